/** What a partnership's return is about, and what it has that cannot be worked out here. */
import type { Question, Section } from '../../question.ts';
import { idsOf, steer } from '../ask.ts';

const income = [steer('partnershipTrade'), steer('partnershipProperty'), steer('partnershipSavings')];

/** A yes is a fact of the return, so that nothing is silently left out. */
const elsewhere: readonly Question[] = [
	'foreign',
	'chargeableAssets',
	'furnishedHolidayLettings',
	'taxedIncome',
	'otherIncome',
	'charges',
	'companyPartners',
	'partnersAbroad',
].map((id) => ({ id, kind: 'yesNo', fact: 'otherSchedules', addsToList: id }));

/** Asked once. */
export const partnershipScope: Section = {
	id: 'partnershipScope',
	returnType: 'partnership',
	group: 'scope',
	topic: 'partnership',
	fold: { as: 'record', into: '' },
	single: true,
	title: null,
	amount: null,
	pages: [
		{ id: 'income', questions: [...idsOf(income), 'hadElsewhere'] },
		{
			id: 'elsewhere',
			questions: idsOf(elsewhere),
			picked: true,
			shownWhen: { question: 'hadElsewhere', is: true },
		},
	],
	questions: [...income, steer('hadElsewhere'), ...elsewhere],
};
