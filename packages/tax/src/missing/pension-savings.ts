/** Missing answers about pension savings that could change the charge on an excess. FA 2004 ss.227 to 228ZB. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { ReportMissing } from '../calculation.ts';
import type { Figures } from '../figures.ts';
import { orNothing } from '../pages/box.ts';
import type { PensionSavings } from '../pensions/pension-savings.ts';
import { pensionCharges } from '../stages/stage-25-pension-charges.ts';

type Savings = NonNullable<NonNullable<Facts['pensionCharges']>['savings']>;

const PATH = 'pensionCharges.savings';
const PARTS = ['byEmployers', 'beforeTax', 'salarySacrifice'] as const;

/** The facts that the excess over the annual allowance depends on; none if no answer could change the charge. */
export function missingOfPensionSavings(facts: Facts, figures: Figures, reportMissing: ReportMissing): void {
	const savings = facts.pensionCharges?.savings;
	const worked = figures.charges.pensionSavings;
	if (!savings || !worked) {
		reportMissing(`${PATH}.saved`, 'pensionCharges');
		return;
	}
	if (couldTaper(facts, savings, worked)) {
		for (const name of PARTS)
			if (savings[name] === undefined) reportMissing(`${PATH}.${name}`, 'pensionCharges');
	}
	if (orNothing(savings.saved) > worked.allowance) missingOfEarlierYears(facts, figures, reportMissing);
}

/** Unused allowance of three years is used by law, without a claim (s.228A). */
function missingOfEarlierYears(facts: Facts, figures: Figures, reportMissing: ReportMissing): void {
	const { pensionCharges: given } = facts;
	const years = given?.savings?.earlierYears;
	if (years === undefined) {
		const { status, allowances, charges } = figures;
		const couldSave = charges.pensionCharges.total - pensionCharges(given, 0, status, allowances).total;
		if (couldSave > 0) reportMissing(`${PATH}.earlierYears`, 'pensionCharges', couldSave);
		return;
	}
	years.forEach(({ saved, allowance }, index) => {
		if (saved === undefined) reportMissing(`${PATH}.earlierYears[${index}].saved`, 'pensionCharges');
		if (allowance === undefined) reportMissing(`${PATH}.earlierYears[${index}].allowance`, 'pensionCharges');
	});
}

/** Whether the missing answers could taper the allowance below what was saved. Each is at most all that was saved. */
function couldTaper({ taxYear }: Facts, savings: Savings, worked: PensionSavings): boolean {
	const { pensions } = yearData(taxYear);
	const saved = orNothing(savings.saved);
	const untold = (name: keyof Savings) => (savings[name] === undefined ? saved : 0);
	const more = Math.max(untold('byEmployers'), untold('beforeTax'));
	return (
		saved > pensions.taperedMinimumPounds * 100 &&
		worked.thresholdIncome + untold('salarySacrifice') > pensions.thresholdIncomePounds * 100 &&
		worked.adjustedIncome + more > pensions.adjustedIncomePounds * 100
	);
}
