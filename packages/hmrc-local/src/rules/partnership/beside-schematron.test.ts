/** Our rules beside HMRC's own Schematron of SA800 2024-25: on returns changed at random both find the same numbers. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { find } from '@halfpenny/govtalk';
import { describe, expect, it } from 'vitest';
import { chance } from '../../faults/chance.ts';
import { checkStructure } from '../../structure/check-structure.ts';
import { leafTable } from '../../structure/leaf-table.ts';
import {
	everyPage,
	type PartnershipToSend,
	partnershipSubmission,
	shortPage,
} from '../../testing/build-partnership.ts';
import { parse } from '../../testing/talk.ts';
import { boxOf, pagePaths } from './partnership-boxes.ts';
import { partnershipProblems, partnershipRules } from './partnership-problems.ts';

const stylesheet = new URL(
	'../../../../../../shared/self-assessment/rules/SA800-2024-25.svrl.xslt',
	import.meta.url,
).pathname;
const runnable = existsSync(stylesheet) && spawnSync('xsltproc', ['--version']).status === 0;
const table = leafTable('2024-25', 'SA800');

/** The numbers that either finds, each once; undefined when the structure is wrong already. */
function verdicts(toSend: PartnershipToSend) {
	const xml = partnershipSubmission(toSend);
	const document = find(parse(xml), 'Body/IRenvelope');
	if (!document || checkStructure(document, table).length > 0) return undefined;
	const report = execFileSync('xsltproc', [stylesheet, '-'], {
		input: xml,
		encoding: 'utf8',
		stdio: ['pipe', 'pipe', 'ignore'],
	});
	const codes = (found: readonly (string | undefined)[]) => [...new Set(found)].sort();
	return {
		fired: report.split('<svrl:fired-rule').length - 1,
		theirs: codes([...report.matchAll(/diagnostic="errorCode[^"]*">\s*(\d{4})/g)].map(([, code]) => code)),
		ours: codes(partnershipProblems(document, table).map(({ code }) => code)),
	};
}

type Record_ = Readonly<Record<string, string>>;
type Target = {
	readonly boxes: readonly string[];
	readonly change: (change: (of: Record_) => Record_) => PartnershipToSend;
};

/** Boxes that hold text below a path, leaving out what stands on pages of their own. */
function boxesBelow(path: string, without: readonly string[]): readonly string[] {
	return table.childrenOf(path).flatMap((row) => {
		if (without.includes(row.path) || row.max === 0) return [];
		const box = boxOf(row.path, table);
		return row.type === null ? boxesBelow(row.path, without) : box ? [box] : [];
	});
}
const top = 'IRenvelope/SApartnership';
const apart = [
	...Object.values(pagePaths).map((path) => `${top}/${path}`),
	`${top}/PartnershipChargeableAssets/Disposals/DisposalRow`,
	`${top}/PartnershipForeign/IncomeLandPropertyAbroad/MultipleLettings/MultipleLetting`,
	`${top}/Declaration`,
];
const wholeBoxes = boxesBelow(top, apart);
const pageBoxes = new Map(
	apart.slice(0, -1).map((path) => [path.slice(path.lastIndexOf('/') + 1), boxesBelow(path, [])] as const),
);

const days = ['2024-04-05', '2024-04-06', '2024-10-01', '2025-04-05', '2025-04-06'];
const amounts = [
	'0.00',
	'1.00',
	'2.01',
	'100.00',
	'90000.00',
	'150000.00',
	'150000.01',
	'1500001.00',
	'15000001.00',
	'-5.00',
];

const typeOfBox = new Map(
	table.childrenOf('IRenvelope').flatMap(function below(row): (readonly [string, string])[] {
		const box = boxOf(row.path, table);
		const own = row.type !== null && box ? [[box, row.type] as const] : [];
		return [...own, ...table.childrenOf(row.path).flatMap(below)];
	}),
);

/** Values that may stand in a box: days, a tick, a UTR, or amounts. */
function valuesFor(box: string): readonly string[] {
	const type = table.type(typeOfBox.get(box) ?? '');
	if (type?.base === 'date') return days;
	if (type?.enumeration.length) return ['yes'];
	return box === 'N2.8' ? ['2222222222', '2234567890', '2234567891'] : amounts;
}

/** One random change: a box emptied, filled in, or changed by a pound or a penny. */
function changed(toSend: PartnershipToSend, random: () => number): PartnershipToSend {
	const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
	const target = pick(targetsOf(toSend, random));
	const box = target && pick(target.boxes);
	if (!target || !box) return toSend;
	const how = random();
	return target.change((of) => {
		const { [box]: old, ...rest } = of;
		if (how < 0.3) return rest;
		const number = old === undefined ? Number.NaN : Number(old);
		if (how < 0.6 && !Number.isNaN(number) && old?.includes('.'))
			return { ...of, [box]: (number + (pick([1, -1, 0.01, 2]) ?? 0)).toFixed(2) };
		return { ...of, [box]: pick(valuesFor(box)) ?? '' };
	});
}

function targetsOf(toSend: PartnershipToSend, random: () => number): readonly Target[] {
	const whole: Target = {
		boxes: wholeBoxes,
		change: (change) => ({ ...toSend, boxes: change(toSend.boxes ?? {}) }),
	};
	const pages = [...pageBoxes].map(([name, boxes]): Target => {
		const rows = toSend.pages?.[name] ?? [];
		const at = Math.floor(random() * Math.max(1, rows.length));
		return {
			boxes,
			change: (change) => {
				const next =
					rows.length === 0 ? [change({})] : rows.map((row, nth) => (nth === at ? change(row) : row));
				return { ...toSend, pages: { ...toSend.pages, [name]: next } };
			},
		};
	});
	return [whole, whole, whole, whole, ...pages];
}

const runs = Number(process.env.PARTNERSHIP_RUNS ?? 40);

describe.skipIf(!runnable)('beside HMRC’s Schematron', () => {
	it.each([
		['every page', everyPage],
		['the shortest', shortPage],
	])('neither finds anything in %s that is right', (_what, toSend) => {
		const found = verdicts(toSend);
		expect(found?.fired).toBeGreaterThan(10);
		expect([found?.theirs, found?.ours]).toEqual([[], []]);
	});

	it('both find the same in returns that were changed at random', () => {
		const random = chance(Number(process.env.PARTNERSHIP_SEED ?? 20_261_120));
		const seen = new Set<string>();
		let judged = 0;
		while (judged < runs) {
			let toSend = random() < 0.8 ? everyPage : shortPage;
			for (let changes = 1 + Math.floor(random() * 4); changes > 0; changes -= 1)
				toSend = changed(toSend, random);
			const found = verdicts(toSend);
			if (!found) continue;
			judged += 1;
			for (const code of found.theirs) if (code) seen.add(code);
			expect(found.ours, JSON.stringify(toSend)).toEqual(found.theirs);
		}
		expect(seen.size).toBeGreaterThan(20);
		if (process.env.PARTNERSHIP_RUNS) {
			const never = partnershipRules.map(({ code }) => code).filter((code) => !seen.has(code));
			process.stdout.write(
				`${judged} returns, ${seen.size} numbers; never: ${[...new Set(never)].join(' ')}\n`,
			);
		}
	}, 3_600_000);
});
