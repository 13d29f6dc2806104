/** Formats XML for reading, one indented element a line. For display only; what is sent stays as it is. */

/** An element that holds only text, as one piece; else one tag. */
const LEAF_OR_TAG = /<[^/!?](?:[^>]*[^/>])?>[^<>]*<\/[^>]+>|<[^>]+>/g;

/** Returns the same elements and text with line breaks between elements. Text stays beside its tags. */
export function indentXml(xml: string): string {
	let depth = 0;
	const lines: string[] = [];
	for (const [piece] of xml.matchAll(LEAF_OR_TAG)) {
		const closes = piece.startsWith('</');
		if (closes) depth -= 1;
		lines.push('  '.repeat(Math.max(0, depth)) + piece.trim());
		const holds = /<\/[^>]+>$/.test(piece) || piece.endsWith('/>') || /^<[?!]/.test(piece);
		if (!closes && !holds) depth += 1;
	}
	return lines.join('\n');
}
