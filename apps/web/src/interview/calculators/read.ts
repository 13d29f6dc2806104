/** Reading what is typed into a calculator: blank is nothing, and what is no number says so. */
import { type Pence, parsePounds, pence } from '@halfpenny/facts';
import { sayFlatRates } from '@halfpenny/messages/flat-rates';

/** What was read, or the sentence that says why it cannot be. */
export type Read<Value> =
	| { readonly value: Value; readonly error?: never }
	| { readonly error: string; readonly value?: never };

/** A count up to `most`; blank is 0. */
export function readCount(typed: string, most: number): Read<number> {
	const digits = typed.trim().replaceAll(',', '');
	if (digits === '') return { value: 0 };
	const count = /^\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN;
	return count <= most ? { value: count } : { error: sayFlatRates('wrongNumber') };
}

/** An amount; blank is 0, since nothing paid is nothing. */
export function readAmount(typed: string): Read<Pence> {
	if (typed.trim() === '') return { value: pence(0) };
	const read = parsePounds(typed);
	return read.ok ? { value: read.value } : { error: sayFlatRates('wrongAmount') };
}
