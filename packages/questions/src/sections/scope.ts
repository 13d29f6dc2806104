/** What the return is about: for each part of life, and for documents, whether the person had any this year. */
import type { Question, Section } from '../question.ts';
import { idsOf, steer } from './ask.ts';

const work = [steer('employment'), steer('selfEmployment'), steer('partnershipShare')];

const money = [steer('ukProperty'), steer('bankInterest'), steer('dividends')];

const selling = [steer('disposal'), steer('shareHolding'), steer('otherIncome')];

const later = [
	steer('pension'),
	steer('statePension'),
	steer('stateBenefits'),
	steer('winterFuel', { years: { from: '2025-26' } }),
];

const family = [steer('childBenefit'), steer('marriageAllowance'), steer('studentLoans')];

const saving = [steer('giftAid'), steer('pensionPayment'), steer('payments'), steer('repayment')];

const lessCommon = [steer('hadLessCommon'), steer('hadPaperwork'), steer('hadElsewhere'), steer('documents')];

const reliefs = [
	steer('otherInvestments'),
	steer('otherGiving'),
	steer('investmentScheme'),
	steer('otherReliefs'),
	steer('marriedCouples'),
	steer('blind'),
	steer('pensionCharges'),
];

const paperwork = [
	steer('taxCodes'),
	steer('newAddress'),
	steer('otherInformation'),
	steer('taxAdviser'),
	steer('signatory'),
];

/** What we cannot calculate. A yes is a fact of the return, so that nothing is silently left out. */
const elsewhere: readonly Question[] = [
	'foreign',
	'trusts',
	'residenceAbroad',
	'lifePolicyGains',
	'shareSchemes',
	'lumpSums',
	'averaging',
	'furnishedHolidayLettings',
	'lloydsUnderwriter',
	'ministerOfReligion',
].map((id) => ({
	...{ id, kind: 'yesNo', fact: 'otherSchedules', addsToList: id },
	...(id === 'furnishedHolidayLettings' ? { years: { until: '2024-25' } } : {}),
}));

/** Asked once. A `false` settles a section that has no entries: "none" is an answer, a blank is not. */
export const scope: Section = {
	id: 'scope',
	returnType: 'individual',
	group: 'scope',
	topic: 'work',
	fold: { as: 'record', into: '' },
	single: true,
	title: null,
	amount: null,
	pages: [
		{ id: 'money', picked: true, questions: idsOf([...work, ...money, ...later, ...selling]) },
		{ id: 'life', picked: true, questions: idsOf([...family, ...saving, ...lessCommon]) },
		{
			id: 'reliefs',
			questions: idsOf(reliefs),
			picked: true,
			shownWhen: { question: 'hadLessCommon', is: true },
		},
		{
			id: 'paperwork',
			questions: idsOf(paperwork),
			picked: true,
			shownWhen: { question: 'hadPaperwork', is: true },
		},
		{
			id: 'elsewhere',
			questions: idsOf(elsewhere),
			picked: true,
			shownWhen: { question: 'hadElsewhere', is: true },
		},
	],
	questions: [
		...work,
		...money,
		...later,
		...selling,
		...family,
		...saving,
		...lessCommon,
		...reliefs,
		...paperwork,
		...elsewhere,
	],
};
