/** Joins class names. */

/** Returns the class names that aren't false or absent, joined by spaces. */
export function classes(...names: readonly (string | false | undefined)[]): string {
	return names.filter(Boolean).join(' ');
}
