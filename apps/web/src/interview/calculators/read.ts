/** Reads what is typed into a calculator. A blank counts as nothing; anything unreadable gives a message. */
import { type Pence, parsePounds, pence } from '@halfpenny/facts';
import { sayFlatRates } from '@halfpenny/messages/flat-rates';

/** The number, or the sentence that says what is wrong. */
export type Read<Value> =
	| { readonly value: Value; readonly error?: never }
	| { readonly error: string; readonly value?: never };

/** Reads a count up to `most`. A blank is 0. */
export function readCount(typed: string, most: number): Read<number> {
	const digits = typed.trim().replaceAll(',', '');
	if (digits === '') return { value: 0 };
	const count = /^\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN;
	return count <= most ? { value: count } : { error: sayFlatRates('wrongNumber') };
}

/** Reads an amount. A blank is 0: nothing was paid. */
export function readAmount(typed: string): Read<Pence> {
	if (typed.trim() === '') return { value: pence(0) };
	const read = parsePounds(typed);
	return read.ok ? { value: read.value } : { error: sayFlatRates('wrongAmount') };
}
