/** The guide has eight sections, and its figures come from the rules data. */
import { mtdHelp } from '@halfpenny/messages/mtd-help';
import { describe, expect, it } from 'vitest';
import { helpFigures } from './help-figures.ts';

const textOf = (taxYear: string, test = false) =>
	mtdHelp(helpFigures(taxYear, test)).map(({ title, paragraphs, points = [], closing = '' }) =>
		[title, ...paragraphs, ...points, closing].join('\n'),
	);

describe('the guide', () => {
	it('has eight sections', () => {
		expect(mtdHelp(helpFigures('2026-27', false)).map(({ title }) => title)).toEqual([
			'Getting started',
			'Business setup',
			'Quarterly submissions',
			'Obligations',
			'Calculations and crystallisation',
			'Documents',
			'Troubleshooting',
			'Data export',
		]);
	});

	it('says who must join, from when, and which return decides it', () => {
		expect(textOf('2026-27')[0]).toContain(
			'over £50,000 on your 2024-25 return: you’re in from 6 April 2026',
		);
		expect(textOf('2026-27')[0]).toContain(
			'over £30,000 on your 2025-26 return: you’re in from 6 April 2027',
		);
		expect(textOf('2026-27')[0]).toContain(
			'over £20,000 on your 2026-27 return: you’re in from 6 April 2028',
		);
	});

	it('gives each quarter with its exact dates', () => {
		expect(textOf('2026-27')[2]).toContain('Q1 Apr-Jun: 6 April 2026 to 5 July 2026, due by 7 August 2026');
		expect(textOf('2026-27')[2]).toContain('Q4 Jan-Mar: 6 January 2027 to 5 April 2027, due by 7 May 2027');
	});

	it('gives the deadline of the declaration and how long to keep records', () => {
		expect(textOf('2025-26')[4]).toContain('31 January 2027');
		expect(textOf('2025-26')[4]).toContain('Keep your records until 31 January 2032.');
	});

	it('mentions test businesses only in test mode', () => {
		expect(textOf('2026-27', true)[1]).toContain('save it here only');
		expect(textOf('2026-27', false)[1]).not.toContain('test');
	});

	it('leaves no placeholder unfilled', () => {
		for (const text of textOf('2026-27')) expect(text).not.toMatch(/undefined| {2}|\bby \.|until \./);
	});
});
