/** The measurements page gives the reports' figures without their technical terms. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import layouts from '../../../../../../docs/evidence/held-back-layouts.json';
import { publicFigures } from '../../../site/figures.ts';
import { type Site, SiteContext } from '../../../site/site-context.tsx';
import { measures } from './measured.ts';
import { MeasuredPage } from './measured-page.tsx';

const figures = publicFigures('2025-26', '2026-11-20');
const technical = /[`_{}]|libxml|xmllint|Schematron|XSLT|schema|\bLeaves\b|[A-Z]{2,}-[A-Z]+-\d|undefined|NaN/;

describe.each(measures(figures))('the measure $name', ({ title, text, limit }) => {
	it('is in plain words, with figures', () => {
		expect([title, text, limit].join(' ')).not.toMatch(technical);
		expect(text).toMatch(/\d/);
	});
});

it('says how the documents that trained the reader were read before training', () => {
	const { text, limit } = measures(figures).find(({ name }) => name === 'held-back-layouts') ?? {};
	const right = Number(/^(\d+) of \d+ fields right/.exec(layouts.summary)?.[1]);
	expect(text).toContain(`${right.toLocaleString('en-GB')} were read correctly`);
	expect(limit).toContain('2,307 were right and 77 were wrong');
});

it('keeps the reports folded, each with its own name', () => {
	const html = renderToStaticMarkup(
		<Router ssrPath="/">
			<SiteContext value={{ figures } as Site}>
				<MeasuredPage />
			</SiteContext>
		</Router>,
	);
	expect(html.match(/<details/g)).toHaveLength(measures(figures).length);
	expect(html).not.toMatch(/<details[^>]* open/);
	const unfolded = html.replace(/<details.*?<\/details>/gs, '');
	expect(unfolded).not.toMatch(/<table|evidence/);
});
