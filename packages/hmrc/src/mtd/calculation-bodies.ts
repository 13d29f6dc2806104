/** The part of HMRC's calculation we read, with HMRC's field names. It has thousands more. */
import { z } from 'zod';
import { amount, amounts } from './wire.ts';

/** A calculation in HMRC's list. */
export const listedCalculation = z.object({
	calculationId: z.string(),
	calculationTimestamp: z.string(),
	calculationType: z.string(),
	calculationOutcome: z.enum(['PROCESSED', 'ERROR', 'REJECTED']).optional(),
	liabilityAmount: amount.optional(),
});

const income = z.object(amounts('incomeReceived')).optional();

const incomeTax = z.object({
	totalIncomeReceivedFromAllSources: amount,
	totalAllowancesAndDeductions: amount,
	totalTaxableIncome: amount,
	incomeTaxCharged: amount,
	payPensionsProfit: income,
	savingsAndGains: income,
	dividends: income,
});

const messages = z.array(z.object({ id: z.string(), text: z.string() })).optional();

/** A calculation's figures and messages. */
export const calculation = z.object({
	metadata: z.object({
		calculationId: z.string(),
		taxYear: z.string(),
		calculationType: z.string(),
		calculationTimestamp: z.string().optional(),
	}),
	inputs: z
		.object({
			personalInformation: z
				.object({ marriageAllowance: z.enum(['transferor', 'recipient']).optional() })
				.optional(),
		})
		.optional(),
	calculation: z
		.object({
			incomeSummaryTotals: z
				.object(
					amounts(
						'totalSelfEmploymentProfit',
						'totalPropertyProfit',
						'totalUKOtherPropertyProfit',
						'totalForeignPropertyProfit',
						'totalEmploymentIncome',
					),
				)
				.optional(),
			taxCalculation: z
				.object({
					incomeTax,
					nics: z.object(amounts('totalNic')).optional(),
					totalIncomeTaxAndNicsDue: amount,
					...amounts('totalIncomeTaxNicsCharged', 'totalTaxDeducted', 'totalIncomeTaxAndNicsAndCgt'),
				})
				.optional(),
			endOfYearEstimate: z
				.object(amounts('totalEstimatedIncome', 'totalTaxableIncome', 'incomeTaxNicAmount'))
				.optional(),
		})
		.optional(),
	messages: z.object({ info: messages, warnings: messages, errors: messages }).optional(),
});
