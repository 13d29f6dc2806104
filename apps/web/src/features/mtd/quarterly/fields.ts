/** The amounts of a quarter, by kind of business: the specified ones stand first, the others wait under "more". */
import { parsePounds } from '@halfpenny/facts';
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import type { MtdSubmission } from '../../../api/shapes.ts';
import type { FormProblem } from '../../../ui/error-summary.tsx';

/** The kinds of business whose updates can be sent. */
export type SendableType = MtdSubmission['businessType'];

/** One amount of the form. */
export interface QuarterField {
	/** The control's id, and the name under which it is typed. */
	readonly key: string;
	readonly side: 'income' | 'expenses';
	/** The name that the call has for it. */
	readonly name: string;
	/** Its words. */
	readonly words: WordsId;
	/** Stands in sight; the others wait under "more". */
	readonly first: boolean;
	/** HMRC takes it below zero. */
	readonly signed: boolean;
}

type FieldWordsId<Id> = Id extends `field.${string}` ? (Id extends `${string}.hint` ? never : Id) : never;
type WordsId = FieldWordsId<Parameters<typeof sayQuarterly>[0]>;

const income = (name: string, words: WordsId, first = false): QuarterField => ({
	...{ key: `income-${name}`, side: 'income', name, words, first, signed: false },
});
const expense = (name: string, words: WordsId, first = false, signed = true): QuarterField => ({
	...{ key: `expenses-${name}`, side: 'expenses', name, words, first, signed },
});

/** The fields in the order of the form. */
export const quarterFields: Readonly<Record<SendableType, readonly QuarterField[]>> = {
	'self-employment': [
		income('turnover', 'field.turnover', true),
		income('other', 'field.otherIncome'),
		income('taxTakenOffTradingIncome', 'field.taxTakenOffTradingIncome'),
		expense('costOfGoods', 'field.costOfGoods', true),
		expense('adminCosts', 'field.adminCosts', true),
		expense('professionalFees', 'field.professionalFees', true),
		expense('otherExpenses', 'field.otherExpenses', true),
		expense('paymentsToSubcontractors', 'field.paymentsToSubcontractors'),
		expense('wagesAndStaffCosts', 'field.wagesAndStaffCosts'),
		expense('carVanTravelExpenses', 'field.carVanTravelExpenses'),
		expense('premisesRunningCosts', 'field.premisesRunningCosts'),
		expense('maintenanceCosts', 'field.maintenanceCosts'),
		expense('advertisingCosts', 'field.advertisingCosts'),
		expense('businessEntertainment', 'field.businessEntertainment'),
		expense('interest', 'field.interest'),
		expense('financialCharges', 'field.financialCharges'),
		expense('badDebt', 'field.badDebt'),
		expense('depreciation', 'field.depreciation'),
	],
	'uk-property': [
		income('rentIncome', 'field.rentIncome', true),
		income('other', 'field.otherPropertyIncome'),
		income('premiumsOfLeaseGrant', 'field.premiumsOfLeaseGrant'),
		income('reversePremiums', 'field.reversePremiums'),
		income('taxDeducted', 'field.taxDeducted'),
		expense('premisesRunningCosts', 'field.premisesRunningCosts', true),
		expense('repairsAndMaintenance', 'field.repairsAndMaintenance', true),
		expense('financialCosts', 'field.financialCosts', true),
		expense('residentialFinancialCost', 'field.residentialFinancialCost', true, false),
		expense('propertyBusinessTravelCosts', 'field.propertyBusinessTravelCosts', true),
		expense('other', 'field.other', true),
		expense('professionalFees', 'field.professionalFees'),
		expense('costOfServices', 'field.costOfServices'),
	],
};

/** The amounts with a hint of their own. */
const hinted = [
	'field.businessEntertainment',
	'field.depreciation',
	'field.financialCosts',
	'field.residentialFinancialCost',
	'field.taxTakenOffTradingIncome',
] as const;

/** What stands under a field's label. */
export function hintOf({ words }: QuarterField): string | undefined {
	const found = hinted.find((one) => one === words);
	return found && sayQuarterly(`${found}.hint`);
}

/** What stands in the form, by the field's key, as it was typed. */
export type Typed = Readonly<Record<string, string>>;

type Figures = Pick<MtdSubmission, 'income' | 'expenses'>;

/** What was kept of a quarter, for the form: a correction that is not sent yet, else what was sent; blank for none. */
export function typedOf(
	type: SendableType,
	kept: (Figures & { readonly draft: Figures | null }) | undefined,
): Typed {
	const figures = kept?.draft ?? kept;
	return Object.fromEntries(
		quarterFields[type].map(({ key, side, name }) => [key, plain(figures?.[side][name] ?? '')]),
	);
}

/** Without the pence where there are none: as somebody would type it. */
function plain(amount: string): string {
	return amount.replace(/\.00$/, '');
}

/** The two parts of the call. A blank goes as a blank, which the server counts as 0. */
export function partsOf(type: SendableType, typed: Typed) {
	const part = (side: QuarterField['side']) =>
		Object.fromEntries(
			quarterFields[type]
				.filter((field) => field.side === side)
				.map(({ key, name }) => [name, (typed[key] ?? '').trim()]),
		);
	return { income: part('income'), expenses: part('expenses') };
}

/** The amounts that cannot be read, each at its field; a blank is fine. */
export function problemsIn(type: SendableType, typed: Typed): readonly FormProblem[] {
	return quarterFields[type].flatMap(({ key, words, signed }) => {
		const text = (typed[key] ?? '').trim();
		if (text === '' || parsePounds(text, signed).ok) return [];
		const below = !signed && parsePounds(text, true).ok;
		const field = sayQuarterly(words);
		return [
			{
				field: key,
				message: sayQuarterly(below ? 'problem.negative' : 'problem.notAnAmount', { field }),
			},
		];
	});
}

/** Whether any amount that waits under "more" is filled in, so that it is not hidden. */
export function usesMore(type: SendableType, typed: Typed, side: QuarterField['side']): boolean {
	return quarterFields[type].some(
		(field) => field.side === side && !field.first && (typed[field.key] ?? '') !== '',
	);
}
