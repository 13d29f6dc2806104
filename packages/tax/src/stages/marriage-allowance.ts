/**
 * Stage 4: whether the person who gives or receives the marriage allowance is liable above the basic rate. Boxes c4.75a
 * to c4.76c; ITA 2007 s.55B. Figures are named by HMRC's box numbers, since most have no other name.
 */
import { yearData } from '@halfpenny/years';
import { lower, positive } from '../rounding.ts';
import type { AllowanceInputs } from './allowance-inputs.ts';

/** The result of the test. */
export interface MarriageAllowanceTest {
	/** c4.76c. */
	readonly liableAbove: boolean;
	/** c4.75m and c4.75n: dividends after allowances, which c5.52d may keep allowances for. */
	readonly dividendsAfterAllowances: number;
}

/** Tests income other than interest that allowances cover, and dividends as if they had no nil rate. */
export function marriageAllowanceTest(
	{ facts, status, nonSavings, savings, dividends, reliefs }: AllowanceInputs,
	c4_70: number,
	c4_74: number,
): MarriageAllowanceTest {
	const ukBasic = status.ukBasicLimit + reliefs.extension;
	const psa = status.savingsAllowanceHigher;
	const c4_75a = positive(nonSavings.total - c4_70);
	const c4_75b = positive(c4_70 - nonSavings.total);
	const c4_75b2 = lower(savings.total, positive(status.startingBand - c4_75a));
	const c4_75c = lower(positive(savings.total - c4_75b2), psa);
	const c4_75d = positive(savings.total - (c4_75b2 + c4_75c));
	const c4_75e = positive(c4_75d - c4_75b);
	const c4_75f = positive(c4_75b - (c4_75c + c4_75d));
	const c4_75g = positive(dividends.total - c4_75f);
	const c4_75h = positive(ukBasic - (c4_75a + c4_75g));
	const c4_75i = lower(c4_75c, positive(c4_75h - c4_75e));
	const c4_75j = positive(c4_75c - c4_75i);
	const c4_75l = positive(ukBasic - (c4_75a + c4_75c + c4_75e));
	const c4_75m = lower(c4_75g, c4_75l);
	const c4_75n = positive(c4_75g - c4_75m);
	const c4_75q = positive(c4_70 - (c4_75d + c4_75g));
	const c4_75r = positive(nonSavings.total - c4_75q);
	const c4_75s = lower(c4_75c, positive(ukBasic - c4_75r));
	const c4_75t = positive(c4_75c - c4_75s);
	const c4_75u = positive(c4_74 - c4_75t);
	const c4_76a = c4_75a > status.starterBand + status.basicBand + status.intermediateBand + reliefs.extension;
	const c4_76b = c4_75u > ukBasic;
	const transfer = yearData(facts.taxYear).allowances.marriageAllowancePounds * 100;
	const c4_76b1 = c4_75n > 0 && (c4_75n > c4_75j || c4_75m + c4_75n > transfer);
	return { liableAbove: c4_76a || c4_76b || c4_76b1, dividendsAfterAllowances: c4_75m + c4_75n };
}
