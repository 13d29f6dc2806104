/** The tax of a year: income tax by kind of income, contributions, deductions at source, and what is due. */
import { lower } from '../../calculation/amount.ts';
import { parametersOf } from '../../calculation/parameters.ts';
import { inPounds, notBelowNil } from '../amounts.ts';
import type { Assessment } from '../assess.ts';
import { classTwoOf } from '../return-of-year.ts';
import { dividendBands, percentage, profitBands, savingsBands, wholePounds } from './bands.ts';

/** The part of the answer, and its totals. */
export function taxCalculation(assessment: Assessment) {
	const { boxes: c } = assessment;
	return {
		incomeTax: incomeTax(assessment),
		...contributions(assessment),
		totalTaxDeductedBeforeCodingOut: inPounds(c.c12_15),
		totalIncomeTaxNicsCharged: inPounds(c.c12_12),
		totalTaxDeducted: inPounds(c.c12_15),
		totalIncomeTaxAndNicsDue: inPounds(c.c12_16),
		totalIncomeTaxAndNicsAndCgt: inPounds(c.c12_18),
	};
}

function incomeTax(assessment: Assessment) {
	const { boxes: c, taxYear } = assessment;
	const p = parametersOf(taxYear);
	const income = c.c3_21 - c.c4_63b;
	const reliefs = c.c9_14 + c.c9_15a + c.c9_19 + c.c9_23 + c.c9_23b;
	return {
		totalIncomeReceivedFromAllSources: wholePounds(income),
		totalAllowancesAndDeductions: wholePounds(c.c5_1),
		totalTaxableIncome: wholePounds(notBelowNil(income - c.c5_1)),
		...kindOf('payPensionsProfit', c.c5_35, c.c5_67, c.c5_76, c.c8_6a, profitBands(assessment, p)),
		...kindOf('savingsAndGains', c.c5_37, c.c5_69, c.c5_78, c.c8_16a, savingsBands(assessment, p)),
		...kindOf('dividends', c.c3_15, lower(c.c5_70, c.c3_15), c.c6_23, c.c8_24a, dividendBands(assessment, p)),
		incomeTaxCharged: inPounds(c.c8_26),
		...(c.c8_25c > 0n
			? {
					incomeTaxChargedOnTransitionProfits: inPounds(c.c8_25c),
					incomeTaxChargedAfterTransitionProfits: inPounds(c.c8_26),
				}
			: {}),
		totalReliefs: inPounds(reliefs),
		incomeTaxDueAfterReliefs: inPounds(notBelowNil(c.c9_1 - reliefs)),
		...(c.c9_21 > 0n ? { marriageAllowanceRelief: inPounds(c.c9_21) } : {}),
		incomeTaxDueAfterTaxReductions: inPounds(c.c9_31),
		incomeTaxDueAfterGiftAid: inPounds(c.c9_31 + c.c9_39),
		...(c.c25_50 > 0n ? { totalPensionSavingsTaxCharges: inPounds(c.c25_50) } : {}),
		totalIncomeTaxDue: inPounds(c.c12_1f),
	};
}

function kindOf(
	name: string,
	received: bigint,
	allowances: bigint,
	taxable: bigint,
	tax: bigint,
	taxBands: readonly object[],
) {
	if (received === 0n) return {};
	const totals = {
		incomeReceived: wholePounds(received),
		allowancesAllocated: wholePounds(allowances),
		taxableIncome: wholePounds(taxable),
		incomeTaxAmount: inPounds(tax),
	};
	return { [name]: { ...totals, ...(taxBands.length > 0 ? { taxBands } : {}) } };
}

/** Only if the person trades. */
function contributions(assessment: Assessment) {
	const { boxes: c, taxYear, results } = assessment;
	if (!results.some(({ business }) => business.typeOfBusiness === 'self-employment')) return {};
	const [two, four] = [inPounds(c.c12_3), inPounds(c.c12_2)];
	const totals =
		taxYear >= '2026-27'
			? { nic2Amount: two, nic4Amount: four }
			: { nic2NetOfDeductions: two, nic4NetOfDeductions: four };
	const nics = {
		class2Nics: classTwo(assessment),
		...(c.c16_12 > 0n ? { class4Nics: classFour(assessment) } : {}),
		...totals,
		totalNic: inPounds(c.c12_4),
	};
	return { nics };
}

const WEEKS = 52;

function classTwo({ boxes: c, taxYear }: Assessment) {
	const p = parametersOf(taxYear);
	const limit = wholePounds(p.NIC2_SPT);
	return {
		...(c.c12_3 > 0n
			? {
					amount: inPounds(c.c12_3),
					weeklyRate: inPounds(classTwoOf(taxYear) / BigInt(WEEKS)),
					weeks: WEEKS,
				}
			: {}),
		limit,
		apportionedLimit: limit,
		underSmallProfitThreshold: c.c16_12 < p.NIC2_SPT,
		actualClass2Nic: c.c12_3 > 0n,
	};
}

function classFour({ boxes: c, taxYear }: Assessment) {
	const p = parametersOf(taxYear);
	const band = (name: string, rate: bigint, threshold: bigint | null, income: bigint, due: bigint) => ({
		name,
		rate: percentage(rate),
		...(threshold === null
			? {}
			: { threshold: wholePounds(threshold), apportionedThreshold: wholePounds(threshold) }),
		income: wholePounds(income),
		amount: inPounds(due),
	});
	return {
		totalIncomeLiableToClass4Charge: wholePounds(c.c16_6),
		totalIncomeChargeableToClass4: wholePounds(c.c16_12),
		totalAmount: inPounds(c.c12_2),
		nic4Bands: [
			band('zero-rate', 0n, p.NIC_LEL, lower(c.c16_12, p.NIC_LEL), 0n),
			band('basic-rate', p.NIC_rate, p.NIC_UEL, c.c16_15, c.c16_16),
			band('higher-rate', p.NIC_supp_rate, null, c.c16_17, c.c16_18),
		],
	};
}
