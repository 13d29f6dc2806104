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
