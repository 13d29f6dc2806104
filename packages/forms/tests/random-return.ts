/** Random returns over every box of some forms, most of them wrong; HMRC's rules and ours must agree on them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSubmitRequest } from '@halfpenny/govtalk';
import type { Box, FormName } from '../src/box.ts';
import { irEnvelope } from '../src/return-xml/ir-envelope.ts';
import { toElement } from '../src/return-xml/to-element.ts';
import { returnSchemas } from '../src/return-xml/year-schema.ts';
import { shared } from './judges.ts';
import { type SchemaLeaf, schemaLeaves } from './schema-leaves.ts';

/** A random number below `limit`. */
export type Dice = (limit: number) => number;

/** A seeded random generator (mulberry32): the same numbers for a seed. */
export function diceOf(seed: number): Dice {
	let state = seed;
	return (limit) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
	};
}

/** HMRC's box numbers by path. */
export function boxNumbers(year: '2024-25' | '2025-26'): Readonly<Record<string, string>> {
	return JSON.parse(readFileSync(join(shared, `boxmaps/sa100-${year}-boxmap.json`), 'utf8'));
}

const AMOUNTS = [
	0, 1, 1, 2, 3, 5, 100, 999, 1000, 1001, 7500, 7501, 30_000, 89_999, 90_000, 150_000, 200_001, 2_000_001,
];
const DATES = [
	'2024-04-05',
	'2024-04-06',
	'2024-06-01',
	'2024-10-05',
	'2025-04-05',
	'2025-04-06',
	'1934-01-01',
	'1958-04-06',
	'1980-02-29',
];
/** What is most likely to break a single limit. */
const EXTREMES = {
	amounts: [0, 1, 1000, 150_000, 99_999_999, 99_999_999],
	dates: ['1934-01-01', '1950-05-05', '2024-06-01', '2039-01-01'],
};
const USUAL = { amounts: AMOUNTS, dates: DATES };
const UTRS = ['2234567890', '1234567890', '1111111111', '1097172564'];

/** A leaf with HMRC's box number. */
export type NumberedLeaf = SchemaLeaf & { readonly box: string };

/** The leaves of 2024-25 that have a box number, on the requested forms, in the order of the schema. */
export function leavesOfForms(forms: readonly string[]): readonly NumberedLeaf[] {
	const numbers = boxNumbers('2024-25');
	return schemaLeaves('2024-25').flatMap((leaf) => {
		const box = numbers[leaf.path];
		if (!forms.includes(formOf(leaf))) return [];
		return box === undefined ? linesOfAddress(leaf) : [{ ...leaf, box }];
	});
}

const ADDRESSES: Readonly<Record<string, string>> = {
	NomineeAddress: 'FIN12',
	TaxAdviserAddress: 'FIN17',
	AddressOfPersonSigning: 'FIN26',
};

/** The lines of an address have no numbers in HMRC's list. */
function linesOfAddress(leaf: SchemaLeaf): readonly NumberedLeaf[] {
	const [name = '', parent = ''] = leaf.path.split('/').reverse();
	const box = ADDRESSES[parent];
	if (box === undefined || !name.endsWith('Line')) return [];
	if (name === 'ShortLine') return [{ ...leaf, box: `${box}-4` }];
	return [1, 2, 3].map((line) => ({ ...leaf, path: `${leaf.path}[${line}]`, box: `${box}-${line}` }));
}

/** Random boxes: `density` in a hundred of the leaves of a group are filled, several pages of forms that repeat; a few forms each. */
export function randomBoxes(dice: Dice, leaves: readonly NumberedLeaf[]): readonly Box[] {
	const boxes: Box[] = [];
	const density = 5 + dice(60);
	for (const [form, own] of byForm(leaves)) {
		const repeats = isRepeated(form);
		const pages = dice(4) > 0 ? 0 : 1 + dice(repeats ? 2 : 1);
		for (let page = 1; page <= pages; page++) {
			for (const leaf of own) if (dice(100) < density) boxes.push(boxOf(leaf, page, dice));
		}
	}
	return boxes;
}

/** Random boxes of a few leaves only: nearly all of those named, so that a rule on them has something to look at. */
export function focusedBoxes(
	dice: Dice,
	leaves: readonly NumberedLeaf[],
	named: ReadonlySet<string>,
): readonly Box[] {
	return leaves
		.filter(({ box }) => named.has(box) && dice(100) < 70)
		.map((leaf) => boxOf(leaf, 1, dice, EXTREMES));
}

/** The name of a leaf's form. */
function formOf({ path }: SchemaLeaf): string {
	return path.split('/')[2] ?? '';
}

function isRepeated(form: string): boolean {
	return /^SA10[234][FS]?$/.test(form);
}

function byForm(leaves: readonly NumberedLeaf[]): ReadonlyMap<string, readonly NumberedLeaf[]> {
	const forms = new Map<string, NumberedLeaf[]>();
	for (const leaf of leaves) {
		const form = formOf(leaf);
		forms.set(form, [...(forms.get(form) ?? []), leaf]);
	}
	return forms;
}

function boxOf(leaf: NumberedLeaf, page: number, dice: Dice, from = USUAL): Box {
	const form = formOf(leaf);
	const path = isRepeated(form) ? leaf.path.replace(`/${form}/`, `/${form}[${page}]/`) : leaf.path;
	const value = randomValue(leaf, dice, from);
	return { form: form as FormName, box: leaf.box, title: leaf.box, page, path, value, origins: [] };
}

function randomValue(leaf: NumberedLeaf, dice: Dice, { amounts, dates }: typeof USUAL): string {
	const pick = (some: readonly (string | number)[]) => String(some[dice(some.length)]);
	switch (leaf.type) {
		case 'money.any':
			return `${dice(3) === 0 ? '-' : ''}${1 + Number(pick(amounts))}.00`;
		case 'money.notZero':
			return `${dice(4) === 0 ? '-' : ''}${1 + Number(pick(amounts))}.00`;
		case 'money.positive':
			return `${1 + Number(pick(amounts))}.00`;
		case 'money.notNegative':
			return `${pick(amounts)}.00`;
		case 'date':
			return pick(dates);
		case 'count':
			return pick([0, 1, 2]);
		case 'yesNo':
			return pick(['yes', 'no']);
		case 'code':
			return pick(leaf.codes);
		case 'tick':
			return 'yes';
		case 'text':
			return 'Text';
		default:
			return leaf.path.endsWith('PartnershipReferenceNumber') ? pick(UTRS) : pick(['2023-24', '2024-26']);
	}
}

/** Boxes as a whole GovTalk message of 2024-25, whatever is in them. */
export function messageOf(boxes: readonly Box[]): string {
	const schema = returnSchemas['2024-25'];
	const keys = [{ type: 'UTR', value: '2234567890' }];
	const request = buildSubmitRequest({
		messageClass: 'HMRC-SA-SA100',
		transactionId: '',
		channel: { vendorId: '0000', product: 'Example', version: '0.1' },
		keys,
		body: irEnvelope(toElement(boxes), { schema, sender: 'Individual', keys }),
	});
	return new TextDecoder().decode(request);
}
