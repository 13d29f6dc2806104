/** Wherever capital allowances are asked for, the words say what is not worked out, and what to enter instead. */
import { expect, it } from 'vitest';
import { questionHint, questionWords } from '../questions.ts';

const figures = {
	...{ codingOutLimit: '', codingOutBy: '', tradingAllowance: '', eisLimit: '', eisLimitWithKnowledge: '' },
	...{ mile: '', mileAfter: '', homeLeast: '', homeMost: '', homeHours: '' },
};
/** What stands below a question, always in sight. */
const hintOf = (section: string, question: string, answers = {}) =>
	questionHint(section, question, figures, answers);

it.each([
	['businessAsset', 'cost'],
	['propertyAsset', 'cost'],
	['selfEmployment', 'annualInvestmentAllowance'],
	['ukProperty', 'annualInvestmentAllowance'],
	['partnershipTrade', 'annualInvestmentAllowance'],
	['partnershipProperty', 'annualInvestmentAllowance'],
])('%s.%s says what to enter of something on hire purchase', (section, question) => {
	expect(hintOf(section, question)).toContain('On hire purchase, the whole cash price once you use it');
});

it.each(['businessAsset', 'propertyAsset'])('%s says what to enter before it is used', (section) => {
	expect(questionWords(section, 'cost').why).toMatch(
		/s\.67.*don’t use it yet, enter only what you have paid/,
	);
});

it.each([
	['businessAsset', 'claimed'],
	['propertyAsset', 'claimed'],
	['selfEmployment', 'annualInvestmentAllowance'],
	['ukProperty', 'annualInvestmentAllowance'],
	['partnershipTrade', 'annualInvestmentAllowance'],
	['partnershipProperty', 'annualInvestmentAllowance'],
])('%s.%s says that a shared allowance is not divided, and what to enter', (section, question) => {
	expect(hintOf(section, question)).toContain('we don’t divide it: enter the part you give to this one');
});

it.each([
	['selfEmployment', 'allowancesBy'],
	['ukProperty', 'allowancesBy'],
	['partnershipShare', 'profit'],
])('%s.%s names it as not supported', (section, question) => {
	expect(questionWords(section, question).why).toMatch(
		/Not supported: dividing one annual investment allowance/,
	);
});

it.each(['totalExpenses', 'otherExpenses'])('costs on the cash basis take what was paid: %s', (question) => {
	const paid = 'hire purchase, what you paid in the year';
	expect(hintOf('selfEmployment', question, { accountingMethod: 'cash' })).toContain(paid);
	expect(hintOf('selfEmployment', question, { accountingMethod: 'accruals' })).not.toContain(paid);
});

it('a partner’s share has the allowances of things a partner paid for', () => {
	expect(hintOf('partnershipShare', 'profit')).toContain(
		'things you paid for yourself or have on hire purchase',
	);
});
