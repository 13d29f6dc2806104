/** Who the return is for. */
import type { QuestionCatalogue, QuestionWords } from './words.ts';

/** The questions, by section and id. */
export const profile: QuestionCatalogue = {
	'profile.firstName': { label: 'First name' },
	'profile.lastName': { label: 'Last name' },
	'profile.email': { label: 'Email address' },
	'profile.plan': {
		label: 'Plan',
		choices: { basic: 'Basic', premium: 'Premium', partnership: 'Partnership' },
	},
	'profile.dateOfBirth': { label: 'Date of birth', hint: 'For example, 27 3 1985' },
	'profile.nationalInsurance': {
		label: 'National Insurance number',
		hint: 'On your payslip, P60 or a letter from HMRC. It looks like QQ 12 34 56 C',
		why: 'HMRC files your return under it. We never use it to prove who you are.',
	},
	'profile.uniqueTaxReference': {
		label: 'Unique Taxpayer Reference (UTR)',
		hint: '10 digits, on letters from HMRC about Self Assessment',
		why: 'HMRC gives everyone in Self Assessment one of these. A return cannot be filed without it.',
	},
	'profile.addressLine1': { label: 'Address line 1' },
	'profile.addressLine2': { label: 'Address line 2' },
	'profile.city': { label: 'Town or city' },
	'profile.county': { label: 'County' },
	'profile.postcode': { label: 'Postcode' },
	'profile.phoneNumber': { label: 'Phone number' },
	'profile.address': { label: 'Address' },
	'profile.residence': {
		label: 'Where you live',
		choices: { uk: 'England or Northern Ireland', wales: 'Wales', scotland: 'Scotland' },
	},
};

/** The words of a question about the person, without those of the interview. */
export function profileWords(question: string): QuestionWords {
	return profile[`profile.${question}`] ?? { label: question };
}
