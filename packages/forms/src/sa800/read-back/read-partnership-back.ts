/** Reads a filed partnership return, ours or another product's, back to facts. */
import {
	type FactTree,
	factAt,
	type PartnershipFacts,
	type PartnershipFactsInput,
	parsePartnershipFacts,
} from '@halfpenny/facts';
import { parsePage } from '../../read-back/parse-page.ts';
import { problemOf, type ReadBackProblem } from '../../read-back/read-back-problem.ts';
import { type Combined, newReading, put, type Reading } from '../../read-back/reading.ts';
import type { Difference, NotCarried } from '../../read-back/refill.ts';
import { heldFacts } from '../../read-back/settle.ts';
import { partnershipFormYears } from '../partnership-schema.ts';
import { accountsPeriod } from '../periods.ts';
import { comparePartnership } from './compare-partnership.ts';
import { type FiledPartnership, type FiledSheet, openPartnership } from './open-partnership.ts';
import { parseShares } from './parse-shares.ts';
import { partnershipBoxReaders } from './partnership-box-readers.ts';

/** A partnership's facts and remarks on them, or every reason why there are none. */
export type PartnershipBackResult =
	| {
			readonly ok: true;
			/** As JSON with pounds as text, for `parsePartnershipFacts`. */
			readonly facts: PartnershipFactsInput;
			readonly notCarried: readonly NotCarried[];
			/** Boxes that hold several answers together. */
			readonly combined: readonly Combined[];
			/** Totals and shares where these facts differ from the return. */
			readonly differences: readonly Difference[];
	  }
	| { readonly ok: false; readonly problems: readonly ReadBackProblem[] };

/**
 * Reads a GovTalkMessage, or a bare IRenvelope, with a partnership's return. Never throws on bad input: document types,
 * bombs, cut-off files, other returns and years without a form are problems.
 */
export function readPartnershipBack(xml: Uint8Array | string): PartnershipBackResult {
	const opened = openPartnership(xml);
	if (!opened.ok) return { ok: false, problems: [problemOf(opened.code, opened.year, partnershipFormYears)] };
	return { ok: true, ...parseReturn(opened.filed) };
}

function parseReturn(filed: FiledPartnership): Omit<Extract<PartnershipBackResult, { ok: true }>, 'ok'> {
	const reading = newReading();
	put(reading, 'taxYear', filed.year);
	if (filed.utr !== undefined) put(reading, 'uniqueTaxpayerReference', filed.utr);
	for (const sheet of filed.sheets) parseSheet(reading, sheet);
	parseNominated(reading, filed);
	parseAccounts(reading, filed, heldFacts(reading, parsePartnershipFacts));
	parseShares(reading, filed, heldFacts(reading, parsePartnershipFacts));
	const facts = heldFacts(reading, parsePartnershipFacts);
	return {
		facts: inputOf(reading.tree),
		combined: reading.combined,
		...comparePartnership(filed, facts, reading.carried),
	};
}

/** The tree was accepted as facts, so this is what they are parsed from. */
function inputOf(tree: FactTree): PartnershipFactsInput {
	return tree as unknown as PartnershipFactsInput;
}

/** First what a box table can read back, then what was calculated before filling. */
function parseSheet(reading: Reading, { sheet, page }: FiledSheet): void {
	parsePage(reading, page, partnershipBoxReaders);
	const turned = new Set(page.table.rows.map(({ path }) => path));
	for (const { box: number, path } of sheet.rows) {
		const box = turned.has(path) ? undefined : page.boxes.get(path);
		if (box) partnershipBoxReaders[number]?.(reading, box, page);
	}
}

/** The first partner with the signatory's name. */
function parseNominated(reading: Reading, { boxes, partners }: FiledPartnership): void {
	const name = boxes.get('/SApartnership/Partnership/OtherInformation/NominatedPartner');
	const named = Array.from({ length: partners }, (_, index) => `partners[${index}]`).find(
		(path) => factAt(reading.tree, `${path}.name`) === name?.value,
	);
	if (name && named) put(reading, `${named}.nominated`, true, name);
}

/** The days of the accounts, if they differ from the default for the trade. */
function parseAccounts(reading: Reading, { boxes }: FiledPartnership, facts: PartnershipFacts): void {
	const { from, to } = accountsPeriod(facts);
	const element = '/SApartnership/Partnership/TradingAndProfessionalIncomes/Income/AccountingPeriod';
	const [start, end] = [boxes.get(`${element}Start`), boxes.get(`${element}End`)];
	if (start && start.value !== from) put(reading, 'accountingPeriod.start', start.value, start);
	if (end && end.value !== to) put(reading, 'accountingPeriod.end', end.value, end);
}
