/** Reliefs claimed. Sources: SA100 boxes REL1 to REL16 and MAT, SA101 boxes AOR1 to AOR12, AIL6 and MCA1 to MCA11. */
import * as z from 'zod/mini';
import { date, money, nino, text } from '../fields.ts';

const marriedCouplesAllowance = z.strictObject({
	/** MCA1 and MCA8: whether the person has the higher income of the couple. */
	higherIncome: z.boolean(),
	/** MCA1 and MCA8: required by the form. */
	spouseName: z.optional(text(28)),
	/** MCA2. */
	spouseDateOfBirth: z.optional(date()),
	/** MCA3, MCA4, MCA6, MCA7: how much of the minimum amount goes to the spouse with the lower income. */
	transferred: z.optional(z.enum(['half', 'all'])),
	/** MCA9: if in this tax year. */
	dateOfMarriage: z.optional(date()),
	/** CAL13: what the spouse could not use. */
	surplusFromSpouse: z.optional(money()),
	/** MCA11: what the person cannot use goes to the spouse. */
	surplusToSpouse: z.optional(z.boolean()),
});

/** Who receives Marriage Allowance: all of it, or none. */
const marriageAllowanceSpouse = z.strictObject({
	/** MAT1. */
	firstName: z.optional(text(35)),
	/** MAT2. */
	lastName: z.optional(text(35)),
	/** MAT3. */
	nationalInsuranceNumber: z.optional(nino()),
	/** MAT4. */
	dateOfBirth: z.optional(date()),
	/** MAT5: of the marriage or civil partnership. */
	dateOfMarriage: z.optional(date()),
});

/** Reliefs of the year. */
export const reliefs = z.strictObject({
	/** REL1: payments to pension schemes that claim relief at source, including that relief (gross). */
	pensionReliefAtSource: z.optional(money()),
	/** REL1.1: the part of `pensionReliefAtSource` that will not be repeated. */
	pensionReliefAtSourceOneOff: z.optional(money()),
	/** REL2. */
	retirementAnnuityPayments: z.optional(money()),
	/** REL3: payments to an employer's scheme that were not deducted before tax. */
	paymentToEmployersSchemeNoTaxRelief: z.optional(money()),
	/** REL4. */
	overseasPensionSchemeContributions: z.optional(money()),
	/** REL5: Gift Aid payments as paid (net). */
	giftAid: z.optional(money()),
	/** REL6: the part of `giftAid` that will not be repeated. */
	giftAidOneOff: z.optional(money()),
	/** REL7: the part of `giftAid` to be treated as paid in the year before. */
	giftAidCarriedBack: z.optional(money()),
	/** REL8: Gift Aid paid after the year, to be treated as paid in it. */
	giftAidBroughtBack: z.optional(money()),
	/** REL9: shares and securities given to charity. */
	sharesOrSecurities: z.optional(money()),
	/** REL10: land and buildings given to charity. */
	landAndBuildings: z.optional(money()),
	/** REL13: registered blind or severely sight impaired. */
	blind: z.optional(z.boolean()),
	/** REL14: the local council or other register. */
	blindRegister: z.optional(text(28)),
	/** REL16: what the person cannot use goes to the spouse. */
	blindSurplusToSpouse: z.optional(z.boolean()),
	/** CAL12: blind person's allowance that the spouse could not use. */
	blindSurplusFromSpouse: z.optional(money()),
	/** MAT-OUT and MAT-IN. */
	marriageAllowance: z.optional(z.enum(['given', 'received'])),
	marriageAllowanceSpouse: z.optional(marriageAllowanceSpouse),
	marriedCouplesAllowance: z.optional(marriedCouplesAllowance),
	/** AOR5. */
	qualifyingLoanInterest: z.optional(money()),
	/** AOR1: amount subscribed. */
	ventureCapitalTrust: z.optional(money()),
	/** AOR2: amount subscribed. */
	enterpriseInvestmentScheme: z.optional(money()),
	/** The part of it in companies that were knowledge-intensive when they issued the shares (ITA 2007 ss.158(2ZB) and 252A). */
	enterpriseInvestmentSchemeKnowledgeIntensive: z.optional(money()),
	/** AOR10: amount subscribed. */
	seedEnterpriseInvestmentScheme: z.optional(money()),
	/** AOR3: amount invested. */
	communityInvestment: z.optional(money()),
	/** AOR4: annuities and annual payments made (net). */
	annualPaymentsMade: z.optional(money()),
	/** AOR6. */
	postCessationTradeReliefAndCertainOtherLosses: z.optional(money()),
	/** AOR6.1. */
	preIncorporationLosses: z.optional(money()),
	/** AOR7. */
	maintenancePayments: z.optional(money()),
	/** AOR8. */
	paymentsToTradeUnionsForDeathBenefits: z.optional(money()),
	/** AOR12. */
	nonDeductibleLoanInterest: z.optional(money()),
	/** AIL6. */
	payrollGiving: z.optional(money()),
});
