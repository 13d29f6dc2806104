/** A value fits exactly when parsing it would change nothing. */
import { isDeepStrictEqual } from 'node:util';
import { type Call, calls } from '@halfpenny/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { sampleOf } from '../../testing/sample-of-schema.ts';
import { fitsExactly } from './fits-exactly.ts';

const every: readonly Call[] = Object.values(calls);
const answers = every.filter(({ media }) => media === undefined || media === 'multipart');
const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const sampleFor = ({ answer }: Call) => sampleOf(answer, () => id);

/** What parsing would keep as it is. */
const isKept = (schema: z.ZodType, value: unknown) => {
	const read = schema.safeParse(value);
	return read.success && isDeepStrictEqual(read.data, value);
};

/** The value with something in it replaced, left out or added; `path` says where. */
function spoil(value: unknown, path: readonly number[], by: unknown): unknown {
	const [step, ...rest] = path;
	if (typeof value !== 'object' || value === null || step === undefined) return by;
	const names = [...Object.keys(value), 'added'];
	const name = names[step % names.length] ?? '';
	const inside = spoil(Reflect.get(value, name), rest, by);
	if (Array.isArray(value)) return value.map((one, index) => (String(index) === name ? inside : one));
	const { [name]: _, ...others } = value as Record<string, unknown>;
	return inside === undefined ? others : { ...others, [name]: inside };
}

describe('an answer of the contract', () => {
	const whole = answers.filter((call) => isKept(call.answer, sampleFor(call)));

	it('fits when parsing would keep it', () => {
		expect(whole.length).toBeGreaterThan(answers.length / 3);
		expect(whole.filter((call) => !fitsExactly(call.answer)(sampleFor(call))).map((call) => call.id)).toEqual(
			[],
		);
	});

	it.each(whole.map((call) => [call.id, call] as const))(
		'never fits when parsing would not: %s',
		(_, call) => {
			const fits = fitsExactly(call.answer);
			const path = fc.array(fc.nat(30), { maxLength: 5 });
			const odd = fc.oneof(
				fc.constantFrom(undefined, null, '', 'x', -1, 0.5, Number.NaN, true, [], {}),
				fc.jsonValue(),
			);
			fc.assert(
				fc.property(path, odd, (where, by) => {
					const value = spoil(sampleFor(call), where, by);
					if (fits(value)) expect(isKept(call.answer, value)).toBe(true);
				}),
			);
		},
	);
});

it.each([
	['a longer key', z.record(z.string().max(1), z.string()), { ab: 'x' }],
	['a missing part', z.object({ id: z.string() }), {}],
	['a part too much', z.object({ id: z.string() }), { id: 'x', of: 1 }],
	['a part too much, deeper', z.array(z.object({ id: z.string() })), [{ id: 'x', of: 1 }]],
	['an array for an object', z.object({}), []],
	['an inherited part', z.object({}), Object.create({ of: 1 })],
	['a date of no calendar', z.iso.date(), '2026-02-30'],
	['an identifier that is none', z.uuid(), 'x'],
	['an identifier with a condition that it breaks', z.uuid().max(10), id],
	['a time of no calendar', z.iso.datetime(), '2026-02-30T00:00:00Z'],
	['a time with something after it', z.iso.datetime(), '2026-02-03T00:00:00Z\n'],
	['a number that is none', z.number(), Number.NaN],
	['what is rounded', z.number().transform(Math.round), 1.5],
	['what has a default', z.object({ id: z.string().default('x') }), {}],
])('does not fit: %s', (_, schema, value) => {
	expect(fitsExactly(schema)(value)).toBe(false);
});
