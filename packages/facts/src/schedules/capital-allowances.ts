/**
 * A business's assets, bought and sold, from which its capital allowances are calculated instead of given as figures.
 * Sources: CAA 2001 Parts 2 and 2A; HMRC helpsheet HS252; SA103F boxes FSE49 to FSE59, SA105 PRO31 to PRO35.
 */
import * as z from 'zod/mini';
import { date, money, text } from '../fields.ts';

const percent = () => z.int().check(z.minimum(0), z.maximum(100));

const pool = z.strictObject({
	/** The pool at the end of the previous year; on the cash basis, cars only. */
	broughtForward: z.optional(money()),
	/** Proceeds of pool assets that have no entry below, each capped at its cost. */
	sales: z.optional(money()),
	/** How much writing-down allowance to claim. Default: all of it (CAA 2001 s.56(5)). */
	claimed: z.optional(money()),
});

const asset = z.strictObject({
	description: z.optional(text(100)),
	/**
	 * `equipment`: tools, machines, computers, furniture. `van`: vans, lorries, motorcycles. `specialRate`: integral
	 * features of a building, thermal insulation, solar panels, things that last 25 years or more.
	 */
	kind: z.enum(['equipment', 'van', 'car', 'specialRate', 'electricChargePoint']),
	/** When it was bought. */
	bought: z.optional(date()),
	/** What it cost. */
	cost: z.optional(money()),
	/** Whether it was second-hand: the zero-emission and 40% allowances are for new assets only. */
	secondHand: z.optional(z.boolean()),
	/** Grams of carbon dioxide a kilometre, of a car or van; 0 for electric. */
	emissions: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
	/** Private use in percent. Such an asset has its own pool (CAA 2001 s.206). */
	privateUsePercent: z.optional(percent()),
	/** Whether it was elected to be a short-life asset, with its own pool (CAA 2001 s.83). */
	shortLife: z.optional(z.boolean()),
	/** What was left in its own pool at the end of the year before. */
	broughtForward: z.optional(money()),
	/** When it was sold, given away, lost or taken for private use. */
	sold: z.optional(date()),
	/** What it was sold for, or what it was worth. */
	proceeds: z.optional(money()),
	/** How much of the cost to claim in the year of purchase. Default: all of it. */
	claimed: z.optional(money()),
});

const building = z.strictObject({
	description: z.optional(text(100)),
	/** What it cost to build or buy, without the land. */
	cost: z.optional(money()),
	/** The later of the day it came into use and the day the cost was incurred. */
	usedFrom: z.optional(date()),
	/** The day it was sold, demolished or turned into a home. */
	usedUntil: z.optional(date()),
	/** Whether it stands in a freeport or an investment zone. */
	specialTaxSite: z.optional(z.boolean()),
	/** Business use in percent. Default: 100. */
	businessPercent: z.optional(percent()),
});

/** Everything that capital allowances are calculated from. */
export const capitalAssets = z.strictObject({
	mainPool: z.optional(pool),
	specialRatePool: z.optional(pool),
	assets: z.optional(z.array(asset)),
	buildings: z.optional(z.array(building)),
});
