/** A table letter that the contributions contradict. */
import type { FieldReading } from '../../reading.ts';

/**
 * The letters of whoever pays no contributions: over State Pension age (C, in an investment zone K, in a freeport S, at sea W), or not
 * liable (X). https://www.gov.uk/national-insurance-rates-letters/category-letters
 */
const PAYS_NOTHING: ReadonlySet<string> = new Set(['C', 'K', 'S', 'W', 'X']);

/** The fields without such letters: a single letter is easily read where none stands, as in “C. National Insurance”. */
export function withoutDoubtfulLetters(fields: readonly FieldReading[]): FieldReading[] {
	const paid = fields.filter(
		({ name, value }) => name === 'employeeNationalInsurance' && /[1-9]/.test(value),
	);
	const hasPaid = (row: number | undefined) => paid.some((field) => field.row === row);
	return fields.filter(
		({ name, value, row }) => name !== 'nicTableLetter' || !PAYS_NOTHING.has(value) || !hasPaid(row),
	);
}
