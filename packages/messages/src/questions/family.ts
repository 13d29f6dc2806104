/** Family: Child Benefit, allowances that couples share, and Blind Person's Allowance. */
import { ofSection, type QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const family: QuestionCatalogue = {
	...ofSection('childBenefit', {
		higherIncome: {
			label: 'Whose income was higher, yours or your partner’s?',
			hint: 'Before tax, after payments into pensions and gifts to charity. Your partner is the person you are married to or live with as if you were',
			choices: {
				mine: 'Mine was higher',
				partners: 'My partner’s was higher, or both were the same',
				alone: 'I had no partner',
			},
			why: 'Only the person with the higher income may have to pay Child Benefit back, whoever received it. If that is your partner, it goes on their return, not yours.',
		},
		received: {
			label: 'Child Benefit paid for the year',
			hint: 'To you or your partner, whoever got it. GOV.UK has a calculator for the year',
			why: 'People with a high income pay some or all of it back.',
		},
		children: {
			label: 'How many children was it paid for?',
			hint: 'On 5 April, when the tax year ended',
			why: 'HMRC uses it to check the amount.',
		},
		hasStopped: { label: 'Did all the payments stop before the tax year ended?' },
		stopped: {
			label: 'When did they stop?',
			why: 'So that HMRC knows when the charge ends.',
		},
	}),
	...ofSection('marriageAllowance', {
		marriageAllowance: {
			label: 'Do you give part of your allowance, or get part of your partner’s?',
			hint: 'The one with the lower income, who pays little or no tax, gives. The other must pay tax at no more than the basic rate',
			choices: {
				given: 'I give it to my husband, wife or civil partner',
				received: 'I get it from my husband, wife or civil partner',
			},
			why: 'One of a couple can give the other 10% of their personal allowance, which can save the other some tax.',
		},
		firstName: { label: 'First name of your husband, wife or civil partner' },
		lastName: { label: 'Last name of your husband, wife or civil partner' },
		nationalInsuranceNumber: {
			label: 'Their National Insurance number',
			hint: 'It looks like QQ 12 34 56 C',
		},
		dateOfBirth: { label: 'Their date of birth' },
		dateOfMarriage: { label: 'When did you marry or form a civil partnership?' },
	}),
	...ofSection('marriedCouples', {
		higherIncome: {
			label: 'Is your income the higher of the two?',
			hint: 'For couples married before 5 December 2005, say yes if you are the husband',
			missing: 'Say whose income is higher',
		},
		spouseName: { label: 'Name of your husband, wife or civil partner' },
		spouseDateOfBirth: {
			label: 'Their date of birth',
			why: 'One of the two must be born before 6 April 1935.',
		},
		someTransferred: {
			label: 'Did you agree to share the allowance?',
			hint: 'You told HMRC before the year began that part of it goes to the one with the lower income',
		},
		transferred: {
			label: 'How much of the minimum amount?',
			choices: { half: 'Half of it', all: 'All of it' },
		},
		marriedThisYear: { label: 'Did you marry or form a civil partnership in this tax year?' },
		dateOfMarriage: { label: 'When?' },
		surplusToSpouse: { label: 'Should any allowance you cannot use go to your partner?' },
		surplusFromSpouse: {
			label: 'Allowance your partner could not use and gives to you',
			hint: 'Leave it blank if there is none',
		},
	}),
	...ofSection('blind', {
		blind: {
			label: 'Are you registered blind or severely sight impaired?',
			hint: 'In Scotland and Northern Ireland, say yes if you cannot do work that needs eyesight',
			why: 'You get an allowance on top of the personal allowance.',
		},
		blindRegister: { label: 'Which council or register?', why: 'HMRC asks where you are registered.' },
		blindSurplusToSpouse: {
			label: 'Should any allowance you cannot use go to your husband, wife or civil partner?',
			why: 'If your income is small, they can use the rest.',
		},
		blindSurplusFromSpouse: {
			label: 'Blind Person’s Allowance your partner could not use and gives to you',
			hint: 'Leave it blank if there is none',
			why: 'It lowers your tax.',
		},
	}),
};
