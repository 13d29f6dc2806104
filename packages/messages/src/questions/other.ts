/** Other income, other reliefs, and student loans. */
import { ofSection, type QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const other: QuestionCatalogue = {
	...ofSection('otherIncome', {
		description: {
			label: 'What was the income?',
			hint: 'Such as a one-off fee, or income from a trust you set up. Name each kind',
		},
		amount: {
			label: 'All of it, before costs and tax',
			hint: 'Casual earnings too, however small',
		},
		hadCasual: {
			label: 'Was any of it casual earnings?',
			hintOfYear: ({ tradingAllowance }) =>
				`From odd jobs, selling things now and then, or hiring out what you own. Together with your business takings, up to ${tradingAllowance} can be free of tax`,
		},
		casual: {
			label: 'How much of it was casual earnings?',
			hint: 'Before costs',
		},
		tradingAllowance: {
			label: 'Do you want the trading allowance instead of the costs of casual earnings?',
			hintOfYear: ({ tradingAllowance }) =>
				`Say yes if their costs were below ${tradingAllowance}. Any business you run then uses it too, and you cannot take off costs there either`,
			why: 'There is one allowance for all your businesses and casual earnings together. You take off either that or your real costs.',
		},
		tradingAllowanceHere: {
			label: 'How much of the allowance should come off casual earnings?',
			hint: 'If you leave it blank, businesses use it first, because that lowers National Insurance too',
		},
		casualExpenses: { label: 'Costs of casual earnings', hint: 'Leave it blank if there were none' },
		expenses: {
			label: 'Costs of earning the rest',
			hint: 'Not those of casual earnings. Leave it blank if there were none',
		},
		taxDeducted: { label: 'Tax taken off it', hint: 'Leave it blank if there was none' },
		lossesBroughtForward: {
			label: 'Losses of earlier years from the same kind of income',
			hint: 'Leave it blank if there are none',
		},
		preOwnedAssets: {
			label: 'Benefit from something you gave away and still use',
			hint: 'The “pre-owned assets” charge. Leave it blank if you have never heard of it',
		},
	}),
	...ofSection('investmentScheme', {
		company: {
			label: 'Company or fund',
			hint: 'As shown on the certificate',
			missing: 'Enter the company or fund',
		},
		scheme: {
			label: 'Which scheme?',
			choices: {
				eis: 'Enterprise Investment Scheme (EIS)',
				seis: 'Seed Enterprise Investment Scheme (SEIS)',
				vct: 'Venture capital trust (VCT)',
				communityInvestment: 'Community investment tax relief',
			},
			missing: 'Choose which scheme it is',
		},
		amount: {
			label: 'What you put in',
			hint: 'You need the certificate (EIS3, SEIS3 or the VCT’s) before you claim',
			why: 'Part of it comes off your tax, at a rate that depends on the scheme.',
		},
		knowledgeIntensive: {
			label: 'Is the company knowledge-intensive?',
			hintOfYear: ({ eisLimit, eisLimitWithKnowledge }) =>
				`Your EIS3 says so. You get relief on at most ${eisLimit} a year. Only investments in such companies can raise that to ${eisLimitWithKnowledge}`,
			why: 'If you put less than that into EIS companies in the year, the answer makes no difference.',
		},
	}),
	...ofSection('otherReliefs', {
		qualifyingLoanInterest: {
			label: 'Interest on a loan to buy into a business',
			hint: 'Such as a share of a partnership or a company you work in',
		},
		nonDeductibleLoanInterest: {
			label: 'Interest on a loan to buy into a partnership that lets homes',
			hint: 'It gives relief at the basic rate',
		},
		maintenancePayments: {
			label: 'Maintenance to a former husband, wife or civil partner',
			hint: 'Only if one of you was born before 6 April 1935, and a court or agreement orders it',
		},
		paymentsToTradeUnionsForDeathBenefits: {
			label: 'Payments to a trade union or friendly society for death benefits',
			hint: 'Half of the part for pensions, funerals or life insurance. At most £100 counts',
		},
		annualPaymentsMade: { label: 'Annuities and yearly payments you had to make' },
		postCessationTradeReliefAndCertainOtherLosses: {
			label: 'Costs after a business ended, and certain other losses',
		},
		preIncorporationLosses: {
			label: 'Losses from before you turned your business into a company',
			hint: 'They come off what the company pays you',
		},
	}),
	...ofSection('studentLoans', {
		plan1: {
			label: 'Plan 1',
			hint: 'England and Wales, started before September 2012; or Northern Ireland',
		},
		plan2: {
			label: 'Plan 2',
			hint: 'England from September 2012 to July 2023; or Wales since September 2012',
		},
		plan4: { label: 'Plan 4', hint: 'Scotland' },
		plan5: { label: 'Plan 5', hint: 'England since August 2023' },
		postgraduate: {
			label: 'Postgraduate loan',
			hint: 'For a master’s degree or doctorate, England and Wales',
		},
		deducted: {
			label: 'Student loan repayments taken from your pay',
			hint: 'On your payslips or P60. Enter 0 if there were none',
			why: 'It comes off what you repay through this return. While it is blank, we count nothing as repaid.',
		},
		postgraduateDeducted: {
			label: 'Postgraduate loan repayments taken from your pay',
			hint: 'Enter 0 if there were none',
		},
	}),
};
