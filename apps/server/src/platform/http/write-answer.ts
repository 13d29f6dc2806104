/** Writes answers as the contract describes them: unknown properties are left out, and an answer that doesn’t fit is a bug. */
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type * as z from 'zod';
import { fitsExactly } from './fits-exactly.ts';

/**
 * An answer that fits exactly, as nearly all do, is written as it is; any other is parsed first, which leaves out what is
 * too much. Our answers' schemas transform nothing. Throws if an answer doesn't fit.
 */
export const writeAnswer: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
	const fits = fitsExactly(schema);
	return (answer) => JSON.stringify(fits(answer) ? answer : schema.parse(answer));
};
