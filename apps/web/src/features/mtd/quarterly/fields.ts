/** A quarter's amounts by type of business: the specified ones first, the others under "more". */
import { parsePounds } from '@halfpenny/facts';
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import type { MtdSubmission } from '../../../api/shapes.ts';
import type { FormProblem } from '../../../ui/error-summary.tsx';

/** The types of business we can send updates for. */
export type SendableType = MtdSubmission['businessType'];

/** An amount on the form. */
export interface QuarterField {
	/** The control's id, and the key its text is stored under. */
	readonly key: string;
	readonly side: 'income' | 'expenses';
	/** Its name in the API call. */
	readonly name: string;
	/** Its label. */
	readonly words: WordsId;
	/** In view, rather than under "more". */
	readonly first: boolean;
	/** HMRC accepts a negative amount. */
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

/** Returns the fields in the order of the form. */
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

/** The amounts with their own hint. */
const hinted = [
	'field.businessEntertainment',
	'field.depreciation',
	'field.financialCosts',
	'field.residentialFinancialCost',
	'field.taxTakenOffTradingIncome',
] as const;

/** Returns the hint under a field's label. */
export function hintOf({ words }: QuarterField): string | undefined {
	const found = hinted.find((one) => one === words);
	return found && sayQuarterly(`${found}.hint`);
}

/** What is typed in the form, by the field's key. */
export type Typed = Readonly<Record<string, string>>;

type Figures = Pick<MtdSubmission, 'income' | 'expenses'>;

/** Returns the saved figures for the form: an unsent correction if there is one, or what was sent. Blank if neither. */
export function typedOf(
	type: SendableType,
	kept: (Figures & { readonly draft: Figures | null }) | undefined,
): Typed {
	const figures = kept?.draft ?? kept;
	return Object.fromEntries(
		quarterFields[type].map(({ key, side, name }) => [key, plain(figures?.[side][name] ?? '')]),
	);
}

/** Without ".00", as a person would type it. */
function plain(amount: string): string {
	return amount.replace(/\.00$/, '');
}

/** Returns the income and expenses of the call. Blanks stay blank; the server counts them as 0. */
export function partsOf(type: SendableType, typed: Typed) {
	const part = (side: QuarterField['side']) =>
		Object.fromEntries(
			quarterFields[type]
				.filter((field) => field.side === side)
				.map(({ key, name }) => [name, (typed[key] ?? '').trim()]),
		);
	return { income: part('income'), expenses: part('expenses') };
}

/** Returns the amounts that can't be read, each with its field. A blank is fine. */
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

/** Returns whether any amount under "more" is filled, so that it isn't hidden. */
export function usesMore(type: SendableType, typed: Typed, side: QuarterField['side']): boolean {
	return quarterFields[type].some(
		(field) => field.side === side && !field.first && (typed[field.key] ?? '') !== '',
	);
}
