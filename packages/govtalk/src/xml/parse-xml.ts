/** Parses untrusted XML into an immutable tree: no entities, no network, limited size, depth and count. */

import { failWith, type Result, succeed } from '@halfpenny/result';
import { XmlElement as LibraryElement, ParseOption, XmlDocument, XmlParseError, XmlText } from 'libxml2-wasm';
import type { XmlProblem } from '../problems.ts';
import { DEFAULT_LIMITS, guardedText, type XmlLimits } from './guard.ts';
import type { XmlElement } from './tree.ts';

const OPTIONS = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NOCDATA;

/** Returns the root element, or why the document is refused. Never throws. */
export function parseXml(
	input: string | Uint8Array,
	limits: Partial<XmlLimits> = {},
): Result<XmlElement, XmlProblem> {
	const bounds = { ...DEFAULT_LIMITS, ...limits };
	return withDocument(input, bounds, (document) => {
		const budget = { nodes: bounds.nodes };
		return copy(document.root, bounds.depth, budget);
	});
}

/** Passes a checked, parsed libxml2 document to `use`, then frees it: it lives outside the JavaScript heap. */
export function withDocument<Value, Problem>(
	input: string | Uint8Array,
	limits: XmlLimits,
	use: (document: XmlDocument) => Result<Value, Problem>,
): Result<Value, Problem | XmlProblem> {
	const text = guardedText(input, limits);
	if (!text.ok) return text;
	const parsed = parseGuarded(text.value);
	if (!parsed.ok) return parsed;
	try {
		return use(parsed.value);
	} finally {
		parsed.value.dispose();
	}
}

function parseGuarded(text: string): Result<XmlDocument, XmlProblem> {
	try {
		return succeed(XmlDocument.fromString(text, { option: OPTIONS }));
	} catch (error) {
		if (!(error instanceof XmlParseError)) throw error;
		return failWith(/excessive depth/i.test(error.message) ? 'xml.tooDeep' : 'xml.malformed');
	}
}

type Budget = { nodes: number };

function copy(source: LibraryElement, depth: number, budget: Budget): Result<XmlElement, XmlProblem> {
	if (depth <= 0) return failWith('xml.tooDeep');
	const attributes = new Map<string, string>();
	for (const attribute of source.attrs) {
		const name = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name;
		attributes.set(name, attribute.value);
	}
	budget.nodes -= 1 + attributes.size;
	if (budget.nodes < 0) return failWith('xml.tooManyNodes');
	const content = copyContent(source, depth, budget);
	if (!content.ok) return content;
	const { name, prefix, namespaceUri: namespace } = source;
	return succeed(Object.freeze({ name, prefix, namespace, attributes, ...content.value }));
}

function copyContent(
	source: LibraryElement,
	depth: number,
	budget: Budget,
): Result<Pick<XmlElement, 'children' | 'text'>, XmlProblem> {
	const children: XmlElement[] = [];
	let text = '';
	for (let node = source.firstChild; node !== null; node = node.next) {
		if (node instanceof XmlText) text += node.content;
		if (!(node instanceof LibraryElement)) continue;
		const child = copy(node, depth - 1, budget);
		if (!child.ok) return child;
		children.push(child.value);
	}
	return succeed({ children: Object.freeze(children), text });
}
