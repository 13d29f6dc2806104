/** Reads untrusted JSON. */

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is JsonObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a value that is an object; an empty one if there is none. */
export function partOf(value: unknown, ...names: readonly string[]): JsonObject {
	const found = names.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), value);
	return isRecord(found) ? found : {};
}
