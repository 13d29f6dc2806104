/** The rates of property income, in the years and for the taxpayers that have them. */
import type { Boxes, Condition } from '../boxes.ts';
import type { Parameters } from '../parameters.ts';
import { scottish } from '../stages/stage-03a.ts';

/** Rates in millionths by band. */
export type Rates = NonNullable<Parameters['property_rates']>;

/** Whether the year has rates for property income, and with them the order of allowances. */
export const ownPropertyRates: Condition = (_c, p) => p.property_rates !== null;

/** The year's rates of property income. Throws a RangeError in a year without them. */
export function propertyRates(p: Parameters): Rates {
	if (!p.property_rates) throw new RangeError('the year has no rates for property income');
	return p.property_rates;
}

/** Whether property income has those rates: in England, Wales and Northern Ireland. For Scotland it is not settled. */
export const hasPropertyRates = (c: Boxes, p: Parameters): boolean =>
	p.property_rates !== null && !scottish(c);
