/** The working of capital allowances: a line for each step of each asset, pool and building. */
import { pence } from '@halfpenny/facts';
import { annualInvestmentAllowance, firstYearRates, smallPool } from '@halfpenny/years';
import type { WorkingLine } from '../calculation.ts';
import type { CapitalAllowances } from '../capital-allowances/capital-allowances.ts';
import type { AtOnce, FirstYear } from '../capital-allowances/first-year.ts';
import type { Pool } from '../capital-allowances/pool.ts';
import type { RuleId } from '../words/rules.ts';
import type { Used } from './used.ts';

const AT_ONCE: Readonly<Record<AtOnce, RuleId>> = {
	annualInvestment: 'annual-investment-allowance',
	zeroEmissionsCar: 'zero-emission-car-allowance',
	zeroEmissionGoodsVehicle: 'zero-emission-goods-vehicle-allowance',
	electricChargePoint: 'electric-charge-point-allowance',
	mainRate: 'first-year-allowance',
};

/** Lines of a business's capital allowances, and which of them are allowances and charges. */
export interface CapitalLines {
	readonly lines: readonly WorkingLine[];
	/** Ids of the lines that are deducted. */
	readonly allowances: readonly string[];
	/** Ids of the lines that are added. */
	readonly charges: readonly string[];
}

const NONE: readonly never[] = [];
const NOTHING: CapitalLines = { lines: [], allowances: [], charges: [] };

/** The lines of one business; `path` locates its assets in the facts: `trades[0].capitalAssets`. */
export function capitalLines(path: string, capital: CapitalAllowances | undefined): CapitalLines {
	if (!capital) return NOTHING;
	const lines: WorkingLine[] = [];
	const allowances: string[] = [];
	const charges: string[] = [];
	const add = (
		id: string,
		rule: RuleId,
		value: number,
		inputs: readonly string[],
		to?: string[],
		uses: readonly Used[] = NONE,
	): void => {
		if (value === 0) return;
		lines.push({ id, rule, value: pence(value), inputs, uses });
		to?.push(id);
	};
	for (const one of capital.firstYear) {
		add(
			atOnceId(path, one),
			AT_ONCE[one.kind],
			one.allowance,
			[`${path}.assets[${one.index}]`],
			allowances,
			usedAtOnce(one),
		);
	}
	for (const pool of capital.pools) {
		const at = `${path}.${pool.at}`;
		const sources = pool.sources.map((source) => `${path}.${source}`);
		add(`${at}.balance`, 'pool-balance', pool.balance, sources);
		const balance = pool.balance > 0 ? [`${at}.balance`] : [];
		add(`${at}.writingDown`, writingDownRule(pool), pool.allowance, balance, allowances, usedByPool(pool));
		add(`${at}.onSale`, 'balancing-allowance', pool.balancingAllowance, balance, allowances);
		add(`${at}.charge`, 'balancing-charge', pool.balancingCharge, sources, charges);
		add(`${at}.left`, 'pool-carried-forward', pool.carriedForward, sources);
	}
	for (const { index, allowance, rate } of capital.buildings) {
		const at = `${path}.buildings[${index}]`;
		add(`${at}.allowance`, 'structures-and-buildings-allowance', allowance, [at], allowances, [
			{ name: 'buildingsRate', rate },
		]);
	}
	return { lines, allowances, charges };
}

/** An asset may have the investment allowance on part of its cost and a first-year allowance on the rest. */
function atOnceId(path: string, { index, kind }: FirstYear): string {
	return `${path}.assets[${index}].${kind}`;
}

function writingDownRule({ small, rate }: Pool): RuleId {
	if (small) return 'small-pool-allowance';
	return rate === 'main' ? 'writing-down-allowance' : 'special-rate-writing-down-allowance';
}

function usedAtOnce({ kind }: FirstYear): readonly Used[] {
	return kind === 'annualInvestment'
		? [{ name: 'annualInvestmentLimit', amount: pence(annualInvestmentAllowance.limitPounds * 100) }]
		: [{ name: 'firstYearRate', rate: firstYearRates[kind].rate }];
}

function usedByPool({ small, yearly }: Pool): readonly Used[] {
	return small
		? [{ name: 'smallPoolLimit', amount: pence(smallPool.limitPounds * 100) }]
		: [{ name: 'writingDownRate', rate: yearly }];
}
