/** Runs HMRC's stages in HMRC's order. */
import type { Facts } from '@halfpenny/facts';
import type { Figures } from '../figures.ts';
import { nonSavings as collectNonSavings } from './stage-01-non-savings.ts';
import { savings as collectSavings } from './stage-02-savings.ts';
import { dividends as collectDividends } from './stage-03-dividends.ts';
import { type Status, status as statusOf } from './stage-03a-status.ts';
import { type Reliefs, reliefs as reliefsOf } from './stage-04-reliefs-and-allowances.ts';
import { type SetOff, setOff as setOffOf } from './stage-05-set-off/settle.ts';
import { bands as bandsOf } from './stage-06-bands.ts';
import { incomeTax } from './stage-08-income-tax.ts';
import { adjustments as adjustmentsOf } from './stage-09-adjustments.ts';
import { taxPaid as taxPaidOf } from './stage-11-tax-paid.ts';
import { taxDue } from './stage-12-tax-due.ts';

/** Every figure for these facts. Where no country is given, England and Northern Ireland. */
export function runStages(facts: Facts): Figures {
	const status = statusOf(facts.taxYear, facts.residence ?? 'uk');
	const nonSavings = collectNonSavings(facts);
	const savings = collectSavings(facts, status);
	const dividends = collectDividends(nonSavings, savings);
	const reliefs = reliefsOf(facts, status, nonSavings, dividends);
	const setOff = divide(status, reliefs, savings.total, dividends.total);
	const bands = bandsOf(setOff, reliefs, status);
	const tax = incomeTax(bands, status);
	const adjustments = adjustmentsOf(tax, reliefs, status);
	const taxPaid = taxPaidOf(facts, status);
	return {
		status,
		nonSavings,
		savings,
		dividends,
		reliefs,
		setOff,
		bands,
		tax,
		adjustments,
		taxPaid,
		taxDue: taxDue(adjustments, taxPaid),
	};
}

function divide(status: Status, reliefs: Reliefs, savings: number, dividends: number): SetOff {
	return setOffOf({
		status,
		pool: reliefs.setOff,
		nonSavings: reliefs.nonSavings,
		savings,
		dividends,
		extension: reliefs.extension,
		savingsAllowance: reliefs.savingsAllowance,
		dividendAllowance: reliefs.dividendAllowance,
		keptForDividends: 0,
	});
}
