/** Money as integer pence, parsed from text without binary fractions. */

declare const penceBrand: unique symbol;

/** An exact amount in whole pence. Make one only with {@link parsePounds}, {@link pence} or the functions below. */
export type Pence = number & { readonly [penceBrand]: true };

/** Why a text is not an amount. Their sentences are in `@halfpenny/messages/problems`. */
export type MoneyProblem = 'money.notANumber' | 'money.tooManyDecimals' | 'money.tooLarge' | 'money.negative';

/** The result of reading an amount: pence, or the reason why not. */
export type MoneyResult =
	| { readonly ok: true; readonly value: Pence }
	| { readonly ok: false; readonly problem: MoneyProblem };

/** The largest amount a box can carry: £9,999,999,999.99 (HMRC's schema). */
const LARGEST = 999_999_999_999;

const AMOUNT = /^(-?)(?=\.?\d)(?:(\d*)|(\d{1,3}(?:,\d{3})+))(?:\.(\d*))?$/;

/**
 * Reads pounds as a person types them ("£1,234.50", "1 234.5", ".50", 1234.5) as pence. Rejects exponents, more than
 * two decimals, anything beyond £9,999,999,999.99, and negative amounts unless `signed`.
 */
export function parsePounds(input: string | number, signed = false): MoneyResult {
	const text = String(input)
		.replace(/[£\s\u00a0]/g, '')
		.replace(/^\u2212/, '-');
	const match = AMOUNT.exec(text);
	if (!match) return { ok: false, problem: 'money.notANumber' };
	const [, sign, plain, grouped, decimals = ''] = match;
	if (decimals.length > 2) return { ok: false, problem: 'money.tooManyDecimals' };
	const whole = (plain || grouped || '0').replaceAll(',', '').replace(/^0+(?=\d)/, '');
	if (whole.length > 10) return { ok: false, problem: 'money.tooLarge' };
	const magnitude = Number(whole + decimals.padEnd(2, '0'));
	if (sign && magnitude > 0 && !signed) return { ok: false, problem: 'money.negative' };
	return { ok: true, value: (sign && magnitude > 0 ? -magnitude : magnitude) as Pence };
}

/** Whole pence as {@link Pence}. Throws on a fraction or an amount no box could carry: only a bug gives one. */
export function pence(value: number): Pence {
	if (!Number.isSafeInteger(value) || Math.abs(value) > LARGEST * 1000) {
		throw new RangeError(`not an amount in pence: ${value}`);
	}
	return value as Pence;
}

/** Whole pounds as {@link Pence}. */
export function pounds(value: number): Pence {
	return pence(value * 100);
}

/** £0.00. */
export const ZERO: Pence = 0 as Pence;

/** The sum of amounts. */
export function sum(amounts: Iterable<Pence>): Pence {
	let total = 0;
	for (const amount of amounts) total += amount;
	return pence(total);
}

/** Rounds down to whole pounds (towards minus infinity), in pence (HMRC's `£down`). HMRC rounds income this way. */
export function downToPound<Amount extends number>(amount: Amount): Amount {
	return (Math.floor(amount / 100) * 100) as Amount;
}

/**
 * Rounds up to whole pounds (towards plus infinity), in pence (HMRC's `£up`). HMRC rounds deductions and tax paid this
 * way.
 */
export function upToPound<Amount extends number>(amount: Amount): Amount {
	return (Math.ceil(amount / 100) * 100) as Amount;
}

/** The amount as a plain decimal string in pounds, always two decimals: `-1234.50`. For JSON and XML. */
export function toPounds(amount: Pence): string {
	const digits = String(Math.abs(amount)).padStart(3, '0');
	return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses what {@link toPounds} wrote, in pence: a total may exceed what a box can hold. Undefined for other text. */
export function fromPounds(text: string): Pence | undefined {
	return /^-?\d{1,12}\.\d\d$/.test(text) ? pence(Number(text.replace('.', '')) || 0) : undefined;
}

/** The amount as people read it: `£1,234.50`, `−£5.00`. */
export function formatPounds(amount: Pence): string {
	const [whole = '0', decimals = '00'] = toPounds(Math.abs(amount) as Pence).split('.');
	return `${amount < 0 ? '\u2212' : ''}£${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
