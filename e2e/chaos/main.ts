/** `npm run chaos [-- --channel transaction-engine|mtd --kills N --database pglite|postgres --servers 1|3 --products N --seed S --people N --defect NAME]`. */
import { parseArgs } from 'node:util';
import { DEFECTS } from './bundles.ts';
import { freshDatabase } from './database.ts';
import { declarationsFiling } from './declarations/filing.ts';
import { runPlanted } from './planted.ts';
import { declarationRows, type RowsOf, returnRows } from './report.ts';
import { returnsFiling } from './returns.ts';
import type { RunOptions, RunResult } from './run.ts';
import { runSideBySide } from './side-by-side.ts';

const { values } = parseArgs({
	options: {
		channel: { type: 'string', default: 'transaction-engine' },
		kills: { type: 'string', default: '20' },
		database: { type: 'string', default: 'pglite' },
		servers: { type: 'string', default: '3' },
		products: { type: 'string', default: '1' },
		seed: { type: 'string', default: String(Date.now() % 1_000_000) },
		people: { type: 'string', default: '' },
		defect: { type: 'string', default: '' },
	},
});
const begun = performance.now();
const say = (line: string) =>
	console.log(`${String(Math.round((performance.now() - begun) / 1000)).padStart(5)} s  ${line}`);

const result = values.defect === '' ? await runAsTold() : await runBroken(values.defect);
for (const [what, value] of rowsOf(result)) console.log(`${what.padEnd(60)} ${value}`);
for (const difference of result.differences) console.log(`  ${difference}`);
process.exit(result.differences.length > 0 ? 1 : 0);

function rowsOf(of: RunResult): ReturnType<RowsOf> {
	return values.channel === 'mtd' ? declarationRows(of) : returnRows(of);
}

function runAll(products: number, options: RunOptions): Promise<RunResult> {
	return values.channel === 'mtd'
		? runSideBySide(declarationsFiling, products, options)
		: runSideBySide(returnsFiling, products, options);
}

async function runAsTold(): Promise<RunResult> {
	const kills = Number(values.kills);
	const [seed, people] = [Number(values.seed), Number(values.people) || Math.max(10, kills)];
	say(`seed ${seed}`);
	if (values.database !== 'postgres') {
		const embedded = { kills, seed, people, servers: 1, databaseUrl: undefined, say };
		return runAll(Number(values.products), embedded);
	}
	const database = await freshDatabase();
	const shared = { kills, seed, people, servers: Number(values.servers), databaseUrl: database.url, say };
	return runAll(1, shared).finally(database.drop);
}

function runBroken(name: string): Promise<RunResult> {
	const defect = Object.entries(DEFECTS).find(([one]) => one === name)?.[1];
	if (!defect) throw new Error(`no such defect; there are ${Object.keys(DEFECTS).join(', ')}`);
	return runPlanted(defect, say);
}
