/** Where an amount goes on a partnership's return that would go elsewhere on a person's. */
import { findSection } from '@halfpenny/questions';
import type { Place } from './places.ts';

const SECTIONS: Readonly<Record<string, string>> = {
	selfEmployment: 'partnershipTrade',
	ukProperty: 'partnershipProperty',
};

/** Questions that a partnership is asked by another name. */
const FIELDS: Readonly<Record<string, readonly [section: string, field: string]>> = {
	'selfEmployment.carVanTravelExpenses': ['partnershipTrade', 'motorExpenses'],
	'employment.pay': ['partnershipTrade', 'turnover'],
	'bankInterest.amount': ['partnershipSavings', 'untaxedUkInterest'],
	'dividends.amount': ['partnershipSavings', 'ukDividends'],
};

/** The place on the return of a partnership; undefined where it has none. */
export function placeOfFirm(place: Place | undefined): Place | undefined {
	if (!place) return undefined;
	const renamed = FIELDS[`${place.section}.${place.field}`];
	const [section = '', field = ''] = renamed ?? [SECTIONS[place.section], place.field];
	const isAsked = findSection(section)?.questions.some(({ id }) => id === field) ?? false;
	return isAsked ? { section, field, words: place.words } : undefined;
}
