/** How many mutants of the engine's stages its tests catch (Stryker), a row for each file. */
import { existsSync, readFileSync } from 'node:fs';

interface Mutant {
	readonly mutatorName: string;
	readonly replacement?: string;
	readonly status: string;
	readonly location: { readonly start: { readonly line: number } };
}

type Report = Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;

const noticed = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';
const missed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

const REPORT = '.cache/mutation-tax.json';

/** Counts Stryker's results. Run Stryker first (it takes minutes): `npm run mutation -w packages/tax`. */
export async function measure() {
	if (!existsSync(REPORT)) return { skipped: 'first run `npm run mutation -w packages/tax`' };
	const { files } = JSON.parse(readFileSync(REPORT, 'utf8')) as { files: Report };
	const all = Object.values(files).flatMap(({ mutants }) => mutants);
	const counted = Object.entries(files)
		.map(([file, { mutants }]) => ({ file, ...score(mutants) }))
		.sort((a, b) => a.percent - b.percent || a.file.localeCompare(b.file));
	const total = score(all);
	return {
		title: 'Changes of the tax engine that its tests notice',
		summary: `${total.noticed} of ${total.of} changes of the ${counted.length} files of the stages are noticed by a test: ${total.percent}%. The lowest of a file is ${counted[0]?.percent}%.`,
		columns: ['Stage', 'Changes', 'Noticed', 'Share'],
		rows: counted.map(({ file, of, noticed, percent }) => [
			file.replace('src/stages/', ''),
			String(of),
			String(noticed),
			`${percent}%`,
		]),
		figures: { noticed: total.noticed, of: total.of, percent: total.percent },
		survivors: Object.entries(files).flatMap(([file, { mutants }]) => survivors(file, mutants)),
	};
}

function score(mutants: readonly Mutant[]): { noticed: number; of: number; percent: number } {
	const found = mutants.filter(noticed).length;
	const of = found + mutants.filter(missed).length;
	return { noticed: found, of, percent: Math.floor((found / of) * 1000) / 10 };
}

function survivors(file: string, mutants: readonly Mutant[]): readonly string[] {
	return mutants
		.filter(missed)
		.map(
			({ location, mutatorName, replacement }) =>
				`${file}:${location.start.line} ${mutatorName}: ${replacement?.replace(/\s+/g, ' ')}`,
		);
}
