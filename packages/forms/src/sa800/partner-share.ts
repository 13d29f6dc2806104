/** Passes each partner's figures on, as facts for the partner's own return (SA104). */
import { type Facts, type PartnershipFacts, type Pence, parsePounds, pence } from '@halfpenny/facts';
import type { Box, BoxProblem } from '../box.ts';
import { fillPartnership } from './fill-partnership.ts';
import { runsWithTaxYear } from './periods.ts';

/** One partnership in a person's own facts. */
export type PartnerShare = NonNullable<Facts['partnerships']>[number];

/** A partner's figures, or every reason why they are unknown. */
export type PartnerShareResult =
	| {
			readonly ok: true;
			/** An entry of `facts.partnerships`. */
			readonly share: PartnerShare;
			/** False when the partner must align the profit with the tax year (`basisAdjustment`, FPS9). */
			readonly runsWithTaxYear: boolean;
	  }
	| { readonly ok: false; readonly problems: readonly BoxProblem[] };

/**
 * The figures of the partner at an index, as the partnership statement has them: whole pounds that add up to the
 * partnership's. Missing names and references do not matter. Throws if there is no such partner. Source: SA104 notes,
 * which take each box from the statement's box of the same number.
 */
export function partnerShareFacts(facts: PartnershipFacts, partner: number): PartnerShareResult {
	const own = facts.partners?.[partner];
	if (!own) throw new RangeError(`there is no partner ${partner}`);
	const { boxes, problems } = fillPartnership(facts, 'Partnership');
	const real = problems.filter(standsInTheWay);
	if (real.length > 0) return { ok: false, problems: real };
	const page = boxes.filter(({ form, page }) => form === 'SA800PS' && page === partner + 1);
	const share = answered({
		reference: facts.uniqueTaxpayerReference,
		description: facts.trades?.[0]?.description,
		startDate: own.startDate,
		endDate: own.endDate,
		...amountsOf(page),
	});
	return { ok: true, share, runsWithTaxYear: runsWithTaxYear(facts) };
}

/** Whether a problem prevents the amounts from being known. Partners' names and the year's form do not matter to them. */
export function standsInTheWay({ code, path }: BoxProblem): boolean {
	if (code === 'required.missing') return path.endsWith('.shares');
	return !(code.startsWith('text.') || code === 'partners.oneNominated' || code === 'year.withoutForm');
}

function amountsOf(page: readonly Box[]): Partial<PartnerShare> {
	const amount = (number: string) => amountIn(page, `N2.${number}`);
	const [profit, loss] = [amount('11'), amount('12')];
	const property = answered({ profit: amount('19'), financeCosts: amount('26') });
	return answered({
		profit: loss === undefined ? profit : pence((profit ?? 0) - loss),
		accountingAdjustment: amount('11A'),
		untaxedInterest: amount('13'),
		property: Object.keys(property).length > 0 ? property : undefined,
		dividends: amount('22A'),
		taxDeducted: amount('25'),
		cisDeductions: amount('24'),
		tradingTaxDeducted: amount('24A'),
	});
}

function amountIn(page: readonly Box[], number: string): Pence | undefined {
	const box = page.find((candidate) => candidate.box === number);
	const read = box && parsePounds(box.value, true);
	return read?.ok ? read.value : undefined;
}

/** Without the answers that are missing. */
function answered<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
	const kept: { [Key in keyof T]?: Exclude<T[Key], undefined> } = {};
	for (const key of keysOf(values)) {
		const value = values[key];
		if (isThere(value)) kept[key] = value;
	}
	return kept;
}

function keysOf<T extends object>(values: T): readonly (keyof T)[] {
	return Object.keys(values).filter((key): key is keyof T & string => key in values);
}

function isThere<T>(value: T): value is Exclude<T, undefined> {
	return value !== undefined;
}
