/** Reads unknown JSON: missing values are empty. */

/** The fields of a possible object. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value; none if it is not an object. */
export function fieldsOf(value: unknown): Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The elements of a value; none if it is not a list. */
export function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

/** Whether both are dates and the first is the later. */
export function isAfter(one: unknown, other: unknown): boolean {
	return typeof one === 'string' && typeof other === 'string' && one > other;
}
