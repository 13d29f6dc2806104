/** Reads unknown JSON: what is missing is empty. */

/** The fields of something that may be an object. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value; none where it is no object. */
export function fieldsOf(value: unknown): Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The elements of a value; none where it is no list. */
export function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

/** Whether both are dates and the first is the later. */
export function isAfter(one: unknown, other: unknown): boolean {
	return typeof one === 'string' && typeof other === 'string' && one > other;
}
