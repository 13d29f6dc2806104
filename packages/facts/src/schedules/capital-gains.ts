/** Capital gains. Sources: SA108 boxes CGT3 to CGT54. */
import * as z from 'zod/mini';
import { claimCode, date, money, quantity, signedMoney, text } from '../fields.ts';

const kind = z.enum(['residentialProperty', 'listedShares', 'unlistedShares', 'cryptoAssets', 'other']);

const disposal = z.strictObject({
	/** CGT3 to CGT7, CGT13.1 to 13.5, CGT14 to 19, CGT23 to 27, CGT31 to 35. */
	kind,
	/** What was sold. */
	description: z.optional(text(100)),
	date: z.optional(date()),
	proceeds: z.optional(money()),
	costs: z.optional(money()),
	/** Instead of proceeds and costs; negative for a loss. */
	gain: z.optional(signedMoney()),
	/** CGT50 (`badr`, business asset disposal relief) and CGT49 (`investors`). */
	relief: z.optional(z.enum(['badr', 'investors'])),
});

const shareTrade = z.strictObject({
	date: date(),
	type: z.enum(['buy', 'sell']),
	/** Number of shares or tokens; up to eight decimals. */
	quantity: quantity().check(z.positive()),
	/** The total paid or received, before fees. */
	amount: money(),
	/** Fees and stamp duty. */
	costs: z.optional(money()),
});

const holding = z.strictObject({
	name: text(100),
	kind: z.enum(['listedShares', 'unlistedShares', 'cryptoAssets']),
	/** The pool at the start of the year; absent if every trade since the first is listed. */
	openingQuantity: z.optional(quantity()),
	openingCost: z.optional(money()),
	/** Every trade of the year and of the 30 days after it; without an opening pool, every earlier one too. */
	trades: z.array(shareTrade),
});

/** HMRC's code of the claim or election made about each kind of asset; `MUL` where there are several. */
const claims = z.strictObject({
	/** CGT8. */
	residentialProperty: z.optional(claimCode()),
	/** CGT13.6. */
	cryptoAssets: z.optional(claimCode()),
	/** CGT20. */
	other: z.optional(claimCode()),
	/** CGT28. */
	listedShares: z.optional(claimCode()),
	/** CGT36. */
	unlistedShares: z.optional(claimCode()),
});

/** Capital gains of the year. */
export const capitalGains = z.strictObject({
	disposals: z.optional(z.array(disposal)),
	/** Shares of one class, matched by HMRC's rules. */
	holdings: z.optional(z.array(holding)),
	/** All unused losses of earlier years; CGT45 is what is used. */
	lossesBroughtForward: z.optional(money()),
	/** CGT50.1 without this year: gains of earlier years that business asset disposal relief was claimed on. */
	businessAssetDisposalReliefBefore: z.optional(money()),
	/** Gains of earlier years that investors' relief was claimed on: it has a lifetime limit too. */
	investorsReliefBefore: z.optional(money()),
	/** CGT46: losses of income set against gains. */
	incomeLosses: z.optional(money()),
	/** CGT9: gains, or losses when negative, that 60-day returns reported; default: the year's gains on homes. */
	gainsOn60DayReturns: z.optional(signedMoney()),
	/** CGT10: tax paid on 60-day returns. */
	taxPaidOn60DayReturns: z.optional(money()),
	/** CGT41: losses on unlisted shares set against income. */
	shareLossesAgainstIncome: z.optional(money()),
	/** CGT42: the part of CGT41 on shares with EIS or SEIS relief, which has no cap. */
	eisShareLossesAgainstIncome: z.optional(money()),
	/** CGT51: an adjustment to the tax, replacing the calculated one. */
	adjustment: z.optional(signedMoney()),
	claims: z.optional(claims),
	/** CGT53: whether a figure is an estimate or a valuation. */
	estimates: z.optional(z.boolean()),
});
