/** The kinds of field in facts. Each parses what a person typed and reports problems by a stable code. */
import * as z from 'zod/mini';
import {
	parseAccountNumber,
	parseBuildingSocietyReference,
	parseCompanyNumber,
	parseSortCode,
	parseTelephone,
} from './banking.ts';
import { parseDate } from './dates.ts';
import { parseNino, parsePayeReference, parsePostcode, parseUtr } from './identifiers.ts';
import { type Pence, parsePounds } from './money.ts';

/** Reports a problem by its code; `@halfpenny/messages/problems` has the sentence. */
function refuse(context: { issues: z.core.$ZodRawIssue[] }, input: unknown, problem: string): never {
	context.issues.push({ code: 'custom', input, params: { problem } });
	return z.NEVER;
}

function amount(signed: boolean) {
	return z.pipe(
		z.union([z.number(), z.string()]),
		z.transform((input: string | number, context): Pence => {
			const result = parsePounds(input, signed);
			return result.ok ? result.value : refuse(context, input, result.problem);
		}),
	);
}

/** Pounds and pence, 0 to 9,999,999,999.99; pence inside. */
export const money = () => amount(false);

/** Pounds and pence that may be negative, where the form's box allows it (`£ ±`). */
export const signedMoney = () => amount(true);

/** Decimals in a number of shares or tokens: as many as bitcoin has. */
const QUANTITY_DECIMALS = 8;

const isQuantity = (value: number) => Number(value.toFixed(QUANTITY_DECIMALS)) === value; // not money

/** A number of shares or tokens from 0 to a million million, with up to eight decimals. */
export function quantity() {
	return z
		.number()
		.check(
			z.minimum(0),
			z.maximum(1e12),
			z.refine(isQuantity, { params: { problem: 'quantity.tooManyDecimals' } }),
		);
}

/** A line of text, trimmed, of 1 to `longest` characters. */
export function text(longest: number) {
	return z.pipe(
		z.string(),
		z.transform((input: string, context): string => {
			const value = input.trim();
			if (value === '') return refuse(context, input, 'text.empty');
			return value.length > longest ? refuse(context, input, 'text.tooLong') : value;
		}),
	);
}

function parsed(parse: (text: string) => string | undefined, problem: string) {
	return z.pipe(
		z.string(),
		z.transform((input: string, context): string => parse(input) ?? refuse(context, input, problem)),
	);
}

/** A National Insurance number; HMRC's example prefix QQ is accepted for practice returns. */
export const nino = () => parsed((value) => parseNino(value, true), 'nino.invalid');

/** A Unique Taxpayer Reference: ten digits. */
export const utr = () => parsed(parseUtr, 'utr.invalid');

/** A UK postcode. */
export const postcode = () => parsed(parsePostcode, 'postcode.invalid');

/** An employer PAYE reference. */
export const payeReference = () => parsed(parsePayeReference, 'payeReference.invalid');

/** A sort code: six digits. */
export const sortCode = () => parsed(parseSortCode, 'sortCode.invalid');

/** A bank account number: eight digits. */
export const accountNumber = () => parsed(parseAccountNumber, 'accountNumber.invalid');

/** A building society's reference. */
export const buildingSocietyReference = () =>
	parsed(parseBuildingSocietyReference, 'buildingSocietyReference.invalid');

/** A telephone number: digits and spaces. */
export const telephone = () => parsed(parseTelephone, 'telephone.invalid');

/** A company's registration number. */
export const companyNumber = () => parsed(parseCompanyNumber, 'companyNumber.invalid');

/** HMRC's code of a claim or election about gains: three letters, as the notes on SA108 list them. */
export const claimCode = () =>
	parsed((value) => /^[A-Z]{3}$/.exec(value.trim().toUpperCase())?.[0], 'claimCode.invalid');

/** An ISO date that exists: `2025-04-05`. */
export const date = () => parsed(parseDate, 'date.invalid');
