/** Parses hostile and ordinary XML, and finds elements by indexed XPath. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLocation, resolveLocation, walk } from './location.ts';
import { parseXml } from './parse-xml.ts';
import { find, findAll, textAt, type XmlElement } from './tree.ts';
import { element, isWritable, writeXml } from './write-xml.ts';

function problemOf(xml: string | Uint8Array, limits = {}): string {
	const parsed = parseXml(xml, limits);
	return parsed.ok ? 'read' : parsed.problem;
}

function read(xml: string): XmlElement {
	const parsed = parseXml(xml);
	if (!parsed.ok) throw new Error(parsed.problem);
	return parsed.value;
}

describe('what the parser refuses', () => {
	const laughs = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><l>&b;</l>';
	const outside = '<!DOCTYPE l [<!ENTITY f SYSTEM "file:///etc/passwd">]><l>&f;</l>';

	it('document types, wherever the prolog hides them', () => {
		for (const doctype of [laughs, outside, '<!DOCTYPE l SYSTEM "http://127.0.0.1:1/x.dtd"><l/>']) {
			expect(problemOf(doctype)).toBe('xml.doctype');
			expect(problemOf(`\uFEFF<?xml version="1.0"?><!-- > --> <?pi ?>\n${doctype}`)).not.toBe('read');
			expect(problemOf(`<?xml version="1.0"?><!-- > --> <?pi ?>\n${doctype}`)).toBe('xml.doctype');
		}
	});

	it('but not the word DOCTYPE in text', () => {
		expect(problemOf('<l>&lt;!DOCTYPE<!-- <!DOCTYPE l> --><![CDATA[<!DOCTYPE l>]]></l>')).toBe('read');
	});

	it('undeclared entities', () => expect(problemOf('<l>&nbsp;</l>')).toBe('xml.malformed'));

	it.each([
		'',
		' ',
		'text',
		'<a>',
		'<a></b>',
		'<a/><b/>',
		'<a b=1/>',
		'<a/>\0',
		'<!--',
		'<a:b/>',
		'<html><br></html>',
	])('malformed: %j', (xml) => expect(problemOf(xml)).toBe('xml.malformed'));

	it('other encodings', () => {
		expect(problemOf(new Uint8Array([0x3c, 0x61, 0x3e, 0xe9, 0x3c, 0x2f, 0x61, 0x3e]))).toBe('xml.notUtf8');
		expect(problemOf(Buffer.from(`\uFEFF${laughs}`, 'utf16le'))).toBe('xml.notUtf8');
		expect(problemOf('<?xml version="1.0" encoding="UTF-7"?><a/>')).toBe('xml.notUtf8');
		expect(problemOf("<?xml version='1.0' encoding='utf-8'?><a/>")).toBe('read');
	});

	it('a document that is too large, too deep or has too many elements', () => {
		expect(problemOf('<a>£££</a>', { bytes: 12 })).toBe('xml.tooLarge');
		expect(problemOf('<a>£££</a>', { bytes: 13 })).toBe('read');
		expect(problemOf('<a><b/></a>', { depth: 1 })).toBe('xml.tooDeep');
		expect(problemOf('<a>'.repeat(61) + '</a>'.repeat(61))).toBe('xml.tooDeep');
		expect(problemOf('<a>'.repeat(100_000))).toBe('xml.tooDeep');
		expect(problemOf(`<a>${'<b c="d"/>'.repeat(10)}</a>`, { nodes: 20 })).toBe('xml.tooManyNodes');
		expect(problemOf(`<a>${'<b c="d"/>'.repeat(10)}</a>`, { nodes: 21 })).toBe('read');
	});

	it('never throws, whatever the bytes', () => {
		const bytes = fc.oneof(
			fc.uint8Array({ maxLength: 60 }),
			fc.string({ unit: fc.constantFrom('<', '>', 'a', '/', '!', '-', '?', '&', '"', '=', '[', ']', ' ') }),
		);
		fc.assert(
			fc.property(bytes, (input) => typeof problemOf(input) === 'string'),
			{ numRuns: 1000 },
		);
	});
});

describe('the tree', () => {
	const xml =
		'<r xmlns="urn:a" xmlns:p="urn:b"><p:x p:k="1" l="2"> one<!-- c --> <![CDATA[<two>]]></p:x><x/><y><x>3</x></y></r>';

	it('has names, namespaces, attributes and text', () => {
		const root = read(xml);
		const [first] = root.children;
		expect(root).toMatchObject({ name: 'r', prefix: '', namespace: 'urn:a', text: '' });
		expect(first).toMatchObject({ name: 'x', prefix: 'p', namespace: 'urn:b', text: ' one <two>' });
		expect([...(first?.attributes ?? [])]).toEqual([
			['p:k', '1'],
			['l', '2'],
		]);
	});

	it('is immutable', () => {
		const root = read(xml);
		expect(Object.isFrozen(root)).toBe(true);
		expect(Object.isFrozen(root.children)).toBe(true);
	});

	it('is searched by local names', () => {
		const root = read(xml);
		expect(textAt(root, 'y/x')).toBe('3');
		expect(findAll(root, 'x')).toHaveLength(2);
		expect(find(root, 'y/z')).toBeUndefined();
		expect(textAt(root, 'z')).toBeUndefined();
	});
});

describe('indexed XPaths', () => {
	const root = read('<hd:M xmlns:hd="urn:h"><hd:B><e xmlns="urn:s"><f>1</f><g/><f>2</f></e></hd:B></hd:M>');

	it('name every element once and find it again', () => {
		const located = [...walk(root, { 'urn:h': 'hd', 'urn:s': 'MTR' })];
		expect(located.map((one) => one.location).slice(-3)).toEqual([
			'/hd:M[1]/hd:B[1]/MTR:e[1]/MTR:f[1]',
			'/hd:M[1]/hd:B[1]/MTR:e[1]/MTR:g[1]',
			'/hd:M[1]/hd:B[1]/MTR:e[1]/MTR:f[2]',
		]);
		for (const { element, location } of located) expect(resolveLocation(root, location)).toBe(element);
	});

	it('read a missing index as 1, and a text() step as its element', () => {
		expect(resolveLocation(root, '/M/B/e/f/text()')?.text).toBe('1');
		expect(parseLocation('/hd:M[1]/MTR:SA102[2]')).toEqual([
			{ name: 'M', index: 1 },
			{ name: 'SA102', index: 2 },
		]);
	});

	it.each(['', 'M', '/M[0]', '/M[x]', '//f', '/M[1]/@a', '/M[1]/*', '/M[1]/f[1] or 1'])(
		'refuse %j',
		(location) => {
			expect(parseLocation(location)).toBeUndefined();
			expect(resolveLocation(root, location)).toBeUndefined();
		},
	);

	it('find nothing past the end of the tree', () => {
		expect(resolveLocation(root, '/M/B/e/f[3]/x')).toBeUndefined();
		expect(resolveLocation(root, '/Other/B')).toBeUndefined();
	});
});

describe('the writer', () => {
	it('writes what the reader reads back', () => {
		const text = fc.string({ unit: 'binary' }).filter(isWritable);
		fc.assert(
			fc.property(text, text, (inside, attribute) => {
				const root = read(writeXml(element('a', [element('b', inside, { c: attribute })])));
				expect(root.children[0]?.text).toBe(inside);
				expect(root.children[0]?.attributes.get('c')).toBe(attribute);
			}),
		);
	});

	it('adds no white space and closes every element in full', () => {
		expect(writeXml(element('a', [element('b'), element('c', 'x', { d: '"' })]))).toBe(
			'<a><b></b><c d="&quot;">x</c></a>',
		);
	});

	it('refuses names and characters that XML can’t carry, without repeating them', () => {
		expect(() => writeXml(element('a b'))).toThrow(RangeError);
		expect(() => writeXml(element('a', '', { 'x>': '' }))).toThrow(RangeError);
		for (const bad of ['\u0000', '\u0008', '\u001f', '\ud800', '\uffff']) {
			expect(() => writeXml(element('a', `secret${bad}`))).toThrow(/^a holds a character/);
			expect(isWritable(bad)).toBe(false);
		}
	});
});
