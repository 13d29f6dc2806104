/** Converts amounts between JSON, in pounds, and the calculation, in millionths of a pound. */
import { amount, written } from '../calculation/amount.ts';
import { isRecord, type JsonObject } from '../mtd/json.ts';

/** A field of a body, 0 if missing. Its two decimals have been checked. */
export const fieldOf = (part: JsonObject, name: string): bigint => {
	const value = part[name];
	return typeof value === 'number' ? amount(String(value)) : 0n;
};

/** Several fields together. */
export const sumOf = (part: JsonObject, names: readonly string[]): bigint =>
	names.reduce((total, name) => total + fieldOf(part, name), 0n);

/** One field of each list item, added up. */
export const sumOfEach = (items: unknown, name: string): bigint =>
	(Array.isArray(items) ? items : []).reduce<bigint>(
		(total, item) => total + (isRecord(item) ? fieldOf(item, name) : 0n),
		0n,
	);

/** An amount as JSON has it, in pounds, cut off after the penny. */
export const inPounds = (value: bigint): number => Number(written(value));

/** An amount, 0 if negative. */
export const notBelowNil = (value: bigint): bigint => (value < 0n ? 0n : value);
