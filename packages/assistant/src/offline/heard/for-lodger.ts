/** What a lodger pays and costs has questions of its own beside those of a let home. */
import type { Answers } from '@halfpenny/questions';

const FIELDS: Readonly<Record<string, string>> = { rents: 'receipts', totalExpenses: 'costs' };

/** The question an amount answers where a lodger is all that is let. */
export function fieldForLodger(field: string): string {
	return FIELDS[field] ?? field;
}

/** A statement about a lodger, where answers say that there is one and no other let. */
export function forLodger<Of extends { readonly field: string; readonly also: Answers }>(
	one: Of,
	...said: readonly (Answers | undefined)[]
): Of {
	const isLodger = said.some((answers) => answers?.lettingKind === 'lodger');
	const field = fieldForLodger(one.field);
	if (!isLodger || field === one.field) return one;
	const { oneFigure: _, ...also } = one.also;
	return { ...one, field, also };
}

const LETS: readonly unknown[] = ['property', 'lodger'];

/** What kind of let there is where a lodger is told of beside a home that is let, or the other way round: both. */
export function bothLet(before: Answers, told: Answers): Answers {
	const [one, other] = [before.lettingKind, told.lettingKind];
	return one !== other && LETS.includes(one) && LETS.includes(other) ? { lettingKind: 'both' } : {};
}
