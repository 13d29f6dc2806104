/** A Scottish estimate for a year with property rates says that Scotland's aren't known yet. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ScottishProperty } from './scottish-property.tsx';

const said = (taxYear: string, jurisdiction: string) =>
	renderToStaticMarkup(<ScottishProperty {...{ taxYear, jurisdiction }} />);

it('says so for Scotland in 2027-28, and for no other place or year', () => {
	expect(said('2027-28', 'scotland')).toContain('Scotland has not said how it will tax rent in 2027-28.');
	expect([said('2027-28', 'uk'), said('2027-28', 'wales'), said('2026-27', 'scotland')]).toEqual([
		'',
		'',
		'',
	]);
});
