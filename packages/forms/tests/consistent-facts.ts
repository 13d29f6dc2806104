/** Removes contradictions from random facts, so that HMRC's cross-checks accept their return. */
import { downToPound, type Facts, type Pence, pence, ZERO } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';

type Group<Name extends keyof Facts> = NonNullable<Facts[Name]>;

/** An amount capped by another: down to pounds, since HMRC compares boxes with tax rounded up. */
function atMost(amount: Pence | undefined, most: Pence | number): Pence | undefined {
	return amount === undefined ? undefined : pence(Math.max(0, Math.min(amount, downToPound(pence(most)))));
}

/** The group with amounts replaced; undefined ones are removed. */
function replaced<Of extends object>(
	group: Of,
	changes: { readonly [Key in keyof Of]?: Of[Key] | undefined },
): Of {
	const kept = Object.entries({ ...group, ...changes }).filter(([, value]) => value !== undefined);
	return Object.fromEntries(kept) as Of;
}

/** Facts that HMRC accepts, from facts of every kind. */
export function consistentFacts(facts: Facts): Facts {
	const { employments, trades, ukProperty, savings, dividends, pensions, stateBenefits } = facts;
	const { otherIncome, reliefs, pensionCharges, childBenefit, capitalGains } = facts;
	return replaced(facts, {
		employments: employments?.map(consistentJob),
		trades: trades && consistentTrades(trades),
		ukProperty: ukProperty && { ...ukProperty, accountingMethod: 'accruals' },
		savings:
			savings &&
			replaced(savings, { untaxedForeignInterest: atMost(savings.untaxedForeignInterest, 200_000) }),
		dividends: dividends && consistentDividends(dividends),
		pensions: pensions && consistentPensions(pensions),
		stateBenefits: stateBenefits && consistentBenefits(stateBenefits),
		otherIncome: otherIncome && consistentOtherIncome(otherIncome, trades),
		reliefs: reliefs && consistentReliefs(reliefs, facts),
		pensionCharges: pensionCharges && consistentCharges(pensionCharges),
		childBenefit: childBenefit && { ...childBenefit, received: childBenefit.received ?? pence(1) },
		capitalGains: capitalGains && consistentGains(capitalGains),
	});
}

/** Tax and payrolled benefits at most the pay; flat-rate expenses that HMRC lists. */
function consistentJob(job: Group<'employments'>[number]): Group<'employments'>[number] {
	const pay = job.pay ?? pence(100_000);
	return replaced(job, {
		pay,
		payrolledBenefits: atMost(job.payrolledBenefits ?? ZERO, pay),
		taxDeducted: atMost(job.taxDeducted ?? ZERO, pay - 100),
		expenses:
			job.expenses &&
			replaced(job.expenses, { flatRateJobExpenses: atMost(job.expenses.flatRateJobExpenses, 113_200) }),
	});
}

/** Claims the trading allowance on casual earnings as the businesses do; without any, every other person does. */
function consistentOtherIncome(
	other: Group<'otherIncome'>,
	trades: Group<'trades'> = [],
): Group<'otherIncome'> {
	const claimed = trades.some(({ tradingAllowance }) => tradingAllowance === true);
	const claims = trades.length > 0 ? claimed : (other.casual ?? 0) % 2 === 0;
	return replaced(other, {
		description: 'Fees',
		tradingAllowance: other.casual === undefined ? undefined : claims,
	});
}

/** The trading allowance is claimed for every business or for none (HMRC 8452 to 8504). */
function consistentTrades(trades: Group<'trades'>): Group<'trades'> {
	const claimed = trades.some(({ tradingAllowance }) => tradingAllowance === true);
	return trades.map(({ expenses, disallowable, allowances, adjustments, ...trade }) =>
		replaced<Group<'trades'>[number]>(
			{ ...trade, tradingAllowance: claimed },
			claimed ? {} : { expenses, disallowable, allowances, adjustments },
		),
	);
}

function consistentDividends(dividends: Group<'dividends'>): Group<'dividends'> {
	const foreignDividends = atMost(dividends.foreignDividends, 50_000);
	const foreignTaxDeducted = atMost(dividends.foreignTaxDeducted, foreignDividends ?? ZERO);
	return replaced(dividends, { foreignDividends, foreignTaxDeducted });
}

/** Tax at most the pension, and at most 45% of a lump sum. */
function consistentPensions(pensions: Group<'pensions'>): Group<'pensions'> {
	const lumpSum = downToPound(pensions.statePensionLumpSum ?? ZERO);
	return replaced(pensions, {
		taxDeducted: atMost(pensions.taxDeducted, pensions.otherPensions ?? ZERO),
		statePensionLumpSumTaxDeducted: atMost(
			pensions.statePensionLumpSumTaxDeducted,
			Math.floor(lumpSum * 0.45),
		),
	});
}

/** Tax was taken off incapacity benefit only. */
function consistentBenefits(benefits: Group<'stateBenefits'>): Group<'stateBenefits'> {
	const taxed = (benefits.incapacityBenefit ?? ZERO) + (benefits.employmentSupportAllowance ?? ZERO);
	return replaced(benefits, { taxDeducted: taxed < 100 ? undefined : atMost(benefits.taxDeducted, taxed) });
}

/** Parts of gifts at most the gifts, and limited amounts within their limit. */
function consistentReliefs(reliefs: Group<'reliefs'>, { taxYear }: Facts): Group<'reliefs'> {
	const { allowances } = yearData(taxYear);
	const gifts = reliefs.giftAid ?? ZERO;
	return replaced(reliefs, {
		giftAidOneOff: atMost(reliefs.giftAidOneOff, gifts),
		pensionReliefAtSourceOneOff: atMost(
			reliefs.pensionReliefAtSourceOneOff,
			reliefs.pensionReliefAtSource ?? ZERO,
		),
		// HMRC 8331: a claimant of married couple's allowance names no spouse for the marriage allowance.
		marriageAllowanceSpouse: reliefs.marriedCouplesAllowance ? undefined : reliefs.marriageAllowanceSpouse,
		blindRegister: reliefs.blind ? reliefs.blindRegister : undefined,
		blindSurplusToSpouse:
			(reliefs.blindSurplusFromSpouse ?? 0) > 0 ? undefined : reliefs.blindSurplusToSpouse,
		giftAidCarriedBack: atMost(reliefs.giftAidCarriedBack, gifts),
		maintenancePayments: atMost(
			reliefs.maintenancePayments,
			allowances.marriedCouplesAllowanceMinimumPounds * 100,
		),
		blindSurplusFromSpouse: atMost(
			reliefs.blindSurplusFromSpouse,
			allowances.blindPersonsAllowancePounds * 100,
		),
	});
}

/** Tax paid by others on a charge is less than the charge. */
function consistentCharges(charges: Group<'pensionCharges'>): Group<'pensionCharges'> {
	const unauthorised =
		downToPound(charges.unauthorisedPayment ?? ZERO) +
		downToPound(charges.unauthorisedPaymentWithSurcharge ?? ZERO);
	const paidOn = (paid: Pence | undefined, charged: number) =>
		charged < 200 ? undefined : atMost(paid, charged - 100);
	return replaced(charges, {
		annualAllowanceTaxPaid: paidOn(charges.annualAllowanceTaxPaid, charges.excessOfAnnualAllowance ?? 0),
		overseasTransferTaxPaid: paidOn(charges.overseasTransferTaxPaid, charges.overseasTransfer ?? 0),
		unauthorisedPaymentForeignTax: paidOn(charges.unauthorisedPaymentForeignTax, unauthorised),
		shortServiceRefundForeignTax: paidOn(
			charges.shortServiceRefundForeignTax,
			charges.shortServiceRefund ?? 0,
		),
	});
}

/** Tax was paid on 60-day returns only if a home was sold; investors' relief is for unlisted shares only. */
function consistentGains({
	taxPaidOn60DayReturns,
	gainsOn60DayReturns,
	disposals = [],
	...others
}: Group<'capitalGains'>): Group<'capitalGains'> {
	const soldHome = disposals.some(({ kind }) => kind === 'residentialProperty');
	const allowed = disposals.map(({ relief, ...disposal }) =>
		relief === undefined || (relief === 'investors' && disposal.kind !== 'unlistedShares')
			? disposal
			: { ...disposal, relief },
	);
	const paid = soldHome && taxPaidOn60DayReturns !== undefined ? { taxPaidOn60DayReturns } : {};
	const told = soldHome && gainsOn60DayReturns !== undefined ? { gainsOn60DayReturns } : {};
	return { ...others, ...paid, ...told, disposals: allowed };
}
