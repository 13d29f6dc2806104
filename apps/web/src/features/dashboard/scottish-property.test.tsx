/** A Scottish estimate of a year with rates for rent says that Scotland's are not known. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ScottishProperty } from './scottish-property.tsx';

const said = (taxYear: string, jurisdiction: string) =>
	renderToStaticMarkup(<ScottishProperty {...{ taxYear, jurisdiction }} />);

it('says so of Scotland in 2027-28, and of no other place or year', () => {
	expect(said('2027-28', 'scotland')).toContain('Scotland has not said how it will tax rent in 2027-28.');
	expect([said('2027-28', 'uk'), said('2027-28', 'wales'), said('2026-27', 'scotland')]).toEqual([
		'',
		'',
		'',
	]);
});
