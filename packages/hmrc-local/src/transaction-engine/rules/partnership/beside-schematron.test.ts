/** Our rules and HMRC's own Schematron of SA800 2024-25: on randomly changed returns both find the same numbers. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { find, writeXml, type XmlElement } from '@halfpenny/govtalk';
import { describe, expect, it } from 'vitest';
import { chance } from '../../../faults/chance.ts';
import { checkStructure } from '../../structure/check-structure.ts';
import { leafTable } from '../../structure/leaf-table.ts';
import {
	everyPage,
	type PartnershipToSend,
	partnershipEnvelope,
	partnershipSubmission,
	shortPage,
} from '../../testing/build-partnership.ts';
import { parse } from '../../testing/talk.ts';
import { boxOf, pagePaths } from './partnership-boxes.ts';
import { partnershipProblems, partnershipRules } from './partnership-problems.ts';

const stylesheet = new URL(
	'../../../../../../../shared/self-assessment/rules/SA800-2024-25.svrl.xslt',
	import.meta.url,
).pathname;
const rules = new URL(
	'../../../../../../../shared/self-assessment/rules/sa800-2024-25-rules.json',
	import.meta.url,
).pathname;
const runnable = existsSync(stylesheet) && spawnSync('xsltproc', ['--version']).status === 0;
const table = leafTable('2024-25', 'SA800');

const documentOf = (xml: string) => {
	const document = find(parse(xml), 'Body/IRenvelope');
	if (!document) throw new Error('a submission has a document');
	return document;
};
const structureFits = (toSend: PartnershipToSend) =>
	checkStructure(parse(writeXml(partnershipEnvelope(toSend))), table).length === 0;

/** The numbers found by either, each once. */
function verdicts(toSend: PartnershipToSend) {
	const xml = partnershipSubmission(toSend);
	const document = documentOf(xml);
	const report = execFileSync('xsltproc', [stylesheet, '-'], {
		input: xml,
		encoding: 'utf8',
		stdio: ['pipe', 'pipe', 'ignore'],
	});
	return {
		fired: report.split('<svrl:fired-rule').length - 1,
		theirs: once([...report.matchAll(/diagnostic="errorCode[^"]*">\s*(\d{4})/g)].map(([, code]) => code)),
		ours: oursOf(document),
	};
}

const once = (found: readonly (string | undefined)[]) => [...new Set(found)].sort();
const oursOf = (document: XmlElement) => once(partnershipProblems(document, table).map(({ code }) => code));

type Record_ = Readonly<Record<string, string>>;
type Target = {
	readonly boxes: readonly string[];
	readonly change: (change: (of: Record_) => Record_) => PartnershipToSend;
};

/** Boxes that hold text below a path, leaving out those on separate pages. */
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

/** Values that a box may hold: dates, a tick, a UTR, or amounts. */
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

const runs = Number(process.env.PARTNERSHIP_RUNS ?? 15);

type Changes = { readonly [box: string]: string | undefined };
/** A return with some boxes filled in and the undefined ones emptied. */
const withBoxes = (toSend: PartnershipToSend, changes: Changes): PartnershipToSend => ({
	...toSend,
	boxes: applied(toSend.boxes ?? {}, changes),
});
const applied = (boxes: Record_, changes: Changes): Record_ => {
	const all = Object.entries({ ...boxes, ...changes });
	return Object.fromEntries(all.flatMap(([box, text]) => (text === undefined ? [] : [[box, text] as const])));
};
const withPage = (name: string, changes: Changes, toSend = everyPage): PartnershipToSend => ({
	...toSend,
	pages: {
		...toSend.pages,
		[name]: (toSend.pages?.[name] ?? [{}]).map((row, at) => (at === 0 ? applied(row, changes) : row)),
	},
});
const addressed = (lines: readonly string[], shortLine?: string): PartnershipToSend => {
	const path = 'SApartnership/Partnership/OtherInformation/TaxPayerAddress';
	return {
		...everyPage,
		texts: { [`${path}/Line`]: lines, ...(shortLine ? { [`${path}/ShortLine`]: shortLine } : {}) },
	};
};
const severalCountries = (changes: Changes): PartnershipToSend => ({
	...withBoxes(everyPage, {
		'2.28': undefined,
		'2.30A': undefined,
		'2.31': '300.00',
		'2.33A': '12.00',
		...changes,
	}),
	pages: {
		...everyPage.pages,
		MultipleLetting: [{ '2.4.2': '300.00', '2.4.3': '5.00', '2.4.4': '6.00', '2.4.5': '12.00' }],
	},
});
const withoutTotal = (box: string) =>
	withBoxes(everyPage, { '1.38': undefined, '1.36': undefined, [box]: '15.00' });

/** Rules that random changes hardly ever break. */
const broken: readonly (readonly [string, PartnershipToSend])[] = [
	['6602', withBoxes(everyPage, { '6.1G': 'yes', '6.1N': 'yes' })],
	['6607', withBoxes(everyPage, { '6.1S': 'yes', '6.1N': 'yes' })],
	['6603', withBoxes(everyPage, { '3.7': '2024-10-01', '3.8': '2024-06-01' })],
	['6608', withBoxes(shortPage, { '3.4': undefined })],
	['6963', withBoxes(shortPage, { '3.5': undefined })],
	['6610', withBoxes(everyPage, { '3.27': 'yes', '3.28': 'yes' })],
	['6611', withBoxes(everyPage, { '3.4': undefined })],
	['6625', withBoxes(everyPage, { '3.4': undefined })],
	['6636', withBoxes(everyPage, { 'N1.A': 'yes', 'N1.11': undefined })],
	['6642', withPage('PartnerDetails', { 'N2.7': '2024-10-01', 'N2.9': '2024-06-01' })],
	['6650', severalCountries({ '2.32': '6.00', '2.33': '6.00' })],
	['6655', severalCountries({ '2.32': '5.00', '2.33': '7.00' })],
	['6658', withBoxes(everyPage, { '1.1': undefined })],
	['6951', withBoxes(everyPage, { '1.1': undefined })],
	[
		'6672',
		withPage(
			'FurnishedHolidayLettings',
			{ '1.3': '95000.00', '1.10': '101.00' },
			withBoxes(everyPage, { '1.1': undefined }),
		),
	],
	['6902', withBoxes(everyPage, { '3.13A': '1500000.01', '3.22': '1500000.01' })],
	['6998', withBoxes(everyPage, { '7.17': undefined })],
	['8201', withBoxes(shortPage, { '3.24': '15000001.00' })],
	['8239', addressed(['1 Road'])],
	['8240', addressed(['1 Road', 'Town'], 'County')],
	['8281', withBoxes(everyPage, { '1.23A': '1.00', '1.24': undefined })],
	['8371', withoutTotal('1.35A')],
	['8374', withoutTotal('1.35B')],
	['8375', withoutTotal('1.35C')],
	['8376', withoutTotal('1.35D')],
	['8377', withoutTotal('1.35E')],
	['8372', withoutTotal('1.36')],
	['8373', withoutTotal('1.37')],
];

/** HMRC's numbers that are judged elsewhere (envelope, attachments, amendments), or that no valid structure can break. */
const elsewhere = ['5004', '5005', '5090', '6001', '6015', '6790', '6600'];

describe('our own rules', () => {
	it.each(broken)('find %s', (code, toSend) => {
		expect(structureFits(toSend)).toBe(true);
		expect(oursOf(documentOf(partnershipSubmission(toSend)))).toContain(code);
	});
});

describe.skipIf(!existsSync(rules))('the list of rules', () => {
	it('has every number of HMRC’s rules for SA800 that is not judged elsewhere', () => {
		const all: readonly { readonly code: string }[] = JSON.parse(readFileSync(rules, 'utf8'));
		const theirs = new Set(all.map(({ code }) => code).filter((code) => !elsewhere.includes(code)));
		expect(new Set(partnershipRules.map(({ code }) => code))).toEqual(theirs);
		expect(theirs.size).toBeGreaterThan(200);
	});
});

describe.skipIf(!runnable)('compared with HMRC’s Schematron', () => {
	it.each([
		['every page', everyPage],
		['the shortest', shortPage],
	])('neither finds anything in a valid %s', (_what, toSend) => {
		const found = verdicts(toSend);
		expect(found.fired).toBeGreaterThan(10);
		expect([found.theirs, found.ours]).toEqual([[], []]);
	});

	it.each(broken)('both find %s', (code, toSend) => {
		const found = verdicts(toSend);
		expect(found.theirs).toContain(code);
		expect(found.ours).toEqual(found.theirs);
	});

	it('both find the same in randomly changed returns', () => {
		const random = chance(Number(process.env.PARTNERSHIP_SEED ?? 20_261_120));
		const seen = new Set<string>();
		for (let judged = 0; judged < runs; judged += 1) {
			const changes = random() < 0.5 ? 1 + Math.floor(random() * 4) : 60;
			let toSend = random() < 0.8 ? everyPage : shortPage;
			for (let done = 0; done < changes; done += 1) {
				const next = changed(toSend, random);
				if (structureFits(next)) toSend = next;
			}
			const found = verdicts(toSend);
			for (const code of found.theirs) if (code) seen.add(code);
			expect(found.ours, JSON.stringify(toSend)).toEqual(found.theirs);
		}
		expect(seen.size).toBeGreaterThan(80);
		if (process.env.PARTNERSHIP_RUNS) {
			const never = partnershipRules.map(({ code }) => code).filter((code) => !seen.has(code));
			process.stdout.write(
				`${runs} returns, ${seen.size} numbers; never: ${[...new Set(never)].join(' ')}\n`,
			);
		}
	}, 3_600_000);
});
