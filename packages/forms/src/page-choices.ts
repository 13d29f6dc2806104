/** Whether each business needs the short or the full page, and why, to tell the user. */
import type { Facts } from '@halfpenny/facts';
import { type FullPagesWord, sayFullPages } from '@halfpenny/messages/forms';
import { withClaims } from '@halfpenny/tax';
import { isFormYear } from '@halfpenny/years';
import type { FormName } from './box.ts';
import { fullPagesReasons } from './tables/sa103-common.ts';
import { fullPartnershipReasons } from './tables/sa104.ts';

/** The page of one business. */
export interface PageChoice {
	/** `trades[0]` or `partnerships[1]`. */
	readonly path: string;
	readonly form: FormName;
	/** Why the short page is not enough; empty when it is. */
	readonly reasons: readonly FullPagesWord[];
	/** The choice as a sentence. */
	readonly message: string;
}

/** Short or full page of every business, in the order of the facts. Empty for a year without a form. */
export function pageChoices(facts: Facts): readonly PageChoice[] {
	const { taxYear } = facts;
	if (!isFormYear(taxYear)) return [];
	const { trades = [], partnerships = [] } = withClaims(facts);
	return [
		...trades.map((trade, index) =>
			choice(`trades[${index}]`, ['SA103S', 'SA103F'], fullPagesReasons(trade, taxYear)),
		),
		...partnerships.map((share, index) =>
			choice(`partnerships[${index}]`, ['SA104S', 'SA104F'], fullPartnershipReasons(share)),
		),
	];
}

function choice(
	path: string,
	[short, full]: readonly [FormName, FormName],
	reasons: readonly FullPagesWord[],
): PageChoice {
	const form = reasons.length > 0 ? full : short;
	return { path, form, reasons, message: sayFullPages(reasons) };
}
