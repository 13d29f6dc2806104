/** The IRmark computed two ways: by libxml2, and by our own canonicaliser, which shares no code with it. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondCanonicalBody } from '../tests/second-canonicaliser.ts';
import { hasShared, sharedNames, sharedText } from '../tests/shared.ts';
import { toBase32 } from './base32.ts';
import { canonicalBody, EMPTY_IRMARK, irmark, placeIrmark } from './irmark.ts';
import { type element, writeXml } from './xml/write-xml.ts';

function message(body: string, root = ''): string {
	return `<GovTalkMessage xmlns="http://www.govtalk.gov.uk/CM/envelope"${root}><Body>${body}</Body></GovTalkMessage>`;
}

function enveloped(inside: string, mark = EMPTY_IRMARK): string {
	return message(`<IRenvelope xmlns="urn:sa"><IRheader>${mark}</IRheader>${inside}</IRenvelope>`);
}

function secondMark(xml: string): string {
	return createHash('sha1').update(secondCanonicalBody(xml)).digest('base64');
}

function markOf(xml: string | Uint8Array): string {
	const mark = irmark(xml);
	return mark.ok ? mark.value.base64 : mark.problem;
}

describe.skipIf(!hasShared)('the published vectors', () => {
	it('are four', () => expect(sharedNames('irmark-vectors')).toHaveLength(4));

	it.each(sharedNames('irmark-vectors'))('%s', (name) => {
		const xml = sharedText(`irmark-vectors/${name}`);
		const published = /<IRmark[^>]*>([^<]+)</.exec(xml)?.[1];
		expect(published).toHaveLength(28);
		expect(markOf(xml)).toBe(published);
		expect(markOf(new TextEncoder().encode(xml))).toBe(published);
		expect(secondMark(xml)).toBe(published);
	});

	it('changes with any one character of the body, both ways', () => {
		const xml = sharedText('irmark-vectors/hmrc-cis-monthly__NyORVKN9UOqClDiguALmlZmOP6o.xml');
		const changed = xml.replace('450.33', '450.34');
		expect(markOf(changed)).not.toBe(markOf(xml));
		expect(markOf(changed)).toBe(secondMark(changed));
	});
});

describe('what the IRmark covers', () => {
	const plain = enveloped('<a>1</a>');

	it('leaves out the IRmark itself and the header', () => {
		expect(markOf(enveloped('<a>1</a>', '<IRmark Type="generic">something</IRmark>'))).toBe(markOf(plain));
		expect(markOf(plain.replace('<Body>', '<Header></Header><Body>'))).toBe(markOf(plain));
	});

	it('covers comments, white space and namespaces in scope', () => {
		const others = [
			enveloped('<a>1</a><!-- note -->'),
			enveloped('<a>1</a> '),
			plain.replace('<GovTalkMessage', '<GovTalkMessage xmlns:unused="urn:x"'),
		];
		expect(new Set([plain, ...others].map(markOf)).size).toBe(4);
		for (const xml of others) expect(markOf(xml)).toBe(secondMark(xml));
	});

	it('covers an IRmark element with a prefix, which HMRC does not remove', () => {
		const prefixed = message(
			'<s:IRenvelope xmlns:s="urn:sa"><s:IRheader><s:IRmark>x</s:IRmark></s:IRheader></s:IRenvelope>',
		);
		expect(markOf(prefixed)).not.toBe(markOf(prefixed.replace('>x<', '>y<')));
	});

	it('is written in Base32 as RFC 4648 defines it', () => {
		const spell = (text: string) => toBase32(new TextEncoder().encode(text));
		expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map(spell)).toEqual([
			'',
			'MY',
			'MZXQ',
			'MZXW6',
			'MZXW6YQ',
			'MZXW6YTB',
			'MZXW6YTBOI',
		]);
		const mark = irmark(plain);
		expect(mark.ok && mark.value.base32).toMatch(/^[A-Z2-7]{32}$/);
		expect(mark.ok && mark.value.base32).toBe(mark.ok && toBase32(Buffer.from(mark.value.base64, 'base64')));
	});

	it('returns a problem when a message has no IRmark', () => {
		expect(markOf('<a/>')).toBe('irmark.noBody');
		expect(markOf('<GovTalkMessage><Body/></GovTalkMessage>')).toBe('irmark.noBody');
		expect(markOf('no xml')).toBe('xml.malformed');
		expect(markOf(`<!DOCTYPE a []>${plain}`)).toBe('xml.doctype');
		expect(markOf(message('<a xmlns="relative/name"/>'))).toBe('irmark.notCanonical');
	});
});

describe('placing the IRmark', () => {
	it('returns bytes whose IRmark matches the one in them', () => {
		const { xml, mark } = placeIrmark(enveloped('<name>Siân &amp; Co — £5</name>'));
		const text = new TextDecoder().decode(xml);
		expect(text).toContain(`<IRmark Type="generic">${mark.base64}</IRmark>`);
		expect(markOf(xml)).toBe(mark.base64);
		expect(secondMark(text)).toBe(mark.base64);
	});

	it('changes nothing else', () => {
		const xml = enveloped('<a>1</a>');
		const placed = placeIrmark(new TextEncoder().encode(xml));
		expect(new TextDecoder().decode(placed.xml).replace(placed.mark.base64, '')).toBe(xml);
	});

	it('throws unless there is exactly one empty place', () => {
		expect(() => placeIrmark(message('<a></a>'))).toThrow('exactly one');
		expect(() => placeIrmark(enveloped(EMPTY_IRMARK))).toThrow('exactly one');
	});
});

describe('both canonicalisers agree on anything our writer can write', () => {
	const text = fc.string({
		unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '<', '>', '&', '"', "'", 'é', '£', '😀', ']]>'),
	});
	const name = fc.constantFrom('a', 'b', 'Longer-name_1', 'c.d');
	const attributes = fc
		.dictionary(fc.constantFrom('Type', 'z', 'b', 'xml:lang', 'p:q', 'n:q'), text, { maxKeys: 4 })
		.chain((given) =>
			fc.constantFrom(
				{ ...given, 'xmlns:p': 'urn:p', 'xmlns:n': 'urn:n' },
				{ ...given, 'xmlns:n': 'urn:1', xmlns: 'urn:2', 'xmlns:p': 'urn:3' },
			),
		);
	const { tree } = fc.letrec<{ tree: ReturnType<typeof element> }>((tie) => ({
		tree: fc.record({
			name,
			attributes,
			content: fc.oneof({ maxDepth: 4 }, text, fc.array(tie('tree'), { maxLength: 3 })),
		}),
	}));

	it('for random bodies', () => {
		fc.assert(
			fc.property(tree, (body) => {
				const xml = enveloped(writeXml(body));
				const canonical = canonicalBody(xml);
				expect(canonical).toEqual({ ok: true, value: secondCanonicalBody(xml) });
			}),
			{ numRuns: 500 },
		);
	});

	it('for white space, references, CDATA, undone defaults and attributes of the root', () => {
		const bodies = [
			'<a\n z="1"\tb=\'2\'  c="&#10;&#9;&quot;"/>',
			'<a><![CDATA[<&>]]>&#xD;\r\n&apos;&gt;</a>',
			'<a xmlns="urn:1"><b xmlns=""><c xmlns="urn:1"/></b></a>',
			'<a xmlns:p="urn:p" xmlns:n="urn:n" p:z="1" n:z="2" z="3"><p:b xmlns:p="urn:p"/></a>',
			'<?go on?><a/><!-- x -->',
		];
		for (const body of bodies) {
			const xml = message(body, ' xmlns:r="urn:r" xml:lang="en-GB" other="no"');
			expect(canonicalBody(xml)).toEqual({ ok: true, value: secondCanonicalBody(xml) });
		}
	});
});
