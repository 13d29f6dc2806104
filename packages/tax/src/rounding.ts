/**
 * HMRC's rounding, by name. Stages work in plain whole numbers of pence, which add and subtract exactly; every other
 * step goes through one of these, or through `downToPound` and `upToPound` of `@halfpenny/facts`. Rates are hundredths of a percent: 20% is 2000.
 */

/** Sets a negative box to zero, as the introduction to HMRC's stages says. */
export function positive(amount: number): number {
	return amount > 0 ? amount : 0;
}

/** The lower of two amounts. */
export function lower(one: number, other: number): number {
	return one < other ? one : other;
}

/** The higher of two amounts. */
export function larger(one: number, other: number): number {
	return one > other ? one : other;
}

/** A rate on whole pounds, down to a penny (`pdown`): the tax in one slice. Exact: one division at most. */
export function rateDown(wholePounds: number, rate: number): number {
	return Math.floor(((wholePounds / 100) * rate) / 100);
}

/** A rate on whole pounds, up to a penny (`pup`): a tax reduction. */
export function rateUp(wholePounds: number, rate: number): number {
	return Math.ceil(((wholePounds / 100) * rate) / 100);
}

/** A rate on whole pounds, down to a whole pound. */
export function rateDownToPound(wholePounds: number, rate: number): number {
	return Math.floor(((wholePounds / 100) * rate) / 10_000) * 100;
}

/** A net amount grossed up at `rate`, down to a whole pound (× 100/80 at 20%). */
export function grossDownToPound(net: number, rate: number): number {
	return Math.floor((net * 100) / (10_000 - rate)) * 100;
}

/** A net amount grossed up at `rate`, up to a whole pound. */
export function grossUpToPound(net: number, rate: number): number {
	return Math.ceil((net * 100) / (10_000 - rate)) * 100;
}

/** The tax taken off at `rate` before a net amount was paid, up to a penny. */
export function taxTakenOffUp(net: number, rate: number): number {
	return Math.ceil((net * rate) / (10_000 - rate));
}

/** Half of whole pounds, down to a whole pound. */
export function halfDownToPound(wholePounds: number): number {
	return Math.floor(wholePounds / 200) * 100;
}

/** A percentage of pence, down to a penny: a person's share of income. */
export function shareDown(amount: number, percent: number): number {
	return Math.floor((amount * percent) / 100);
}

/** A percentage of pence, up to a penny: a person's share of expenses. */
export function shareUp(amount: number, percent: number): number {
	return Math.ceil((amount * percent) / 100);
}

/** Half of an amount, down to a penny: a payment on account. */
export function halfDown(amount: number): number {
	return Math.floor(amount / 2);
}

/** A share in hundredths of a percent of whole pounds, up to a whole pound (`£up`). */
export function rateUpToPound(wholePounds: number, rate: number): number {
	return Math.ceil(((wholePounds / 100) * rate) / 10_000) * 100;
}

/** The whole pounds that give this tax at `rate`, in pence down to a penny (c16.25). */
export function divideByRateDown(amount: number, rate: number): number {
	return Math.floor((amount * 10_000) / rate);
}

/** A rate on pence, down to a penny, for amounts that are not whole pounds (c16.28). */
export function rateOnPenceDown(amount: number, rate: number): number {
	return Math.floor((amount * rate) / 10_000);
}

/** A number of twelfths of whole pounds, down to a whole pound (c15.14). */
export function twelfthsDown(wholePounds: number, months: number): number {
	return Math.floor((wholePounds * months) / 1200) * 100;
}

/** A number of twelfths of whole pounds, up to a whole pound (c15.19). */
export function twelfthsUp(wholePounds: number, months: number): number {
	return Math.ceil((wholePounds * months) / 1200) * 100;
}

/** One percent for each full step of this many pounds, down to a whole percent (c28.10). */
export function wholePercent(amount: number, poundsPerPercent: number): number {
	return Math.floor(amount / (poundsPerPercent * 100));
}

/** A whole percentage of whole pounds, down to a whole pound (c28.14). */
export function percentOf(wholePounds: number, percent: number): number {
	return Math.floor((wholePounds * percent) / 10_000) * 100;
}

/** A fraction of an amount, up to a whole pound: an allowance for part of a year. Exact at any size. */
export function fractionUpToPound(amount: number, numerator: number, denominator: number): number {
	return divideUp(BigInt(amount) * BigInt(numerator), BigInt(denominator) * 100n) * 100;
}

/** A fraction of an amount, up to a penny. Exact at any size. */
export function fractionUp(amount: number, numerator: number, denominator: number): number {
	return divideUp(BigInt(amount) * BigInt(numerator), BigInt(denominator));
}

/** A fraction of an amount, down to a penny. Exact at any size. */
export function fractionDown(amount: number, numerator: number, denominator: number): number {
	return Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator));
}

function divideUp(value: bigint, by: bigint): number {
	return Number((value + by - 1n) / by);
}
