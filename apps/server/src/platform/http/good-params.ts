/** Whether what a path names is as its call says: asked several times on a call, and nearly always so. */
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { fitsExactly } from './fits-exactly.ts';

const known = new WeakMap<z.ZodType, (value: unknown) => boolean>();

function fitsOf(schema: z.ZodType): (value: unknown) => boolean {
	const fits = known.get(schema) ?? fitsExactly(schema);
	known.set(schema, fits);
	return fits;
}

/** Whether the path's parameters would pass validation; not if the call has none. */
export function hasGoodParams({ routeOptions, params }: FastifyRequest): boolean {
	const schema = routeOptions.config.call?.params;
	return schema !== undefined && (fitsOf(schema)(params) || schema.safeParse(params).success);
}

/** Validates input by the contract. Parameters that already fit are not parsed, which would change nothing. */
export const validateInput: FastifySchemaCompiler<z.ZodType> = (route) => {
	const parse = validatorCompiler(route);
	if (route.httpPart !== 'params') return parse;
	const fits = fitsOf(route.schema);
	return (input) => (fits(input) ? { value: input } : parse(input));
};
