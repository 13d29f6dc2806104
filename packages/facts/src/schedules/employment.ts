/** One job. Sources: SA102 boxes EMP1 to EMP20; names of benefits and expenses from HMRC's Individuals Employments APIs. */
import * as z from 'zod/mini';
import { companyNumber, date, money, payeReference, signedMoney, text } from '../fields.ts';

/** Benefits from the employer. */
const benefits = z.strictObject({
	/** EMP9. */
	car: z.optional(money()),
	/** EMP9. */
	van: z.optional(money()),
	/** EMP10. */
	carFuel: z.optional(money()),
	/** EMP10. */
	vanFuel: z.optional(money()),
	/** EMP11: private medical and dental insurance. */
	medicalInsurance: z.optional(money()),
	/** EMP12. */
	vouchersAndCreditCards: z.optional(money()),
	/** EMP12: mileage allowance above the approved rates. */
	mileage: z.optional(money()),
	/** EMP13: goods and other assets. */
	assets: z.optional(money()),
	/** EMP14. */
	accommodation: z.optional(money()),
	/** EMP15. */
	beneficialLoan: z.optional(money()),
	/** EMP15. */
	otherItems: z.optional(money()),
	/** EMP16: expenses payments received and balancing charges. */
	expenses: z.optional(money()),
});

/** Expenses of the job. */
const expenses = z.strictObject({
	/** EMP17. */
	businessTravelCosts: z.optional(money()),
	/** EMP17. */
	hotelAndMealExpenses: z.optional(money()),
	/** EMP17: mileage allowance relief. */
	mileageAllowanceRelief: z.optional(money()),
	/** EMP18. */
	flatRateJobExpenses: z.optional(money()),
	/** EMP19. */
	professionalSubscriptions: z.optional(money()),
	/** EMP20. */
	jobExpenses: z.optional(money()),
	/** EMP20: working from home; ends on 5 April 2026. */
	workingFromHome: z.optional(money()),
	/** EMP20: other expenses and capital allowances. */
	otherAndCapitalAllowances: z.optional(money()),
});

/** What HMRC asks directors of close companies. */
const closeCompanyDetails = z.strictObject({
	/** EMP7.1. */
	name: z.optional(text(160)),
	/** EMP7.2. */
	registrationNumber: z.optional(companyNumber()),
	/** EMP7.3: dividends from this company. They are taxed where dividends are entered; this only repeats them. */
	dividends: z.optional(money()),
	/** EMP7.4: the person's highest share of the company in the year, in whole percent. */
	shareholdingPercent: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
});

/** One employment of the year. `taxDeducted` may be negative: EMP2 carries a refund made through PAYE. */
export const employment = z.strictObject({
	/** EMP5. */
	employer: z.optional(text(100)),
	/** EMP4. */
	payeReference: z.optional(payeReference()),
	/** EMP1: pay from P60 or P45, before tax. */
	pay: z.optional(money()),
	/** EMP1.1: benefits included in `pay`, which do not count for student loans. */
	payrolledBenefits: z.optional(money()),
	/** EMP2: UK tax taken off pay. */
	taxDeducted: z.optional(signedMoney()),
	/** EMPCL1: earnings between the primary threshold and the upper earnings limit, for the Class 4 limit. */
	class1Earnings: z.optional(money()),
	/** EMP3: tips and other payments not on the P60. */
	tips: z.optional(money()),
	/** EMP6: director of the employing company at any time in the year. */
	companyDirector: z.optional(z.boolean()),
	/** EMP6.1. */
	directorshipEndDate: z.optional(date()),
	/** EMP7: a company controlled by five people or fewer, or by its directors. */
	closeCompany: z.optional(z.boolean()),
	/** EMP7.1 to EMP7.4, from 2025-26, for directors of close companies. */
	closeCompanyDetails: z.optional(closeCompanyDetails),
	/** EMP8: inside the off-payroll working rules. */
	offPayrollWorker: z.optional(z.boolean()),
	benefits: z.optional(benefits),
	expenses: z.optional(expenses),
});
