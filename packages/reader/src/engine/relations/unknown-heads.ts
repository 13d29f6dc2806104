/**
 * Columns whose own head nobody knows, in a table whose other heads are known: "Pre Tax Deductions" beside "Gross Pay" heads no gross
 * pay, and "Amount" beside "Year to date" heads the amounts of this period.
 */
import type { Part } from '../../definition.ts';
import { sameRow } from '../../geometry.ts';
import { normalise } from '../labels/normalise.ts';
import type { Label } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { headsOver } from './column-heads.ts';
import { rowWith } from './ordinal.ts';
import type { Told } from './part.ts';
import { boxOf, isRowLabel, isSameCell, type Neighbour, type Surroundings, shareX } from './surroundings.ts';

/** A text of more words is no head of a column. */
const MOST_WORDS = 5;
/** Heads that only say that money stands under them. */
const SAYS_NOTHING = /^((amounts?|values?|totals?|sums?|figures?|pounds|money|gbp|in|s|of)( |$))+$/;

/** What the unknown head of an amount's column makes of it, with what its row tells; undefined where it has none, or that says nothing. */
export function underUnknownHead(amount: Amount, row: Part, around: Surroundings): Told | undefined {
	const head = headOf(amount, around);
	if (head?.kind !== 'text' || head.text.words.length > MOST_WORDS || around.claimed.has(head.text))
		return undefined;
	const { box, text } = head.text;
	const level = rowWith(amount, around)
		.filter((other) => other !== amount)
		.flatMap((other) => headOf(other, around) ?? [])
		.filter((other) => boxOf(other) !== box && sameRow(boxOf(other), box));
	const known = level.flatMap((other) =>
		other.kind === 'label' && isHead(other.label) ? [other.label] : [],
	);
	if (known.length === 0) return undefined;
	const saysNothing = isOfMoneyOnly(text);
	if (!row.figure) return saysNothing ? undefined : 'foreign';
	return row.scope
		? undefined
		: besideScopes(known, { row, saysNothing, isAlone: known.length === level.length }, around);
}

/** An amount whose row tells its figure: of no column that we want beside one of the usual scope, and of that scope where its head leaves no other. */
function besideScopes(
	known: readonly Label[],
	{
		row,
		saysNothing,
		isAlone,
	}: { readonly row: Part; readonly saysNothing: boolean; readonly isAlone: boolean },
	{ sheet }: Surroundings,
): Told | undefined {
	const { usualScope, usualWhereUntold = false } = sheet.vocabulary.grid ?? {};
	const scopes = known.map(scopeOf).filter((scope) => scope !== undefined);
	if (!usualWhereUntold || usualScope === undefined || scopes.length === 0) return undefined;
	if (scopes.includes(usualScope)) return saysNothing ? undefined : 'foreign';
	return saysNothing && isAlone ? { part: { ...row, scope: usualScope } } : undefined;
}

/** Whether a text only says that it stands over money. */
export function isOfMoneyOnly(text: string): boolean {
	return SAYS_NOTHING.test(normalise(text));
}

/** The nearest head in the amount's own column. */
function headOf(amount: Amount, around: Surroundings): Neighbour | undefined {
	const { rulings } = around.sheet.page;
	return headsOver(amount, around).find((head) => {
		const isOwn = shareX(boxOf(head), amount) > 0 || isSameCell(boxOf(head), amount.box, rulings);
		return isOwn && !(head.kind === 'label' && isRowLabel(head.label, amount, around));
	});
}

function isHead({ meaning }: Label): boolean {
	if (meaning.kind === 'amount') return meaning.label.rowOnly !== true;
	return meaning.kind === 'part' && (meaning.part.figure ?? meaning.part.scope) !== undefined;
}

function scopeOf({ meaning }: Label): string | undefined {
	return meaning.kind === 'part' && !meaning.part.figure ? meaning.part.scope : undefined;
}
