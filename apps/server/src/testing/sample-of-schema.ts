/** A value a contract schema accepts, as far as its JSON Schema says; `idOf` fills anything that names a thing. */
import * as z from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

/** What a schema accepts; undefined if there is nothing. */
export function sampleOf(schema: z.ZodType | undefined, idOf: () => string): unknown {
	if (!schema) return undefined;
	return sampleIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', idOf);
}

function sampleIn(schema: Json | boolean | undefined, name: string, idOf: () => string): unknown {
	if (typeof schema !== 'object') return 'x';
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return schema.enum[0];
	const branch = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
	if (branch) return sampleIn(branch, name, idOf);
	switch (schema.type) {
		case 'object':
			return Object.fromEntries(
				Object.entries(schema.properties ?? {}).map(([key, inside]) => [key, sampleIn(inside, key, idOf)]),
			);
		case 'array':
			return [sampleIn(Array.isArray(schema.items) ? schema.items[0] : schema.items, name, idOf)];
		case 'boolean':
			return true;
		case 'number':
		case 'integer':
			return schema.minimum ?? 1;
		default:
			return textOf(schema, name, idOf);
	}
}

const KNOWN: readonly (readonly [RegExp, string])[] = [
	[/year/i, '2025-26'],
	[/(from|start).*date|^from$|^start$/i, '2025-04-06'],
	[/date|^to$|^end$/i, '2025-07-05'],
	[/amount|pay|turnover|income|cost/i, '1.00'],
];

function textOf({ format, minLength = 0 }: Json, name: string, idOf: () => string): string {
	if (format === 'uuid' || /(^|[a-z])(id|Id|state)$/.test(name)) return idOf();
	if (format === 'email') return 'somebody@example.com';
	const known = KNOWN.find(([pattern]) => pattern.test(name))?.[1];
	return known ?? 'x'.repeat(Math.max(1, minLength));
}
