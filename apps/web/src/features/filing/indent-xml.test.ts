/** Indenting changes only the space between elements. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indentXml } from './indent-xml.ts';

describe('indentXml', () => {
	it('sets each element in by its depth', () => {
		expect(indentXml('<?xml version="1.0"?><a x="1"><b>1.00</b><c/><d><e></e></d></a>')).toBe(
			[
				'<?xml version="1.0"?>',
				'<a x="1">',
				'  <b>1.00</b>',
				'  <c/>',
				'  <d>',
				'    <e></e>',
				'  </d>',
				'</a>',
			].join('\n'),
		);
	});

	it('keeps every element and text', () => {
		const text = fc.stringMatching(/^[a-z0-9 .&;]{0,8}$/);
		const tree: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
			node: fc.oneof(
				{ depthSize: 'small' },
				text.map((inside) => `<leaf>${inside}</leaf>`),
				fc.array(tie('node'), { maxLength: 3 }).map((inside) => `<node>${inside.join('')}</node>`),
			),
		})).node;
		fc.assert(
			fc.property(tree, (xml) => {
				const back = indentXml(xml)
					.split('\n')
					.map((line) => line.trimStart())
					.join('');
				expect(back).toBe(xml);
			}),
		);
	});
});
