/** Joins class names; what is absent or false is left out. */

/** The class names that are there, joined by spaces. */
export function classes(...names: readonly (string | false | undefined)[]): string {
	return names.filter(Boolean).join(' ');
}
