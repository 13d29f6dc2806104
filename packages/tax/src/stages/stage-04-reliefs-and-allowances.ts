/** Stage 4, reliefs and allowances: Gift Aid, adjusted net income, allowances, taxable income. Boxes c4.1 to c4.80. */
import type { Facts } from '@halfpenny/facts';
import { grossUpToPound, positive, upToPound } from '../rounding.ts';
import type { NonSavings } from './stage-01-non-savings.ts';
import type { Dividends } from './stage-03-dividends.ts';
import type { Status } from './stage-03a-status.ts';
import { personalAllowance } from './stage-14-personal-allowance.ts';

/** Reliefs and allowances. */
export interface Reliefs {
	/** c4.55: total income less the reliefs deducted from it. */
	readonly netIncome: number;
	/** c4.56: gifts as paid, up to a pound. */
	readonly giftsPaid: number;
	/** c4.57: gifts with the basic rate tax put back. */
	readonly giftAidGross: number;
	/** c4.59: by how much the basic rate band is extended. */
	readonly extension: number;
	/** c4.63. */
	readonly adjustedNetIncome: number;
	/** c4.63c: non-savings income to which allowances are set. */
	readonly nonSavings: number;
	/** c4.64. */
	readonly personalAllowance: number;
	/** c5.1: every deduction and allowance still to be set off. */
	readonly setOff: number;
	/** c4.74. */
	readonly taxableIncome: number;
	/** c4.79. */
	readonly savingsAllowance: number;
	/** c4.80. */
	readonly dividendAllowance: number;
}

/** Reliefs and allowances of the year. */
export function reliefs(facts: Facts, status: Status, nonSavings: NonSavings, dividends: Dividends): Reliefs {
	const giftsPaid = upToPound(facts.reliefs?.giftAid ?? 0);
	const giftAidGross = grossUpToPound(giftsPaid, status.ukBasicRate);
	const extension = giftAidGross;
	const netIncome = dividends.totalIncome;
	const adjustedNetIncome = positive(netIncome - extension);
	const allowance = personalAllowance(adjustedNetIncome, status);
	const taxableIncome = positive(dividends.totalIncome - allowance);
	return {
		netIncome,
		giftsPaid,
		giftAidGross,
		extension,
		adjustedNetIncome,
		nonSavings: nonSavings.total,
		personalAllowance: allowance,
		setOff: allowance,
		taxableIncome,
		savingsAllowance: savingsAllowance(taxableIncome, extension, status),
		dividendAllowance: status.dividendAllowance,
	};
}

/** c4.77 to c4.79: the personal savings allowance, by the UK limits for everyone (ITA 2007 s.12B). */
function savingsAllowance(taxableIncome: number, extension: number, status: Status): number {
	if (taxableIncome > status.ukAdditionalFrom + extension) return status.savingsAllowanceAdditional;
	if (taxableIncome > status.ukBasicLimit + extension) return status.savingsAllowanceHigher;
	return status.savingsAllowanceBasic;
}
