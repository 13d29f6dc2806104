/** One job of the year. Form SA102. */
import type { Question, Section } from '../../question.ts';
import { date, idsOf, inGroup, money, picked, signedMoney, steer, text, yesNo } from '../ask.ts';
import { benefits, expenses } from './benefits-and-expenses.ts';

const job: readonly Question[] = [
	text('employer', 100, 'EMP5', { neededToFile: true, neededOnForm: true }),
	{ id: 'payeReference', kind: 'payeReference', neededToFile: true, boxes: [{ box: 'EMP4' }] },
	money('pay', 'EMP1', { neededToFile: true }),
	signedMoney('taxDeducted', 'EMP2', { neededToFile: true }),
	yesNo('companyDirector', 'EMP6', { neededToFile: true }),
];

const ofCloseCompany = {
	shownWhen: { question: 'closeCompany', is: true },
	years: { from: '2025-26' },
} as const;

const director: readonly Question[] = [
	steer('directorshipEnded'),
	date('directorshipEndDate', 'EMP6.1', {
		...{ days: 'ofTheYear', shownWhen: { question: 'directorshipEnded', is: true } },
	}),
	yesNo('closeCompany', 'EMP7'),
	...inGroup('closeCompanyDetails', [
		text('closeCompanyName', 160, 'EMP7.1', { ...ofCloseCompany, fact: 'name' }),
		{
			...{ id: 'registrationNumber', kind: 'companyNumber', ...ofCloseCompany },
			boxes: [{ box: 'EMP7.2' }],
		},
		money('closeCompanyDividends', 'EMP7.3', { ...ofCloseCompany, fact: 'dividends' }),
		{
			...{ id: 'shareholdingPercent', kind: 'wholeNumber', most: 100, unit: 'percent', ...ofCloseCompany },
			boxes: [{ box: 'EMP7.4' }],
		},
	]),
];

const more = picked(steer('hadBenefits'), steer('hadExpenses'), steer('hadOtherPay'));

const otherPay: readonly Question[] = [
	money('tips', 'EMP3'),
	money('payrolledBenefits', 'EMP1.1'),
	money('class1Earnings', 'EMPCL1'),
	yesNo('offPayrollWorker', 'EMP8'),
];

/** Asked once for each job. */
export const employment: Section = {
	id: 'employment',
	returnType: 'individual',
	group: 'income',
	asksForCosts: true,
	topic: 'work',
	common: true,
	fold: { as: 'list', into: 'employments' },
	title: 'employer',
	amount: 'pay',
	pages: [
		{ id: 'job', questions: idsOf([...job, ...more]) },
		{ id: 'director', questions: idsOf(director), shownWhen: { question: 'companyDirector', is: true } },
		{ id: 'benefits', questions: idsOf(benefits), shownWhen: { question: 'hadBenefits', is: true } },
		{ id: 'expenses', questions: idsOf(expenses), shownWhen: { question: 'hadExpenses', is: true } },
		{ id: 'otherPay', questions: idsOf(otherPay), shownWhen: { question: 'hadOtherPay', is: true } },
	],
	questions: [...job, ...more, ...director, ...benefits, ...expenses, ...otherPay],
};
