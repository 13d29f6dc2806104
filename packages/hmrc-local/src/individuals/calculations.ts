/** The requested calculations, and the declared years. */
import type { Collection, StateStore } from '../storage/state-store.ts';

/** Why a calculation was asked for. */
export type CalculationType = 'in-year' | 'intent-to-finalise' | 'intent-to-amend';

/** One calculation: it does not change, except for being declared. */
export type Calculation = {
	readonly calculationId: string;
	readonly nino: string;
	readonly taxYear: string;
	readonly type: CalculationType;
	/** ISO 8601. */
	readonly requestedAt: string;
	/** When it can be read. */
	readonly readyAt: string;
	/** What it was made from: how often the year had been changed, and which businesses there were. */
	readonly changes: number;
	readonly businessIds: readonly string[];
	readonly inputs: object;
	/** Nothing if there are errors. */
	readonly figures: object | null;
	readonly errors: readonly { readonly id: string; readonly text: string }[];
	/** In millionths of a pound, as text; null if there are errors. */
	readonly due: { readonly year: string; readonly firstPaymentOnAccount: string } | null;
	/** When it was declared final, or an amendment confirmed. */
	readonly declaredAt: string | null;
};

/** Everyone's. */
export type Calculations = {
	/** All of a year, oldest first. */
	readonly of: (nino: string, taxYear: string) => readonly Calculation[];
	readonly put: (calculation: Calculation) => void;
	/** Every one a person declared, for any year, oldest first. */
	readonly everyDeclared: (nino: string) => readonly Calculation[];
	/** The last declared for a year. */
	readonly declared: (nino: string, taxYear: string) => Calculation | undefined;
	/** The first declared for a year. */
	readonly firstDeclared: (nino: string, taxYear: string) => Calculation | undefined;
};

/** The calculations in the store. */
export function calculationsIn(store: StateStore): Calculations {
	const calculations: Collection<Calculation> = store.collection('calculations');
	const everyYear = (nino: string) =>
		[...calculations.values()].filter((one) => one.nino.slice(0, 8) === nino.slice(0, 8));
	const of = (nino: string, taxYear: string) => everyYear(nino).filter((one) => one.taxYear === taxYear);
	const everyDeclared = (nino: string) =>
		everyYear(nino)
			.filter(({ declaredAt }) => declaredAt !== null)
			.sort((a, b) => ((a.declaredAt ?? '') < (b.declaredAt ?? '') ? -1 : 1));
	const declared = (nino: string, taxYear: string) =>
		everyDeclared(nino).filter((one) => one.taxYear === taxYear);
	return {
		of,
		everyDeclared,
		put: (calculation) => calculations.set(calculation.calculationId, calculation),
		declared: (nino, taxYear) => declared(nino, taxYear).at(-1),
		firstDeclared: (nino, taxYear) => declared(nino, taxYear)[0],
	};
}
