/** A label and what belongs to it, in one line. */

/** "Label: value". A label that ends in a question mark takes no colon. */
export function labelled(label: string, value: string): string {
	return /[?!.:]$/.test(label) ? `${label} ${value}` : `${label}: ${value}`;
}
