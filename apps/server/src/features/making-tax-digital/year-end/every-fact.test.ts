/**
 * Goes through every fact a person can give: it is sent to HMRC at the year end, it blocks the declaration, HMRC's
 * figure is compared with it, or this table says why HMRC need not have it. Long because it is one table.
 */
import { type Facts, factsJsonSchema, pence } from '@halfpenny/facts';
import { calculate, withClaims } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import type { SentBusiness } from '../businesses/business.ts';
import { incomeOf, notCounted } from '../calculation/compare.ts';
import { whatCannotBeSent } from './cannot-send.ts';
import { itemOfProperty, itemOfTrade, itemsOfPerson } from './items.ts';
import { itemOfLosses } from './losses.ts';
import { marriageAllowanceItem } from './marriage-allowance.ts';

interface Schema {
	readonly type?: string | readonly string[];
	readonly enum?: readonly string[];
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly items?: Schema;
}

/** Facts that need not be sent at the year end, with the reason: a whole path, or the start of one. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
	'HMRC knows who the person is, and where': ['taxYear', 'residence', 'person.'],
	'HMRC has it from the employer': [
		...['employer', 'payeReference', 'payrolledBenefits', 'taxDeducted', 'class1Earnings'].map(ofJob),
		...['companyDirector', 'directorshipEndDate', 'offPayrollWorker'].map(ofJob),
	],
	'HMRC has it from whoever paid the pension or benefit': [
		...['pensions.taxDeducted', 'pensions.statePensionLumpSumTaxDeducted', 'stateBenefits.taxDeducted'],
	],
	'HMRC has it from the lender': ['studentLoans.'],
	'HMRC works it out itself from what is sent': ['class2.weeks', 'class2.amount'],
	'HMRC keeps it itself': ['taxCodes.', 'paymentsOnAccountMade'],
	'the quarterly updates say it, and what was sent stands for it': [
		...['turnover', 'otherIncome', 'otherTaxDeducted', 'expenses.', 'disallowable.'].map(ofTrade),
		...['rents', 'otherIncome', 'premiumsOfLeaseGrant', 'reversePremiums', 'taxDeducted'].map(ofProperty),
		...['expenses.', 'financeCosts'].map(ofProperty),
	],
	'HMRC knows the business': [
		...['name', 'description', 'startDate', 'endDate', 'accountingMethod', 'address.'].map(ofTrade),
		...['detailsChanged', 'accountingPeriod.'].map(ofTrade),
		...['numberOfProperties', 'ceased', 'accountingMethod'].map(ofProperty),
	],
	'it comes to an allowance, which is sent': [
		...['tradingAllowance', 'capitalAssets.'].map(ofTrade),
		...['propertyAllowance', 'capitalAssets.'].map(ofProperty),
	],
	'only the form of the annual return asks for it': [
		...['fosterCarer', 'specialArrangements', 'informationProvidedLastYear', 'balanceSheet.'].map(ofTrade),
		...['taxAdviser.', 'signatory.'],
	],
	'it says more about something that is in the way itself': [
		...[
			'reliefs.blindRegister',
			'reliefs.marriageAllowanceSpouse.',
			'ukProperty.rentARoom.shared',
			'ukProperty.rentARoom.costs',
		],
		'ukProperty.jointlyLet',
	],
	'it says more about an amount that is sent': [
		...['savings.securitiesTaxDeducted', 'ukProperty.sharePercent', 'pensionCharges.schemeReference'],
	],
	'it comes to an excess, which is sent': ['pensionCharges.savings.'],
	'it is asked for in HMRC’s online account and changes no figure of the year': [
		...['reducedPaymentOnAccount', 'collection.', 'repayment.'],
	],
};

function ofJob(name: string): string {
	return `employments[].${name}`;
}
function ofTrade(name: string): string {
	return `trades[].${name}`;
}
function ofProperty(name: string): string {
	return `ukProperty.${name}`;
}

function leaves(schema: Schema, path = ''): readonly (readonly [string, Schema])[] {
	if (schema.properties)
		return Object.entries(schema.properties).flatMap(([name, inner]) =>
			leaves(inner, path === '' ? name : `${path}.${name}`),
		);
	return schema.items ? leaves(schema.items, `${path}[]`) : [[path, schema]];
}

/** Below every limit of a relief. */
const AMOUNT = pence(90_00);

function answerTo({ type, enum: choices }: Schema): unknown {
	if (choices) return choices[0];
	if (type === 'boolean') return true;
	if (type === 'integer') return 2;
	return type === 'string' ? 'Ink' : AMOUNT;
}

/** A return with no other answer. */
function factsWith(taxYear: string, path: string, schema: Schema): Facts {
	const inner = path.split('.').reduceRight<unknown>((value, part) => {
		const name = part.replace('[]', '');
		return { [name]: part.endsWith('[]') ? [value] : value };
	}, answerTo(schema));
	return { taxYear, residence: 'uk', ...(inner as object) } as Facts;
}

const business = { businessId: 'XAIS12345678910', tradingName: 'Ink' } as unknown as SentBusiness;

function isSent(facts: Facts): boolean {
	const items = [
		...itemsOfPerson(facts.taxYear, facts),
		...marriageAllowanceItem(facts, async () => false),
		...(facts.trades ? [itemOfTrade(business, facts, 0)] : []),
		...(facts.ukProperty ? [itemOfProperty(business, facts)] : []),
		...[...(facts.trades ?? []), ...(facts.ukProperty ? [facts.ukProperty] : [])].map((part) =>
			itemOfLosses(business, part, facts.taxYear),
		),
	];
	const sent = items.flatMap(({ ours }) => Object.values(ours));
	return sent.includes(AMOUNT) || sent.includes('yes');
}

/** Whether it blocks a declaration if HMRC counts none of it. */
const isCompared = (facts: Facts): boolean =>
	notCounted(incomeOf({} as Parameters<typeof incomeOf>[0], facts, calculate(facts))).length > 0;

function reasonFor(path: string): string | undefined {
	const isOf = (one: string) => (one.endsWith('.') ? path.startsWith(one) : path === one);
	return Object.keys(WITHOUT).find((reason) => WITHOUT[reason]?.some(isOf));
}

describe.each(['2025-26', '2026-27'])('of a return for %s', (taxYear) => {
	const every = leaves(factsJsonSchema() as Schema)
		.filter(([path]) => !['taxYear', 'residence'].includes(path))
		.map(([path, schema]) => [path, factsWith(taxYear, path, schema)] as const);

	it('nothing is declared that HMRC does not have', () => {
		const silent = every.filter(
			([path, facts]) =>
				whatCannotBeSent(facts).length === 0 &&
				reasonFor(path) === undefined &&
				!isSent(withClaims(facts)) &&
				!isCompared(facts),
		);
		expect(silent.map(([path]) => path)).toEqual([]);
	});

	it('Child Benefit is sent with the children and the date it stopped', () => {
		const childBenefit = { received: AMOUNT, children: 2, stopped: `${taxYear.slice(0, 4)}-12-31` };
		const facts = { taxYear, childBenefit } as unknown as Facts;
		expect(whatCannotBeSent(facts)).toEqual([]);
		const [item] = itemsOfPerson(taxYear, facts).filter(({ key }) => key === 'childBenefit');
		expect(item?.ours).toEqual({
			...{ amountOfChildBenefitReceived: AMOUNT, numberOfChildren: '2' },
			dateCeased: childBenefit.stopped,
		});
		expect(isSent({ ...facts, childBenefit: { received: AMOUNT } })).toBe(false);
	});

	it('nothing blocks the declaration if it need not be sent', () => {
		const needless = every.filter(
			([path, facts]) => reasonFor(path) !== undefined && whatCannotBeSent(facts).length > 0,
		);
		expect(needless.map(([path]) => path)).toEqual([]);
	});

	it('every blocker says what to do', () => {
		const said = every.flatMap(([, facts]) => whatCannotBeSent(facts).map(({ message }) => message));
		expect(new Set(said).size).toBeGreaterThan(20);
		for (const message of said)
			expect(message).toMatch(
				/^[A-Z].* can’t be sent through MTD from here yet\. (Use|Write|Add|Claim|Ask) .*\.$/,
			);
	});
});
