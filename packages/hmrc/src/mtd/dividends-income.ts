/** HMRC's Dividends Income 2.0. Amounts in pence. */
import { z } from 'zod';
import { foreignAmount } from './foreign-amounts.ts';
import { personRecord } from './person-records.ts';
import { amount, amounts } from './wire.ts';

const fromCompany = z.object({ customerReference: z.string().optional(), grossAmount: amount }).optional();

/** Dividends from UK companies and UK funds. */
export const ukDividends = personRecord(
	'dividendsIncome',
	['uk'],
	z.object(amounts('ukDividends', 'otherUkDividends')),
);

/** Dividends from abroad, and other distributions by companies to shareholders. */
export const otherDividends = personRecord(
	'dividendsIncome',
	[],
	z.object({
		foreignDividend: z.array(foreignAmount).optional(),
		dividendIncomeReceivedWhilstAbroad: z.array(foreignAmount).optional(),
		stockDividend: fromCompany,
		redeemableShares: fromCompany,
		bonusIssuesOfSecurities: fromCompany,
		closeCompanyLoansWrittenOff: fromCompany,
	}),
);
