/** From what was found on a page to its fields: those that are sure, and those that are left to the person. */
import { toPounds } from '@halfpenny/facts';
import type { AbstainedField, AbstainReason, FieldReading } from '../reading.ts';
import type { CheckedFigure } from './checks.ts';
import type { FigureFound } from './relations/figure-found.ts';

/** Fields that are less sure than this are left out. */
export const SURE_ENOUGH = 0.9;

/** The amount as a field of this page. */
export function amountField(
	{ field, amount, confidence, checks = [] }: FigureFound & Partial<CheckedFigure>,
	page: number,
): FieldReading {
	const { value, text, box } = amount;
	return { name: field, value: toPounds(value), confidence, page, box, text, checks };
}

/** The fields, marked as left out for this reason. */
export function abstain(fields: readonly FieldReading[], reason: AbstainReason): AbstainedField[] {
	return fields.map((field) => ({ ...field, reason }));
}

/** The fields that are sure, and the others. */
export function partBySureness(fields: readonly FieldReading[]): Settled {
	const isSure = ({ confidence }: FieldReading) => confidence >= SURE_ENOUGH;
	return {
		fields: fields.filter(isSure),
		abstained: abstain(
			fields.filter((field) => !isSure(field)),
			'unsure',
		),
	};
}

/** Fields given, and fields left out. */
export interface Settled {
	readonly fields: readonly FieldReading[];
	readonly abstained: readonly AbstainedField[];
}

/** One of each field. Where a page gives a field two values, neither is sure. */
export function settle(fields: readonly FieldReading[]): Settled {
	const isOpen = (field: FieldReading) =>
		fields.some((other) => other.name === field.name && other.value !== field.value);
	const isFirst = (field: FieldReading) => fields.find(({ name }) => name === field.name) === field;
	return {
		fields: fields.filter((field) => isFirst(field) && !isOpen(field)),
		abstained: abstain(fields.filter(isOpen), 'contradicted'),
	};
}
