/** Requests nobody would make: nonsense of every kind, and bodies that fit the contract with anything in their fields. */
import type { Call } from '@halfpenny/contract';
import fc from 'fast-check';
import * as z from 'zod';
import { sampleOf } from './sample-of-schema.ts';

/** Texts that have each broken something somewhere. */
export const strange = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 40 }),
	fc.constantFrom(
		'',
		' ',
		'\u0000',
		'\ud800',
		'💷',
		'\u202eabc',
		'1e999',
		'-0',
		'NaN',
		'2024-25',
		'2024-02-30',
		'uk',
	),
	fc.constantFrom(
		'../..',
		"'; drop table users; --",
		'<script>',
		'x'.repeat(5000),
		'QQ123456C',
		'12345678.90',
	),
	fc.constantFrom('employment', 'bankInterest', 'giftAid', 'scope', 'constructor', '__proto__', 'individual'),
);
const anything = fc.oneof(
	strange,
	fc.jsonValue({ maxDepth: 4 }),
	fc.constantFrom(0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, true, false, null),
	fc.dictionary(strange, strange, { maxKeys: 5 }),
);
const entryAnswers = fc.dictionary(
	fc.constantFrom(
		'employer',
		'pay',
		'taxDeducted',
		'account',
		'amount',
		'taxedAlready',
		'charity',
		'__proto__',
		'x',
	),
	fc.oneof(strange, fc.constantFrom('1', '9999999999.99', '-5', 'Acme'), fc.boolean(), fc.constant(null)),
	{ maxKeys: 5 },
);

/** Bodies: any JSON, or the field names the call knows with any value. */
export function bodiesOf({ body }: Call): fc.Arbitrary<unknown> {
	if (!body) return fc.option(anything, { nil: undefined });
	const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
	const named = Object.fromEntries(
		Object.keys(properties).map((name) => [
			name,
			name === 'answers' ? entryAnswers : fc.oneof(anything, strange),
		]),
	);
	const known = fc.record(named, { requiredKeys: [] });
	return fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: anything });
}

type Json = z.core.JSONSchema.BaseSchema;

/**
 * A value a schema accepts, as far as its JSON Schema says; `idOf` fills anything that names a thing. Undefined if
 * there is none.
 */
export function plausible(schema: z.ZodType | undefined, idOf: () => string): fc.Arbitrary<unknown> {
	if (!schema) return fc.constant(undefined);
	const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
	const sample = fc.constant(sampleOf(schema, idOf));
	return fc.oneof(sample, plausibleIn(shape, idOf));
}

function plausibleIn(schema: Json | boolean | undefined, idOf: () => string): fc.Arbitrary<unknown> {
	if (typeof schema !== 'object') return anything;
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	const branches = schema.anyOf ?? schema.oneOf;
	if (branches) return fc.oneof(...branches.map((branch) => plausibleIn(branch, idOf)));
	const { minimum = -10, maximum = 1e6, items, maxItems = 3 } = schema;
	switch (schema.type) {
		case 'object':
			return recordOf(schema, idOf);
		case 'array':
			return fc.array(plausibleIn(Array.isArray(items) ? items[0] : items, idOf), {
				maxLength: Math.min(3, maxItems),
			});
		case 'boolean':
			return fc.boolean();
		case 'null':
			return fc.constant(null);
		case 'number':
		case 'integer':
			return fc.integer({ min: Math.ceil(minimum), max: Math.max(minimum, Math.min(maximum, 1e6)) });
		default:
			return textOf(schema, idOf);
	}
}

function recordOf({ properties = {}, required = [] }: Json, idOf: () => string): fc.Arbitrary<unknown> {
	const fields = Object.entries(properties).map(([name, inside]) => [
		name,
		name === 'answers' ? entryAnswers : plausibleIn(inside, idOf),
	]);
	const named: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
	return fc.record(named, { requiredKeys: required });
}

function textOf(
	{ format, pattern, minLength = 0, maxLength = 60 }: Json,
	idOf: () => string,
): fc.Arbitrary<string> {
	if (format === 'uuid') return fc.constant(null).map(idOf);
	if (format === 'email') return fc.emailAddress();
	// A pattern with look-around cannot be generated from.
	if (pattern !== undefined && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern));
	const lengths = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) };
	return fc.oneof(fc.string(lengths), fc.string({ unit: 'binary', ...lengths }));
}

/** Percent-encoded; half a surrogate pair cannot be, and is left out. */
export function encode(text: string): string {
	return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
