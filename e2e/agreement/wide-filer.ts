/** Random people with something on every page: facts that `forms` generates, plus rarer ones and amounts around limits. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { type FormYear, yearData } from '@halfpenny/years';
import fc from 'fast-check';
import { consistentFacts } from '../../packages/forms/tests/consistent-facts.ts';
import { goodFacts } from '../../packages/forms/tests/people.ts';

/** Amounts, in whole pounds, at which a rate or an allowance changes. */
// biome-ignore format: one list
const LIMITS = [500, 1000, 2000, 3000, 5000, 6725, 6845, 12_570, 17_570, 14_876, 26_561, 37_700, 43_662, 50_270, 60_000, 75_000, 80_000, 100_000, 125_140];

/** Amounts in pence, mostly near limits. */
const amount: fc.Arbitrary<Pence> = fc
	.oneof(
		fc
			.record({ limit: fc.constantFrom(...LIMITS), more: fc.constantFrom(-100, -1, 0, 1, 100) })
			.map(({ limit, more }) => limit * 100 + more),
		fc.integer({ min: 0, max: 250_000 }),
		fc.integer({ min: 0, max: 6_000_000 }),
		fc.integer({ min: 0, max: 20_000_000 }),
		fc.integer({ min: 0, max: 200 }).map((thousands) => thousands * 100_000),
	)
	.map(pence);

const upTo = (most: number): fc.Arbitrary<Pence> => fc.integer({ min: 0, max: most }).map(pence);
const some = { requiredKeys: [] };

/** Dates of birth around State Pension age, and around the cut-off for married couple's allowance. */
const born = (year: FormYear) =>
	fc.constantFrom(
		'1930-02-03',
		'1935-04-05',
		'1935-04-06',
		yearData(year).class4.exemptBornBy,
		...(year === '2024-25' ? ['1958-04-07'] : ['1959-04-07']),
		'1980-02-29',
	);

/** On HMRC's form, the spouse with the lower income can claim only what the other transfers. */
const marriedCouple = (year: FormYear) =>
	fc
		.record({
			higherIncome: fc.boolean(),
			spouseDateOfBirth: fc.constantFrom('1929-01-01', '1935-04-05'),
			share: fc.constantFrom('half' as const, 'all' as const),
			shares: fc.boolean(),
			married: fc.option(fc.integer({ min: -20_000, max: 364 }), { nil: undefined }),
			surplusFromSpouse: upTo(427_000),
		})
		.map(({ share, shares, married, ...claim }) => ({
			...claim,
			spouseName: 'Alex Filer',
			...(shares || !claim.higherIncome ? { transferred: share } : {}),
			...(married === undefined ? {} : { dateOfMarriage: dayOf(year, married) }),
		}));

function dayOf(year: FormYear, days: number): string {
	return new Date(Date.parse(yearData(year).startsOn) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Facts that `forms` doesn't generate. */
const rarer = (year: FormYear) =>
	fc.record(
		{
			dateOfBirth: born(year),
			savings: fc
				.record({ interest: amount, untaxed: amount, taxed: amount, share: fc.integer({ min: 0, max: 40 }) })
				.map(({ interest, untaxed, taxed, share }) => ({
					untaxedUkInterest: untaxed,
					taxedUkInterest: taxed,
					securitiesInterest: interest,
					securitiesTaxDeducted: pence(Math.floor((interest * share) / 10_000) * 100),
				})),
			dividends: fc.record({ ukDividends: amount, otherUkDividends: amount }, some),
			otherTax: fc
				.record({ amount: upTo(900_000), tax: upTo(90_000), expenses: upTo(50_000) })
				.map(({ amount: received, tax, expenses }) => ({
					amount: pence(received + 100),
					taxDeducted: pence(Math.min(tax, Math.floor(received / 100) * 100)),
					expenses,
				})),
			reliefs: fc.record(
				{
					paymentsToTradeUnionsForDeathBenefits: upTo(10_000),
					postCessationTradeReliefAndCertainOtherLosses: amount,
					preIncorporationLosses: upTo(900_000),
					qualifyingLoanInterest: amount,
					giftAid: amount,
					pensionReliefAtSource: amount,
					maintenancePayments: upTo(900_000),
					blindSurplusFromSpouse: upTo(287_000),
				},
				some,
			),
			marriedCouple: marriedCouple(year),
			pensionCharges: fc.record(
				{
					excessOfAnnualAllowance: amount,
					annualAllowanceTaxPaid: upTo(500_000),
					overseasTransfer: amount,
					overseasTransferTaxPaid: upTo(500_000),
					unauthorisedPayment: amount,
					unauthorisedPaymentWithSurcharge: amount,
					unauthorisedPaymentForeignTax: upTo(500_000),
					shortServiceRefund: amount,
					shortServiceRefundForeignTax: upTo(500_000),
				},
				some,
			),
			childBenefit: fc.record({ received: upTo(500_000), children: fc.integer({ min: 0, max: 5 }) }),
			winterFuelPayment: fc.constantFrom(pence(20_000), pence(30_000), pence(20_340)),
			class2: fc.record(
				{ voluntary: fc.boolean(), weeks: fc.integer({ min: 0, max: 52 }), amount: upTo(18_000) },
				some,
			),
			alreadyCoded: fc.record(
				{
					underpaymentOfEarlierYears: upTo(900_000),
					underpaymentInLaterCode: upTo(300_000),
					outstandingDebt: amount,
				},
				some,
			),
			gains: fc.record(
				{
					businessAssetDisposalReliefBefore: fc
						.constantFrom(0, 90_000_001, 99_999_950, 100_000_000)
						.map(pence),
					shareLossesAgainstIncome: amount,
					eisShareLossesAgainstIncome: upTo(900_000),
					lossesBroughtForward: amount,
				},
				some,
			),
			holding: fc.record({
				bought: upTo(9_000_000),
				sold: upTo(9_000_000),
				part: fc.constantFrom(25, 33, 100),
			}),
		},
		some,
	);

/** Details of each job and business: pay around limits, Class 1 earnings, profits for Class 4. */
const details = fc.record({
	pays: fc.array(fc.record({ pay: amount, class1Earnings: upTo(3_770_000) }, some), { maxLength: 4 }),
	turnovers: fc.array(amount, { maxLength: 3 }),
	exempt: fc.constantFrom(true, ...Array<false>(9).fill(false)),
	adjusts: fc.record({ trade: upTo(900_000), partnership: upTo(900_000) }, some),
});

type Rarer = Partial<typeof rarer extends (year: FormYear) => fc.Arbitrary<infer Value> ? Value : never>;
type Details = typeof details extends fc.Arbitrary<infer Value> ? Value : never;

const SCHEDULES = [
	...(['employments', 'trades', 'partnerships', 'ukProperty', 'capitalGains', 'pensions'] as const),
	...(['savings', 'dividends', 'stateBenefits', 'otherIncome', 'reliefs', 'studentLoans'] as const),
	...(['pensionCharges', 'childBenefit', 'taxCodes'] as const),
];

/** Schedules to leave out: some, or occasionally all but one, since a single income can be exactly at a limit. */
const leftOut = fc.oneof(
	{ weight: 5, arbitrary: fc.subarray(SCHEDULES.slice(0, 6)) },
	{
		weight: 1,
		arbitrary: fc.constantFrom(...SCHEDULES).map((kept) => SCHEDULES.filter((name) => name !== kept)),
	},
);

/** Generates facts of every kind that can be filed for a year. */
export function wideFiler(year: FormYear): fc.Arbitrary<Facts> {
	return fc
		.record({ base: goodFacts(year), more: rarer(year), details, leftOut })
		.map(({ base, more, details: own, leftOut: out }) => {
			const facts = withRarer(withDetails(base, own), more, year);
			for (const name of out) delete facts[name];
			return consistentFacts(facts);
		});
}

function withDetails(facts: Facts, { pays, turnovers, exempt, adjusts }: Details): Facts {
	return {
		...facts,
		...(facts.employments && {
			employments: facts.employments.map((job, index) => ({ ...job, ...pays[index] })),
		}),
		...(facts.trades && {
			trades: facts.trades.map((trade, index) => ({
				...trade,
				turnover: turnovers[index] ?? trade.turnover ?? pence(0),
				class4Exempt: exempt,
				...(adjusts.trade === undefined || index > 0 ? {} : { class4Adjustment: adjusts.trade }),
			})),
		}),
		...(facts.partnerships && {
			partnerships: facts.partnerships.map((share) =>
				adjusts.partnership === undefined ? share : { ...share, class4Adjustment: adjusts.partnership },
			),
		}),
	};
}

function withRarer(facts: Facts, more: Rarer, year: FormYear): Facts {
	const { dateOfBirth, savings, dividends, otherTax, reliefs, marriedCouple: couple, alreadyCoded } = more;
	return {
		...facts,
		...(dateOfBirth && { person: { ...facts.person, dateOfBirth } }),
		...(savings && { savings: { ...facts.savings, ...savings } }),
		...(dividends && { dividends: { ...facts.dividends, ...dividends } }),
		...(otherTax && { otherIncome: { ...facts.otherIncome, ...otherTax } }),
		reliefs: {
			...facts.reliefs,
			...reliefs,
			...(couple && { marriedCouplesAllowance: couple }),
		},
		...(more.pensionCharges && { pensionCharges: more.pensionCharges }),
		...(more.childBenefit && { childBenefit: more.childBenefit }),
		...(more.winterFuelPayment && year !== '2024-25' && { winterFuelPayment: more.winterFuelPayment }),
		...(more.class2 && { class2: more.class2 }),
		...(alreadyCoded && { taxCodes: { ...facts.taxCodes, ...alreadyCoded } }),
		...(facts.capitalGains && { capitalGains: withGains(facts.capitalGains, more, year) }),
	};
}

type Gains = NonNullable<Facts['capitalGains']>;

/** Adds rarer facts about gains, and shares bought and sold in the year. */
function withGains(gains: Gains, { gains: rare, holding }: Rarer, year: FormYear): Gains {
	const day = (monthAndDay: string) => `${year.slice(0, 4)}-${monthAndDay}`;
	if (!holding) return { ...gains, ...rare };
	const { bought, sold, part } = holding;
	const shares: NonNullable<Gains['holdings']>[number] = {
		name: 'Example plc',
		kind: 'listedShares',
		openingQuantity: 100,
		openingCost: pence(123_457),
		trades: [
			{ date: day('05-01'), type: 'buy', quantity: 50, amount: bought },
			{ date: day('12-01'), type: 'sell', quantity: part, amount: sold },
		],
	};
	return { ...gains, ...rare, holdings: [shares] };
}
