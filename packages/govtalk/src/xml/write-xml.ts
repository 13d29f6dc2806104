/** Writes XML, escaped and never indented. We send exactly what it writes, so it writes canonical form. */

/** An element to write. Give a default namespace as the attribute `xmlns`. */
export type XmlDraft = {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly content: string | readonly XmlDraft[];
};

const NAME = /^(?:[A-Za-z_][\w.-]*:)?[A-Za-z_][\w.-]*$/;
// What XML 1.0 can't carry even when escaped: control characters, lone surrogates, U+FFFE and U+FFFF.
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

/** Returns an element to write, with text or child elements. */
export function element(
	name: string,
	content: XmlDraft['content'] = '',
	attributes: XmlDraft['attributes'] = {},
): XmlDraft {
	return { name, attributes, content };
}

/** Returns whether XML 1.0 can hold a text. Use it to check user input before building a return. */
export function isWritable(text: string): boolean {
	return !UNWRITABLE.test(text);
}

/**
 * Returns the element as text: start and end tags in full, attributes in the order given, no added white space.
 * Throws a RangeError on a name or character that XML can't carry: check input first.
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

/** Errors name the element but not its text, which may be personal. */
function refuseUnwritable(text: string, where: string): void {
	if (UNWRITABLE.test(text)) throw new RangeError(`${where} holds a character that XML cannot carry`);
}
