/**
 * Whether a value already is what a schema would make of it. Much cheaper than parsing, since nothing is built; when in
 * doubt the answer is no.
 */
import * as z from 'zod';

type Fits = (value: unknown) => boolean;
type Schema = z.core.$ZodType;

/** Returns the test of a schema: true only if parsing would succeed and change nothing. */
export function fitsExactly(schema: Schema): Fits {
	if (schema instanceof z.ZodNullable) return orElse(null, fitsExactly(schema.def.innerType));
	if (schema instanceof z.ZodOptional) return orElse(undefined, fitsExactly(schema.def.innerType));
	if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return oneOf(schema);
	if (schema instanceof z.ZodUnknown) return () => true;
	if (schema instanceof z.ZodUUID || schema instanceof z.ZodISODateTime) return matching(schema);
	if ('checks' in schema._zod.def || 'check' in schema._zod.def) return byParsing(schema);
	if (schema instanceof z.ZodString) return (value) => typeof value === 'string';
	if (schema instanceof z.ZodBoolean) return (value) => typeof value === 'boolean';
	if (schema instanceof z.ZodObject) return objectOf(schema);
	if (schema instanceof z.ZodRecord) return recordOf(schema);
	if (schema instanceof z.ZodArray) return arrayOf(fitsExactly(schema.def.element));
	if (schema instanceof z.ZodUnion) return anyOf(schema.def.options.map(fitsExactly));
	return byParsing(schema);
}

/** For a text that only has to match a pattern, as zod tests it. */
function matching(schema: z.ZodUUID | z.ZodISODateTime): Fits {
	const { pattern, checks } = schema._zod.def;
	if (!pattern || pattern.global || pattern.sticky || checks?.length) return byParsing(schema);
	return (value) => typeof value === 'string' && pattern.test(value);
}

/** For a text or number with conditions. What parsing would copy, an object, never counts as fitting. */
function byParsing(schema: Schema): Fits {
	return (value) => {
		const read = z.safeParse(schema, value);
		return read.success && read.data === value;
	};
}

function orElse(nothing: null | undefined, fits: Fits): Fits {
	return (value) => value === nothing || fits(value);
}

function oneOf({ _zod: { values } }: z.ZodEnum | z.ZodLiteral): Fits {
	return (value) => values?.has(value as string) ?? false;
}

function arrayOf(fits: Fits): Fits {
	return (value) => Array.isArray(value) && value.every(fits);
}

function anyOf(options: readonly Fits[]): Fits {
	return (value) => options.some((fits) => fits(value));
}

function recordOf(schema: z.ZodRecord): Fits {
	const { keyType, valueType } = schema.def;
	if (!(keyType instanceof z.ZodString) || 'checks' in keyType.def) return byParsing(schema);
	const fits = fitsExactly(valueType);
	return (value) => {
		if (!isObject(value)) return false;
		for (const name in value) if (!fits(value[name])) return false;
		return true;
	};
}

function objectOf({ def, shape }: z.ZodObject): Fits {
	if (def.catchall !== undefined && !(def.catchall instanceof z.ZodNever)) return () => false;
	const parts = new Map(Object.entries(shape).map(([name, part]) => [name, partOf(part)]));
	const required = [...parts.values()].filter((part) => part.required).length;
	return (value) => {
		if (!isObject(value)) return false;
		let found = 0;
		for (const name in value) {
			const part = parts.get(name);
			if (!part?.fits(value[name])) return false;
			if (part.required) found += 1;
		}
		return found === required;
	};
}

/** How a property fits, and whether it has to be there. */
function partOf(schema: Schema) {
	const fits = fitsExactly(schema);
	return { fits, required: !fits(undefined) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
