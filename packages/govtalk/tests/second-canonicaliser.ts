/**
 * A second canonicaliser for tests, written from "Canonical XML Version 1.0" (W3C, 15 March 2001) with its own
 * tokeniser. Shares no code with libxml2. Covers everything a GovTalk message can hold; no document types.
 */

type Attribute = { readonly name: string; readonly value: string };
type Scope = ReadonlyMap<string, string>;
type Element = {
	readonly kind: 'element';
	readonly name: string;
	readonly attributes: readonly Attribute[];
	readonly children: Node[];
};
type Node = Element | { readonly kind: 'text' | 'comment' | 'instruction'; readonly text: string };

const TOKEN =
	/<!--([\s\S]*?)-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?([\s\S]*?)\?>|<\/([^\s>]+)\s*>|<([^\s/>]+)((?:\s+[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the canonical form, with comments, of a GovTalk message's Body without its IRmark. */
export function secondCanonicalBody(xml: string): string {
	const root = parse(xml.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
	const body = elements(root).find((child) => child.name === 'Body');
	if (!body) throw new Error('no Body');
	for (const envelope of elements(body).filter(named('IRenvelope'))) {
		for (const header of elements(envelope).filter(named('IRheader'))) {
			header.children.splice(0, Infinity, ...header.children.filter((node) => !named('IRmark')(node)));
		}
	}
	// The top element of a subtree declares every namespace in scope and inherits xml: attributes from its ancestors.
	const inherited = root.attributes.filter(
		(one) => one.name.startsWith('xml:') && !body.attributes.some((own) => own.name === one.name),
	);
	return write(
		{ ...body, attributes: [...inherited, ...body.attributes] },
		declared(root, new Map()),
		new Map(),
	);
}

function elements(parent: Element): Element[] {
	return parent.children.filter((node): node is Element => node.kind === 'element');
}

function named(name: string): (node: Node) => boolean {
	return (node) => node.kind === 'element' && node.name === name;
}

function parse(xml: string): Element {
	const top: Element = { kind: 'element', name: '', attributes: [], children: [] };
	const open = [top];
	for (const token of xml.matchAll(TOKEN)) {
		const [, comment, cdata, instruction, end, start, attributes = '', empty, text] = token;
		const parent = open.at(-1);
		if (!parent) throw new Error('unbalanced');
		if (comment !== undefined) parent.children.push({ kind: 'comment', text: comment });
		else if (cdata !== undefined) parent.children.push({ kind: 'text', text: cdata });
		else if (instruction !== undefined) parent.children.push({ kind: 'instruction', text: instruction });
		else if (text !== undefined) parent.children.push({ kind: 'text', text: decode(text) });
		else if (end !== undefined) open.pop();
		else if (start !== undefined) {
			const element: Element = {
				kind: 'element',
				name: start,
				attributes: attributesOf(attributes),
				children: [],
			};
			parent.children.push(element);
			if (!empty) open.push(element);
		}
	}
	const [root] = elements(top);
	if (!root || open.length !== 1) throw new Error('unbalanced');
	return root;
}

/** Attribute values: white space as written becomes spaces; character references stay as they are. */
function attributesOf(text: string): readonly Attribute[] {
	return [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => ({
		name,
		value: decode((double ?? single ?? '').replace(/[\t\n]/g, ' ')),
	}));
}

function decode(text: string): string {
	return text.replace(/&(?:#x([0-9A-Fa-f]+)|#(\d+)|(\w+));/g, (_, hex, decimal, name) => {
		if (name !== undefined) return NAMED[name] ?? '';
		return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
	});
}

/** Returns the namespaces in scope at an element: prefix ('' for the default) to name. */
function declared(element: Element, outer: Scope): Scope {
	const scope = new Map(outer);
	for (const { name, value } of element.attributes) {
		if (name === 'xmlns') scope.set('', value);
		else if (name.startsWith('xmlns:')) scope.set(name.slice(6), value);
	}
	return scope;
}

function write(node: Node, outer: Scope, shown: Scope): string {
	if (node.kind === 'text') return escaped(node.text, /[&<>\r]/g);
	if (node.kind === 'comment') return `<!--${node.text}-->`;
	if (node.kind !== 'element') return `<?${node.text}?>`;
	const scope = declared(node, outer);
	const inside = node.children.map((child) => write(child, scope, scope)).join('');
	return `<${node.name}${namespaces(scope, shown)}${attributes(node, scope)}>${inside}</${node.name}>`;
}

/** Returns the declarations that the parent has not already output, by prefix. `xmlns=""` only to undo a default. */
function namespaces(scope: Scope, shown: Scope): string {
	return [...scope]
		.filter(([prefix, name]) => (shown.get(prefix) ?? '') !== name && prefix !== 'xml')
		.sort(([a], [b]) => compare(a, b))
		.map(([prefix, name]) => ` xmlns${prefix && `:${prefix}`}="${escaped(name, /[&<"\t\n\r]/g)}"`)
		.join('');
}

/** Sorts attributes by namespace name, then local name. Unprefixed ones have no namespace and come first. */
function attributes(element: Element, scope: Scope): string {
	return element.attributes
		.filter(({ name }) => name !== 'xmlns' && !name.startsWith('xmlns:'))
		.map((attribute) => {
			const [prefix, local] = attribute.name.includes(':') ? attribute.name.split(':') : ['', attribute.name];
			const xml = 'http://www.w3.org/XML/1998/namespace';
			const namespace = prefix === 'xml' ? xml : prefix ? (scope.get(prefix) ?? '') : '';
			return { ...attribute, namespace, local: local ?? '' };
		})
		.sort((a, b) => compare(a.namespace, b.namespace) || compare(a.local, b.local))
		.map(({ name, value }) => ` ${name}="${escaped(value, /[&<"\t\n\r]/g)}"`)
		.join('');
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

function escaped(text: string, characters: RegExp): string {
	const written: Readonly<Record<string, string>> = {
		'&': '&amp;',
		'<': '&lt;',
		'>': '&gt;',
		'"': '&quot;',
		'\t': '&#x9;',
		'\n': '&#xA;',
		'\r': '&#xD;',
	};
	return text.replace(characters, (character) => written[character] ?? '');
}
