/** Parameters of a path: parsed only where parsing could change them. */
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { hasGoodParams, validateInput } from './good-params.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const named = z.object({ id: z.uuid() });
const counted = z.object({ page: z.coerce.number() });
const request = (params: object, schema?: z.ZodType) =>
	({ params, routeOptions: { config: { call: { params: schema } } } }) as unknown as FastifyRequest;

it.each([
	['as the call says', { id }, named, true],
	['with one too many, which is left out', { id, of: 'x' }, named, true],
	['that are read as numbers', { page: '2' }, counted, true],
	['that are wrong', { id: 'x' }, named, false],
	['of a call without any', {}, undefined, false],
])('parameters %s', (_, params, schema, good) => {
	expect(hasGoodParams(request(params, schema))).toBe(good);
});

it.each([
	['leaves parameters that fit', named, { id }, { value: { id } }],
	['leaves out one too many', named, { id, of: 'x' }, { value: { id } }],
	['reads numbers', counted, { page: '2' }, { value: { page: 2 } }],
])('%s', (_, schema, params, read) => {
	const validate = validateInput({ schema, method: 'GET', url: '/', httpPart: 'params' });
	expect(validate(params)).toEqual(read);
});

it('refuses wrong parameters', () => {
	const validate = validateInput({ schema: named, method: 'GET', url: '/', httpPart: 'params' });
	expect(validate({ id: 'x' })).toHaveProperty('error');
});
