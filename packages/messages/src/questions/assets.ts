/** Things and buildings with capital allowances. */
import { ofSection, type QuestionCatalogue } from './words.ts';

/** What is not worked out: one allowance divided between related businesses. */
export const ownAllowance =
	'Not supported: dividing one annual investment allowance between businesses. We give each its own, of up to £1 million. Businesses that you run or control share one if they share premises or do similar work, a partnership you control included (CAA 2001 ss.51H to 51K). If yours need more than £1 million together, choose “I know the figures to claim” and enter the part you give to this one. We tell you if the claims in this return are above it together.';

/** What to enter instead, where the claim is asked for. */
export const sharedAllowance =
	'If businesses share one allowance, we don’t divide it: enter the part you give to this one';

/** What to enter of something on hire purchase, where capital allowances are claimed. */
export const onHirePurchase = 'On hire purchase, the whole cash price once you use it, without interest';

const asset: QuestionCatalogue = {
	description: {
		label: 'What is it?',
		hint: 'So you can recognise it later, such as Ford Transit or lathe',
		missing: 'Say what it is',
	},
	kind: {
		label: 'What kind of thing?',
		choices: {
			equipment: 'Tools, machines, computers, furniture',
			van: 'Van, lorry or motorcycle',
			car: 'Car',
			specialRate: 'Heating, wiring, lifts, solar panels, insulation',
			electricChargePoint: 'Charge point for electric vehicles',
		},
		missing: 'Choose what kind of thing it is',
	},
	bought: { label: 'When did you buy it?' },
	cost: {
		label: 'What did it cost?',
		hint: `Without VAT if you are registered for VAT. If it was yours before, its value on the day the business began to use it. ${onHirePurchase}`,
		why: 'On hire purchase you have allowances on the cash price as soon as the business uses the thing, whatever you have paid so far (CAA 2001 s.67). Interest is a separate cost, under finance charges. If you don’t use it yet, enter only what you have paid of the price, and the rest next year. If you lease it and it never becomes yours, there are no allowances: claim the payments as costs.',
	},
	secondHand: { label: 'Was it used before you bought it?' },
	emissions: {
		label: 'CO2 emissions in grams per kilometre',
		hint: 'On the V5C log book, line V.7. Enter 0 for an electric one',
		why: 'A car’s emissions decide the rate at which you can claim its cost.',
	},
	privateUsePercent: {
		label: 'How much of its use is private?',
		hint: 'As a whole percentage. Enter 0 if it is only for the business',
		why: 'Only the business part lowers your profit.',
	},
	wasSold: {
		label: 'Did you sell it, give it away or lose it in the year?',
		hint: 'Say yes too if you kept it for yourself when the business ended',
	},
	sold: { label: 'When did it go?' },
	proceeds: {
		label: 'What did you get for it?',
		hint: 'If you gave it away or kept it, what it was worth. If it was lost, what the insurance paid',
	},
	hasMore: {
		label: 'Does it have a pool of its own, or do you want to claim less than you can?',
		hint: 'Things bought in earlier years with private use do. If you bought it this year, say no',
	},
	broughtForward: {
		label: 'What was left of its own pool at the end of last year',
		hint: 'Last year’s working shows it',
	},
	shortLife: {
		label: 'Did you choose to treat it as a short-life asset?',
		hint: 'You make this choice to HMRC in writing, for things that won’t last 8 years',
	},
	claimed: {
		label: 'How much of the cost to claim straight away',
		hint: `Leave it blank to claim all of it. ${sharedAllowance}`,
	},
};

const building: QuestionCatalogue = {
	description: { label: 'What is it?', hint: 'Such as workshop or new roof', missing: 'Say what it is' },
	cost: { label: 'What did it cost to build or buy?', hint: 'Without the land' },
	usedFrom: {
		label: 'When was it first used?',
		hint: 'Or the day the cost was paid, if that was later. Contracts to build it must be from 29 October 2018 or later',
	},
	usedUntil: { label: 'When did the use end?', hint: 'Leave it blank if it is still used' },
	specialTaxSite: { label: 'Is it in a freeport or an investment zone?' },
	businessPercent: {
		label: 'How much of it is used for the business?',
		hint: 'As a percentage. Leave it blank if all of it is',
	},
};

const whose: QuestionCatalogue = {
	business: { label: 'Which business is it for?', missing: 'Choose the business it is for' },
};

/** The questions, by section and id. */
export const assets: QuestionCatalogue = {
	...ofSection('businessAsset', { ...whose, ...asset }),
	...ofSection('businessBuilding', { ...whose, ...building }),
	...ofSection('propertyAsset', asset),
	...ofSection('propertyBuilding', building),
};
