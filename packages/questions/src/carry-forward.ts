/** Carries last year's return forward: lasting names and references, and amounts left over. Never last year's income. */
import { type Pence, toPounds } from '@halfpenny/facts';
import type { Answer, Answers } from './answer.ts';
import type { FoldableEntry } from './fold-facts.ts';
import { leadingAnswers } from './leading-answers.ts';
import { findSection } from './sections/index.ts';

/** Last year's return. */
export interface LastYear {
	readonly entries: readonly FoldableEntry[];
	/** Amounts its calculation left for later years, by source, in pence: `trades[0].loss`, `financeCosts`. */
	readonly carriedForward: Readonly<Record<string, Pence>>;
	/** Both payments on account for this year, added up; absent if there were none. */
	readonly paymentsOnAccount?: Pence | undefined;
}

/** An entry to start this year's return with. */
export interface CarriedEntry {
	readonly section: string;
	readonly answers: Answers;
}

/** The answers that stay from one year to the next. */
const stays: Readonly<Record<string, readonly string[]>> = {
	employment: ['employer', 'payeReference', 'companyDirector'],
	selfEmployment: [
		'description',
		'name',
		'addressLine1',
		'postcode',
		'accountingMethod',
		'accountsFollowTaxYear',
		'fosterCarer',
	],
	partnershipShare: ['description', 'reference'],
	ukProperty: [
		'lettingKind',
		'numberOfProperties',
		'jointlyLet',
		'amountsOfAllOwners',
		'sharePercent',
		'accountingMethod',
	],
	bankInterest: ['account', 'taxedAlready'],
	dividends: ['company', 'paidBy'],
	pension: ['payer'],
	giftAid: ['charity'],
	childBenefit: ['higherIncome', 'children'],
	studentLoans: ['plan1', 'plan2', 'plan4', 'plan5', 'postgraduate'],
};

/** Answers filled from amounts left over, by source in the calculation; `#` is the entry's index in its section. */
const leftOver: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	selfEmployment: {
		lossBroughtForward: 'trades[#].loss',
		mainPoolBroughtForward: 'trades[#].capitalAssets.mainPool',
		specialRatePoolBroughtForward: 'trades[#].capitalAssets.specialRatePool',
		class4Adjustment: 'trades[#].class4Loss',
	},
	partnershipShare: {
		lossBroughtForward: 'partnerships[#].loss',
		class4Adjustment: 'partnerships[#].class4Loss',
		propertyLossBroughtForward: 'partnerships[#].propertyLoss',
	},
	ukProperty: {
		lossBroughtForward: 'ukProperty.loss',
		financeCostsBroughtForward: 'financeCosts',
	},
	capitalGainsDetails: { lossesBroughtForward: 'capitalLosses' },
};

/** Anything that ended isn't carried forward. */
const ended = ['endDate', 'ceased', 'directorshipEnded', 'leftThisYear', 'endedThisYear', 'stopped'];

/** Returns the entries to start with, holding only what stays or was left over. */
export function carryForward(last: LastYear): readonly CarriedEntry[] {
	const sections = [...new Set([...Object.keys(stays), ...Object.keys(leftOver)])];
	const carried = sections.flatMap((section) => {
		const own = last.entries.filter((entry) => entry.section === section);
		const missing = own.length === 0 && findSection(section)?.single === true;
		const entries = missing ? [{ section, answers: {} }] : own;
		return entries.map((entry, index) => carryEntry(last, entry, index));
	});
	return [...carried.filter(({ answers }) => Object.keys(answers).length > 0), ...payments(last)];
}

function carryEntry({ carriedForward }: LastYear, entry: FoldableEntry, index: number): CarriedEntry {
	const { section, answers } = entry;
	const hasEnded = ended.some(
		(question) => (answers[question] ?? null) !== null && answers[question] !== false,
	);
	const kept = (stays[section] ?? [])
		.map((question) => [question, answers[question] ?? null] as const)
		.filter(([, answer]) => answer !== null);
	const left = Object.entries(leftOver[section] ?? {}).flatMap(([question, source]) => {
		const amount = carriedForward[source.replace('#', String(index))];
		return amount === undefined
			? []
			: [...leadingTo(section, question), [question, toPounds(amount)] as const];
	});
	return { section, answers: Object.fromEntries(hasEnded ? left : [...kept, ...left]) };
}

function leadingTo(section: string, question: string): readonly (readonly [string, Answer])[] {
	const found = findSection(section);
	return found ? Object.entries(leadingAnswers(found, [question])) : [];
}

function payments({ paymentsOnAccount }: LastYear): readonly CarriedEntry[] {
	if (paymentsOnAccount === undefined || paymentsOnAccount === 0) return [];
	return [{ section: 'payments', answers: { paymentsOnAccountMade: toPounds(paymentsOnAccount) } }];
}
