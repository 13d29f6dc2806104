/** A label and what belongs to it, in one line. */

/** "Label: value". A label that ends a sentence of its own, as a question does, takes no colon after its mark. */
export function labelled(label: string, value: string): string {
	return /[?!.:]$/.test(label) ? `${label} ${value}` : `${label}: ${value}`;
}
