/** A yes without an entry is noticed; a no, a blank or an entry isn't. */
import { expect, it } from 'vitest';
import { promisedSections } from './promised.ts';

const ids = (...entries: Parameters<typeof promisedSections>[0]) =>
	promisedSections(entries, '2024-25').map(({ id }) => id);
const said = (answers: Record<string, boolean | null>) => ({ section: 'scope', answers });

it('lists what was announced but never entered', () => {
	expect(ids(said({ dividends: true, bankInterest: false, giftAid: null }))).toEqual(['dividends']);
});

it('lists nothing once there is an entry', () => {
	expect(ids(said({ dividends: true }), { section: 'dividends', answers: { company: 'Acme' } })).toEqual([]);
});

it('lists a section opened by an answer', () => {
	const answers = { description: 'Plumber', tradingAllowance: false, allowancesBy: 'list', hasAssets: true };
	expect(ids({ section: 'selfEmployment', answers })).toContain('businessAsset');
});
