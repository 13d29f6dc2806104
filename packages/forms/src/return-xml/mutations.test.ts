/** Breaks one thing at a time in a valid return, and the named judge notices: 79 kinds of mistake. */
import { irmark } from '@halfpenny/govtalk';
import { calculate } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { compactVerdicts } from '../../tests/compact-rules.ts';
import { hasProgram, hasShared, irEnvelopeOf, ruleVerdicts, schemaErrors } from '../../tests/judges.ts';
import { richPerson } from '../../tests/people.ts';
import { checkReturn } from '../check-return.ts';
import { buildReturn } from './build-return.ts';

const facts = richPerson();
const result = buildReturn(facts, calculate(facts), {
	transactionId: 'ABCDEF',
	channel: { vendorId: '0000', product: 'Example', version: '0.1' },
});
if (!result.ok) throw new Error(JSON.stringify(result.problems));
const { boxes } = result;
const xml = new TextDecoder().decode(result.xml);

type Mutation = readonly [string, (xml: string) => string];

/** Removes an element, changes its text, or inserts something before or after it. */
const without = (name: string) => (text: string) => text.replace(new RegExp(`<${name}>[^<]*</${name}>`), '');
const saying = (name: string, value: string) => (text: string) =>
	text.replace(new RegExp(`(<${name}>)[^<]*(</${name}>)`), `$1${value}$2`);
const before = (name: string, more: string) => (text: string) =>
	text.replace(`<${name}>`, `${more}<${name}>`);
const after = (name: string, more: string) => (text: string) =>
	text.replace(`</${name}>`, `</${name}>${more}`);
const swapped = (one: string, other: string) => (text: string) =>
	text.replace(new RegExp(`(<${one}>.*?</${one}>)(.*?)(<${other}>.*?</${other}>)`, 's'), '$3$2$1');

const againstSchema: readonly Mutation[] = [
	['another year’s namespace', (text) => text.replace('SA100/24-25/1">', 'SA100/25-26/1">')],
	['no namespace', (text) => text.replace(/<IRenvelope[^>]*>/, '<IRenvelope>')],
	['an element in a foreign namespace', (text) => text.replace('<Turnover>', '<Turnover xmlns="urn:other">')],
	[
		'an element with a prefix',
		(text) => text.replace(/<Turnover>(.*?)<\/Turnover>/, '<x:Turnover xmlns:x="urn:x">$1</x:Turnover>'),
	],
	['two boxes in the wrong order', swapped('PayFromEmployment', 'TaxTakenOffPay')],
	['two forms in the wrong order', swapped('SA105', 'SA108')],
	['the calculation before the forms', swapped('SA102', 'SA110')],
	['the header after the return', swapped('IRheader', 'MTR')],
	['no total due', without('TotalTaxEtcDue')],
	['no underpaid tax', without('UnderpaidTax')],
	['no taxpayer status', without('TaxpayerStatus')],
	['no employer reference', without('EmployerPAYEReference')],
	['no answer on directorship', without('CompanyDirector')],
	['no business name', without('BusinessName')],
	['no business description', without('BusinessDescription')],
	['no partnership reference', without('PartnershipReferenceNumber')],
	['no declaration', (text) => text.replace(/<Declaration>.*<\/Declaration>/, '')],
	['two declarations', after('IndividualDeclaration', '<AgentDeclaration>yes</AgentDeclaration>')],
	['no period', without('PeriodEnd')],
	['no sender', without('Sender')],
	['an unknown sender', saying('Sender', 'Neighbour')],
	['a box twice', (text) => text.replace(/<PayFromEmployment>.*?<\/PayFromEmployment>/, '$&$&')],
	['a form twice that comes once', (text) => text.replace(/<SA105>.*<\/SA105>/, '$&$&')],
	['a box that does not exist', before('Turnover', '<Bonus>1.00</Bonus>')],
	['text between elements', after('Turnover', 'and')],
	['an amount without pence', saying('Turnover', '95000')],
	['an amount with one decimal', saying('Turnover', '95000.0')],
	['an amount with a comma', saying('Turnover', '95,000.00')],
	['an amount with a pound sign', saying('Turnover', '£95000.00')],
	['an amount with a plus sign', saying('Turnover', '+95000.00')],
	['an amount with a leading zero', saying('Turnover', '095000.00')],
	['a negative turnover', saying('Turnover', '-1.00')],
	['ten thousand million', saying('Turnover', '10000000000.00')],
	['a zero where only more may stand', saying('OtherBusinessIncome', '0.00')],
	['an empty amount', saying('Turnover', '')],
	['a tick that says no', saying('EmploymentSchedule', 'no')],
	['an answer that is neither yes nor no', saying('CompanyDirector', 'maybe')],
	['a date that is none', saying('DateOfBirth', '1980-02-30')],
	['a date the British way', saying('DateOfBirth', '01/01/1980')],
	['a birth before 1851', saying('DateOfBirth', '1850-12-31')],
	['a number that is none', saying('NationalInsuranceNumber', 'QQ12345C')],
	['a letter outside the alphabet', saying('EmployersName', 'Exämple')],
	['a name that is too long', saying('EmployersName', 'A'.repeat(29))],
	['an unknown loan plan', saying('PlanType', '03')],
	['51 employment pages', saying('NumberOfEmploymentSchedules', '51')],
	['a taxpayer status that does not exist', saying('TaxpayerStatus', 'E')],
];

const againstRules: readonly (readonly [string, ...Mutation])[] = [
	['5005', 'another key in the header', (text) => text.replace('2234567890', '1097172564')],
	['6428', 'a birth after the year', saying('DateOfBirth', '2025-04-06')],
	['6554', 'no number of employment pages', without('NumberOfEmploymentSchedules')],
	['6555', 'no number of full business pages', without('NumberOfFullSelfEmploymentSchedules')],
	['8370', 'a loan repayment without a loan', without('IncomeContingentStudentLoanNotification')],
	['8296', 'more foreign tax than dividends', saying('TaxTakenOffForeignDividends', '102.00')],
	['8297', 'more tax than 45% of a lump sum', saying('TaxTakenOffPensionLumpSum', '452.00')],
	['6221', 'more tax than pension', saying('TaxTakenOffPensionsAndRetirementAnnuities', '501.00')],
	['6129', 'more one-off gifts than gifts', saying('OneOffGiftAidPayments', '101.00')],
	['8298', 'children without Child Benefit', without('AmountReceived')],
	['8634', 'more payrolled benefits than pay', saying('PayrolledBenefits', '30001.00')],
	['6504', 'a refund through the only job', saying('TaxTakenOffPay', '-1.00')],
	['6038', 'more tax than pay', saying('TaxTakenOffPay', '30001.00')],
	['8315', 'an end to no directorship', saying('CompanyDirector', 'no')],
	['8323', 'a directorship that ended in another year', saying('DateCeasedBeingADirector', '2024-04-05')],
	['8328', 'too high flat-rate expenses', saying('FixedExpensesDeductions', '1133.00')],
	['6053', 'expenses that do not add up', saying('TotalExpenses', '41901.00')],
	['6055', 'a wrong net profit', saying('NetProfitLoss', '53601.00')],
	['6056', 'allowances that do not add up', saying('TotalCapitalAllowances', '1199.00')],
	['6111', 'a wrong profit for tax', saying('NetBusinessProfitLossForTax', '1.00')],
	['6115', 'a wrong taxable profit', saying('TotalTaxableBusinessProfits', '1.00')],
	[
		'8615',
		'more loss than transition profit',
		saying('LossBroughtForwardUsedAgainstSpreadTransitionProfit', '401.00'),
	],
	['6176', 'a wrong net profit on the short pages', saying('NetProfitOrLoss', '4001.00')],
	['6177', 'a wrong profit for tax on the short pages', saying('NetBusinessProfitForTax', '1.00')],
	['6254', 'a partnership reference with a wrong digit', saying('PartnershipReferenceNumber', '1097172565')],
	['6738', 'a partner’s profit that does not add up', saying('TaxableProfitsAfterLosses', '8001.00')],
	['6763', 'tax of a partner that does not add up', saying('ShareOfTotalTaxTakenOff', '71.00')],
	['8215', 'a wrong adjusted profit', saying('AdjustedProfitForTheYear', '1.00')],
	[
		'8269',
		'a wrong property profit',
		(text) => text.replace('<AdjustedProfitForTheYear>11000', '<AdjustedProfitForTheYear>11001'),
	],
	['6472', 'a wrong taxable property profit', saying('TaxableProfitForTheYear', '10501.00')],
	['8392', 'tax on a gain that was not reported', without('GainOrLossFromUKpropertyDisposal')],
	['6175', 'a relief without its total', without('BADRandERclaimedToDate')],
	['6020', 'gains without a computation', without('AnyOtherInformationSpace')],
];

describe.skipIf(!hasShared)('an accepted return', () => {
	it('is valid and passes every rule', () => {
		expect(schemaErrors(irEnvelopeOf(xml), '2024-25')).toEqual([]);
		expect(checkReturn(boxes, { year: '2024-25', today: '2026-01-31' })).toEqual([]);
	});

	it.each(againstSchema)('is refused by HMRC’s schema with %s', (_name, mutate) => {
		const broken = mutate(xml);
		expect(broken).not.toBe(xml);
		expect(schemaErrors(irEnvelopeOf(broken), '2024-25')).not.toEqual([]);
	});

	it.skipIf(!hasProgram('xsltproc'))(
		'passes HMRC’s compiled rules, more than forty of which look at it',
		async () => {
			const [verdict] = await ruleVerdicts([xml]);
			expect(verdict?.codes).toEqual([]);
			expect(verdict?.fired).toBeGreaterThan(40);
		},
	);

	it.skipIf(!hasProgram('xsltproc'))(
		`is refused by HMRC’s rules in ${againstRules.length} ways, by the code expected`,
		async () => {
			const broken = againstRules.map(([, , mutate]) => mutate(xml));
			const verdicts = await compactVerdicts(broken);
			againstRules.forEach(([code, name], index) => {
				expect({ name, changed: broken[index] !== xml }).toEqual({ name, changed: true });
				expect({ name, found: verdicts[index]?.codes.includes(code) }).toEqual({ name, found: true });
			});
		},
	);

	it('has another IRmark after any change of its body', () => {
		for (const [, mutate] of againstSchema.slice(8, 12)) {
			const changed = irmark(mutate(xml));
			expect(changed.ok && changed.value.base64).not.toBe(result.ok && result.irmark.base64);
		}
	});
});
