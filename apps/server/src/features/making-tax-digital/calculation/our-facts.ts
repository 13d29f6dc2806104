/** The year as we know it: the return's answers, with each business replaced by the totals sent for it. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { isTaxYear } from '@halfpenny/years';
import type { SentType } from '../quarters/fields.ts';
import type { Rows } from '../quarters/figures.ts';

/** A business with the figures HMRC last accepted for the year, and the return's trade it is linked to. */
export interface SentTotals {
	readonly type: SentType;
	readonly name: string;
	readonly rows: Rows;
	/** Undefined when it is not linked to the return. */
	readonly position: number | undefined;
}

type Trade = NonNullable<Facts['trades']>[number];
type Property = NonNullable<Facts['ukProperty']>;

/** The facts to compare with HMRC's figures; undefined for a year whose rates we don't have. */
export function ourFacts(
	taxYear: string,
	answers: Facts | undefined,
	totals: readonly SentTotals[],
): Facts | undefined {
	if (!isTaxYear(taxYear)) return undefined;
	const base: Facts = answers ?? { taxYear, residence: 'uk' };
	const trades: Trade[] = [...(base.trades ?? [])];
	let property = base.ukProperty;
	for (const { type, name, rows, position } of totals) {
		if (type === 'uk-property') property = propertyWith(property ?? {}, rows);
		else if (position === undefined) trades.push(tradeWith({ name }, rows));
		else trades[position] = tradeWith(trades[position] ?? { name }, rows);
	}
	return {
		...base,
		...(trades.length > 0 && { trades }),
		...(property && { ukProperty: property }),
	};
}

/** The amounts below a path, by their last name. */
function below(rows: Rows, at: string, ending = ''): Readonly<Record<string, Pence>> {
	return Object.fromEntries(
		Object.entries(rows).flatMap(([place, amount]) => {
			const name = place.startsWith(`${at}.`) ? place.slice(at.length + 1) : '';
			return name === '' || name.includes('.') ? [] : [[name.replace(ending, ''), amount] as const];
		}),
	);
}

const NOTHING = pence(0);

function tradeWith(trade: Trade, rows: Rows): Trade {
	const income = below(rows, 'periodIncome');
	const { consolidatedExpenses, ...expenses } = below(rows, 'periodExpenses');
	return {
		...trade,
		turnover: income.turnover ?? NOTHING,
		otherIncome: income.other ?? NOTHING,
		expenses: consolidatedExpenses === undefined ? expenses : { otherExpenses: consolidatedExpenses },
		disallowable: below(rows, 'periodDisallowableExpenses', 'Disallowable'),
		...(income.taxTakenOffTradingIncome !== undefined && {
			otherTaxDeducted: income.taxTakenOffTradingIncome,
		}),
	};
}

function propertyWith(property: Property, rows: Rows): Property {
	const income = below(rows, 'ukProperty.income');
	const { residentialFinancialCost, ...spent } = below(rows, 'ukProperty.expenses');
	const { residentialFinancialCostsCarriedForward, consolidatedExpenses, ...expenses } = spent;
	return {
		...property,
		rents: income.periodAmount ?? NOTHING,
		otherIncome: income.otherIncome ?? NOTHING,
		...(income.premiumsOfLeaseGrant !== undefined && { premiumsOfLeaseGrant: income.premiumsOfLeaseGrant }),
		...(income.reversePremiums !== undefined && { reversePremiums: income.reversePremiums }),
		...(income.taxDeducted !== undefined && { taxDeducted: income.taxDeducted }),
		expenses: consolidatedExpenses === undefined ? expenses : { other: consolidatedExpenses },
		...(residentialFinancialCost !== undefined && { financeCosts: residentialFinancialCost }),
		...(residentialFinancialCostsCarriedForward !== undefined && {
			financeCostsBroughtForward: residentialFinancialCostsCarriedForward,
		}),
	};
}
