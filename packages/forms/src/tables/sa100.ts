/** SA100, the main return. Source: HMRC's MTR schemas of 2024-25 and 2025-26. */
import type { Facts } from '@halfpenny/facts';
import { addressLine } from './address-rows.ts';
import { finishingRows } from './finishing-rows.ts';
import { marriageRows } from './marriage-rows.ts';
import { otherIncomeRows } from './other-income-rows.ts';
import { pagesOf, row, sourcesOf, type Table, type Work, work } from './row.ts';

const from = sourcesOf<Facts>();

/** HMRC's letter for the person's country of residence for tax. */
const TAXPAYER_STATUS = { uk: 'U', wales: 'C', scotland: 'S' } as const satisfies Record<
	NonNullable<Facts['residence']>,
	string
>;

/** HMRC's number of each loan plan, the plan with the lowest threshold first; plan 5 repays from April 2026. */
const LOAN_PLANS = [
	['plan1', '01'],
	['plan2', '02'],
	['plan4', '04'],
] as const;

/** The form has room for one plan: the one with the lowest threshold, which repayments are calculated from. */
const loanPlan: Work = ({ facts }) => {
	const plan = LOAN_PLANS.find(([name]) => facts.studentLoans?.plans?.includes(name));
	return plan && { value: plan[1], origins: ['studentLoans.plans'] };
};

/** A loan in repayment: a plan, a postgraduate loan, or an employer's deductions. */
const hasLoan: Work = ({ facts: { studentLoans } }) => {
	const { plans = [], postgraduate, deducted, postgraduateDeducted } = studentLoans ?? {};
	const taken = deducted !== undefined || postgraduateDeducted !== undefined;
	const has = plans.length > 0 || postgraduate === true || taken;
	return has ? { value: true, origins: ['studentLoans.plans', 'studentLoans.postgraduate'] } : undefined;
};

const ADDRESS = 'person.address';

/** An address is sent if HMRC has a different one. */
function moved({ person }: Facts): boolean {
	return person?.addressChangedOn !== undefined;
}

const newLine = (place: number): Work => {
	const line = addressLine(ADDRESS, place);
	return (context) => (moved(context.facts) ? line(context) : undefined);
};

const newPostcode: Work = ({ facts }) => {
	const postcode = moved(facts) ? facts.person?.address?.postcode : undefined;
	return postcode === undefined ? undefined : { value: postcode, origins: [`${ADDRESS}.postcode`] };
};

/** The main return. */
export const sa100: Table = {
	form: 'SA100',
	element: 'SA100',
	// biome-ignore format: one row a line
	rows: [
		row('YPD1', 'YourPersonalDetails/DateOfBirth', 'Date of birth', 'date', from.value('person.dateOfBirth')),
		row('A11', 'YourPersonalDetails/NewAddress/AddressLine1', 'New address, line 1', 'text', work(newLine(0), `${ADDRESS}.line1`), { longest: 28, required: moved }),
		row('A12', 'YourPersonalDetails/NewAddress/AddressLine2', 'New address, line 2', 'text', work(newLine(1), `${ADDRESS}.line2`), { longest: 28, required: moved }),
		row('A13', 'YourPersonalDetails/NewAddress/AddressLine3', 'New address, line 3', 'text', work(newLine(2), `${ADDRESS}.line3`), { longest: 28 }),
		row('A14', 'YourPersonalDetails/NewAddress/AddressLine4', 'New address, line 4', 'text', work(newLine(3), `${ADDRESS}.line4`), { longest: 18 }),
		row('A15', 'YourPersonalDetails/NewAddress/Postcode', 'New address, postcode', 'identifier', work(newPostcode, `${ADDRESS}.postcode`)),
		row('YPD2', 'YourPersonalDetails/NewAddress/EffectiveFrom', 'Date from which the address is new', 'date', from.value('person.addressChangedOn')),
		row('YPD3', 'YourPersonalDetails/TelephoneNumber', 'Telephone number', 'text', from.value('person.telephone'), { longest: 20 }),
		row('YPD4', 'YourPersonalDetails/NationalInsuranceNumber', 'National Insurance number', 'nino', from.value('person.nationalInsuranceNumber')),
		row('YPDTR', 'YourPersonalDetails/TaxpayerStatus', 'Taxpayer in Wales (C), Scotland (S) or the rest of the UK (U)', 'code', from.code('residence', TAXPAYER_STATUS), { required: true }),
		row('YTR1-1A', 'YourTaxReturn/EmploymentSchedule', 'Employment pages', 'tick', pagesOf('SA102')),
		row('YTR1-1B', 'YourTaxReturn/NumberOfEmploymentSchedules', 'Number of employment pages', 'count', pagesOf('SA102')),
		row('YTR2-2A', 'YourTaxReturn/FullSelfEmploymentSchedule', 'Full self-employment pages', 'tick', pagesOf('SA103F')),
		row('YTR2-2B', 'YourTaxReturn/NumberOfFullSelfEmploymentSchedules', 'Number of full self-employment pages', 'count', pagesOf('SA103F')),
		row('YTR2A-2A', 'YourTaxReturn/ShortSelfEmploymentSchedule', 'Short self-employment pages', 'tick', pagesOf('SA103S')),
		row('YTR2A-2B', 'YourTaxReturn/NumberOfShortSelfEmploymentSchedules', 'Number of short self-employment pages', 'count', pagesOf('SA103S')),
		row('YTR3-3A', 'YourTaxReturn/FullPartnershipSchedule', 'Full partnership pages', 'tick', pagesOf('SA104F')),
		row('YTR3-3B', 'YourTaxReturn/NumberOfFullPartnershipSchedules', 'Number of full partnership pages', 'count', pagesOf('SA104F')),
		row('YTR3A-3A', 'YourTaxReturn/ShortPartnershipSchedule', 'Short partnership pages', 'tick', pagesOf('SA104S')),
		row('YTR3A-3B', 'YourTaxReturn/NumberOfShortPartnershipSchedules', 'Number of short partnership pages', 'count', pagesOf('SA104S')),
		row('YTR4-4A', 'YourTaxReturn/UKPropertySchedule', 'UK property pages', 'tick', pagesOf('SA105')),
		row('YTR7-7A', 'YourTaxReturn/CapitalGainsSchedule', 'Capital gains pages', 'tick', pagesOf('SA108')),
		row('YTR9B-9A', 'YourTaxReturn/AdditionalInformationSchedule', 'Additional information pages', 'tick', pagesOf('SA101')),
		row('SLR1', 'StudentLoanRepayments/IncomeContingentStudentLoanNotification', 'Repaying a student loan', 'tick', work(hasLoan, 'studentLoans.plans', 'studentLoans.postgraduate')),
		row('SLR2', 'StudentLoanRepayments/StudentLoanRepaymentDeductedAmount', 'Student loan repayments taken by employers', 'money.notNegative', from.up('studentLoans.deducted')),
		row('SLR3', 'StudentLoanRepayments/PostgraduateLoanRepaymentDeductedAmount', 'Postgraduate loan repayments taken by employers', 'money.notNegative', from.up('studentLoans.postgraduateDeducted')),
		row('SLRPT', 'StudentLoanRepayments/PlanType', 'Student loan plan', 'code', work(loanPlan, 'studentLoans.plans')),
		row('PGLRPT', 'StudentLoanRepayments/PostgraduateLoanPlanType', 'Postgraduate loan', 'code', from.code('studentLoans.postgraduate', { true: '03' })),
		row('INC1', 'Income/UKInterestAndDividends/TaxedBankBuildingSocietyEtcInterest', 'UK interest after tax was taken off', 'money.notNegative', from.down('savings.taxedUkInterest')),
		row('INC2', 'Income/UKInterestAndDividends/UntaxedUKinterestEtc', 'UK interest paid without tax taken off', 'money.notNegative', from.down('savings.untaxedUkInterest')),
		row('INC3', 'Income/UKInterestAndDividends/UntaxedForeignInterest', 'Foreign interest up to £2,000', 'money.notNegative', from.down('savings.untaxedForeignInterest')),
		row('INC4', 'Income/UKInterestAndDividends/CompanyDividends', 'Dividends from UK companies', 'money.notNegative', from.down('dividends.ukDividends')),
		row('INC5', 'Income/UKInterestAndDividends/UnitTrustEtcDividends', 'Dividends from UK unit trusts and funds', 'money.notNegative', from.down('dividends.otherUkDividends')),
		row('INC6', 'Income/UKInterestAndDividends/ForeignDividends', 'Foreign dividends, small amounts', 'money.notNegative', from.down('dividends.foreignDividends')),
		row('INC7', 'Income/UKInterestAndDividends/TaxTakenOffForeignDividends', 'Foreign tax taken off these dividends', 'money.notNegative', from.up('dividends.foreignTaxDeducted')),
		row('INC8', 'Income/StateBenefits/AnnualStatePension', 'State Pension', 'money.positive', from.down('pensions.statePension')),
		row('INC9', 'Income/StateBenefits/StatePensionLumpSum', 'State Pension lump sum', 'money.positive', from.down('pensions.statePensionLumpSum')),
		row('INC10', 'Income/StateBenefits/TaxTakenOffPensionLumpSum', 'Tax taken off the lump sum', 'money.notNegative', from.up('pensions.statePensionLumpSumTaxDeducted')),
		row('INC11', 'Income/StateBenefits/OtherPensionsAndRetirementAnnuities', 'Other pensions and annuities', 'money.positive', from.down('pensions.otherPensions')),
		row('INC12', 'Income/StateBenefits/TaxTakenOffPensionsAndRetirementAnnuities', 'Tax taken off other pensions', 'money.any', from.up('pensions.taxDeducted')),
		row('INC13', 'Income/StateBenefits/IncapacityBenefit', 'Taxable Incapacity Benefit and Employment and Support Allowance', 'money.positive', from.down('stateBenefits.incapacityBenefit', 'stateBenefits.employmentSupportAllowance')),
		row('INC14', 'Income/StateBenefits/TaxTakenOffIncapacityBenefit', 'Tax taken off these benefits', 'money.notNegative', from.up('stateBenefits.taxDeducted')),
		row('INC15', 'Income/StateBenefits/JobseekersAllowance', 'Jobseeker’s Allowance', 'money.positive', from.down('stateBenefits.jobSeekersAllowance')),
		row('INC16', 'Income/StateBenefits/OtherStatePensionsAndBenefits', 'Other taxable state benefits', 'money.positive', from.down('stateBenefits.otherStateBenefits')),
		...otherIncomeRows,
		row('REL1', 'TaxReliefs/Pensions/PaymentsToRegisteredPensionSchemes', 'Pension payments with relief at source, gross', 'money.positive', from.up('reliefs.pensionReliefAtSource')),
		row('REL1.1', 'TaxReliefs/Pensions/OneOffRegisteredPensionSchemesPayments', 'One-off payments among these', 'money.positive', from.up('reliefs.pensionReliefAtSourceOneOff')),
		row('REL2', 'TaxReliefs/Pensions/RetirementAnnuityContractPayments', 'Retirement annuity payments', 'money.positive', from.up('reliefs.retirementAnnuityPayments')),
		row('REL3', 'TaxReliefs/Pensions/EmployerPensionSchemePayments', 'Payments to an employer’s scheme without relief', 'money.positive', from.up('reliefs.paymentToEmployersSchemeNoTaxRelief')),
		row('REL4', 'TaxReliefs/Pensions/NonUKOverseasPensionSchemePayments', 'Payments to an overseas scheme', 'money.positive', from.up('reliefs.overseasPensionSchemeContributions')),
		row('REL5', 'TaxReliefs/CharitableGiving/GiftAidPaymentsMadeInYear', 'Gift Aid payments', 'money.positive', from.up('reliefs.giftAid')),
		row('REL6', 'TaxReliefs/CharitableGiving/OneOffGiftAidPayments', 'One-off Gift Aid payments', 'money.positive', from.up('reliefs.giftAidOneOff')),
		row('REL7', 'TaxReliefs/CharitableGiving/GiftAidPaymentsCarriedBackToPreviousYear', 'Gift Aid carried back to the year before', 'money.positive', from.up('reliefs.giftAidCarriedBack')),
		row('REL8', 'TaxReliefs/CharitableGiving/GiftAidPaymentsBroughtBackFromLaterYear', 'Later Gift Aid treated as paid in the year', 'money.positive', from.up('reliefs.giftAidBroughtBack')),
		row('REL9', 'TaxReliefs/CharitableGiving/SharesGiftedToCharity', 'Shares given to charity', 'money.positive', from.up('reliefs.sharesOrSecurities')),
		row('REL10', 'TaxReliefs/CharitableGiving/LandAndBuildingsGiftedToCharity', 'Land and buildings given to charity', 'money.positive', from.up('reliefs.landAndBuildings')),
		row('REL13', 'TaxReliefs/BlindPersonsAllowance/BlindPersonsAllowanceDetails/RegisteredBlind', 'Registered blind', 'tick', from.value('reliefs.blind')),
		row('REL16', 'TaxReliefs/BlindPersonsAllowance/BlindPersonsAllowanceDetails/SurplusBlindPersonsAllowanceToSpouse', 'Spare blind person’s allowance goes to the spouse', 'tick', from.value('reliefs.blindSurplusToSpouse')),
		row('REL14', 'TaxReliefs/BlindPersonsAllowance/BlindPersonsAllowanceDetails/LocalAuthorityName', 'Council or other register', 'text', from.value('reliefs.blindRegister'), { longest: 28 }),
		row('REL15', 'TaxReliefs/BlindPersonsAllowance/SurplusBlindPersonsAllowanceFromSpouse', 'Spouse’s spare blind person’s allowance', 'tick', work(({ facts }) => (facts.reliefs?.blindSurplusFromSpouse ?? 0) > 0 ? { value: true, origins: ['reliefs.blindSurplusFromSpouse'] } : undefined)),
		row('CBC1', 'HighIncomeChildBenefitCharge/AmountReceived', 'Child Benefit received', 'money.notNegative', from.down('childBenefit.received')),
		row('CBC2', 'HighIncomeChildBenefitCharge/NumberOfChildren', 'Children at 5 April', 'count', from.value('childBenefit.children')),
		row('CBC3', 'HighIncomeChildBenefitCharge/DateStoppedReceivingAllChildBenefitPayments', 'Date on which all Child Benefit stopped', 'date', from.value('childBenefit.stopped')),
		row('WFP1', 'WinterFuelPaymentOrPensionsAgeWinterHeatingPaymentReceived', 'Winter fuel or winter heating payment', 'money.positive', from.down('winterFuelPayment'), { from: '2025-26' }),
		...marriageRows,
		row('MAT-IN', 'MarriageAllowanceTransferredIn', 'Marriage Allowance received', 'tick', work(({ facts }) => facts.reliefs?.marriageAllowance === 'received' ? { value: true, origins: ['reliefs.marriageAllowance'] } : undefined)),
		row('MAT-OUT', 'MarriageAllowanceTransferredOut', 'Marriage Allowance given away', 'tick', work(({ facts }) => facts.reliefs?.marriageAllowance === 'given' ? { value: true, origins: ['reliefs.marriageAllowance'] } : undefined)),
		row('FIN1', 'FinishingYourTaxReturn/TaxRefundedOrSetOff', 'Tax already refunded or set off', 'money.positive', from.down('taxCodes.alreadyRefunded')),
		...finishingRows,
	],
};
