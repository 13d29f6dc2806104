/**
 * A sole trader's business, including what a return asks besides figures. Sources: SA103F boxes FSE3 to FSE14 and FSE83
 * to FSE99, SA103S boxes SSE2 to SSE4.
 */
import * as z from 'zod/mini';
import { date, money, signedMoney } from '../fields.ts';
import { address } from './person.ts';
import { trade } from './trade.ts';

const accountingPeriod = z.strictObject({
	/** FSE8. */
	start: z.optional(date()),
	/** FSE9, SSE7. */
	end: z.optional(date()),
});

const balanceSheet = z.strictObject({
	/** FSE83: equipment, machinery and vehicles. */
	equipment: z.optional(money()),
	/** FSE84. */
	otherFixedAssets: z.optional(money()),
	/** FSE85: stock and work in progress. */
	stock: z.optional(money()),
	/** FSE86. */
	tradeDebtors: z.optional(money()),
	/** FSE87: bank and building society balances. */
	bankBalances: z.optional(money()),
	/** FSE88: cash in hand. */
	cash: z.optional(money()),
	/** FSE89: other current assets and prepayments. */
	otherCurrentAssets: z.optional(money()),
	/** FSE91. */
	tradeCreditors: z.optional(money()),
	/** FSE92: loans and overdrawn bank accounts. */
	loans: z.optional(money()),
	/** FSE93: other liabilities and accruals. */
	otherLiabilities: z.optional(money()),
	/** FSE95: the capital account at the start. */
	balanceAtStart: z.optional(signedMoney()),
	/** FSE97. */
	capitalIntroduced: z.optional(money()),
	/** FSE98. */
	drawings: z.optional(money()),
});

/** One business of the year. */
export const business = z.extend(trade, {
	/** FSE3 and FSE4, SSE2: the form takes the first line and the postcode. */
	address: z.optional(address),
	/** FSE5, SSE3: whether name, address or kind of business changed in the last year. */
	detailsChanged: z.optional(z.boolean()),
	/** SSE4: a foster carer or shared lives carer. */
	fosterCarer: z.optional(z.boolean()),
	/** FSE13. */
	specialArrangements: z.optional(z.boolean()),
	/** FSE14: whether last year's return included this year's profit. */
	informationProvidedLastYear: z.optional(z.boolean()),
	/** FSE8 and FSE9: the period of the accounts. Left out if it is the tax year. */
	accountingPeriod: z.optional(accountingPeriod),
	/** FSE83 to FSE98; for accounts that have a balance sheet. */
	balanceSheet: z.optional(balanceSheet),
});
