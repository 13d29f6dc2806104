/** Writes XML: escapes, never indents. What it writes is what is sent, so it writes canonical forms from the start. */

/** An element to be written. A default namespace is given as the attribute `xmlns`. */
export type XmlDraft = {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly content: string | readonly XmlDraft[];
};

const NAME = /^(?:[A-Za-z_][\w.-]*:)?[A-Za-z_][\w.-]*$/;
// What XML 1.0 has no way to carry, escaped or not: control characters, lone surrogates, U+FFFE and U+FFFF.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	'\t': '&#x9;',
	'\n': '&#xA;',
	'\r': '&#xD;',
};

/** Describes an element with text or with child elements. */
export function element(
	name: string,
	content: XmlDraft['content'] = '',
	attributes: XmlDraft['attributes'] = {},
): XmlDraft {
	return { name, attributes, content };
}

/** Whether XML 1.0 can hold a text. Users' input is checked with this before a return is built. */
export function isWritable(text: string): boolean {
	return !UNWRITABLE.test(text);
}

/**
 * The element as text: start and end tags always in full, attributes as given, no white space added.
 * Throws a RangeError on a name or a character that XML cannot carry; only a missing check of input gives one.
 */
export function writeXml(draft: XmlDraft): string {
	const { name, content } = draft;
	if (!NAME.test(name)) throw new RangeError(`not an XML name: ${JSON.stringify(name)}`);
	const inside = typeof content === 'string' ? escapeText(content, name) : content.map(writeXml).join('');
	return `<${name}${writeAttributes(draft)}>${inside}</${name}>`;
}

function writeAttributes({ name, attributes }: XmlDraft): string {
	let written = '';
	for (const [key, value] of Object.entries(attributes)) {
		if (!NAME.test(key)) throw new RangeError(`not an XML name: ${JSON.stringify(key)}`);
		written += ` ${key}="${escapeAttribute(value, name)}"`;
	}
	return written;
}

function escapeText(text: string, where: string): string {
	refuseUnwritable(text, where);
	return text.replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? character);
}

function escapeAttribute(text: string, where: string): string {
	refuseUnwritable(text, where);
	return text.replace(/[&<"\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}

/** Names the element but not the text: it may be personal. */
function refuseUnwritable(text: string, where: string): void {
	if (UNWRITABLE.test(text)) throw new RangeError(`${where} holds a character that XML cannot carry`);
}
