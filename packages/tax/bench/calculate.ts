/** Calculations a second on one core, beside a library that does part of the work. */
import { type FactsInput, parseFacts } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { calculateIncomeTax } from '@saving-tool/hmrc-income-tax';

const WARM = 50_000;
const SECOND = 1000;
const ROUND = 1000;

/** By processor time, so that other work on the machine does not count. */
function perSecond(run: () => unknown): number {
	for (let count = 0; count < WARM; count++) run();
	let done = 0;
	const start = processorTime();
	while (processorTime() - start < SECOND) {
		for (let count = 0; count < ROUND; count++) run();
		done += ROUND;
	}
	return (done / (processorTime() - start)) * SECOND;
}

/** Milliseconds that this process has computed. */
function processorTime(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / SECOND;
}

function factsOf(input: FactsInput) {
	const result = parseFacts(input);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result.facts;
}

const salary = factsOf({
	taxYear: '2025-26',
	residence: 'uk',
	employments: [{ pay: 45_000, taxDeducted: 6486 }],
});

const full = factsOf({
	taxYear: '2025-26',
	residence: 'uk',
	employments: [
		{
			pay: 42_000,
			taxDeducted: 5886,
			benefits: { car: 3200, medicalInsurance: 640 },
			class1Earnings: 29_430,
		},
		{ pay: 6000, taxDeducted: 1200, expenses: { professionalSubscriptions: 180 } },
		{ pay: 1500.5, taxDeducted: 300 },
	],
	trades: [
		{
			turnover: 38_000,
			expenses: { costOfGoods: 9000, carVanTravelExpenses: 2100, adminCosts: 800, depreciation: 500 },
			allowances: { annualInvestmentAllowance: 1500 },
			lossBroughtForward: 900,
		},
		{ turnover: 4000, expenses: { otherExpenses: 1200 } },
	],
	ukProperty: {
		rents: 14_000,
		expenses: { repairsAndMaintenance: 1800, professionalFees: 900 },
		financeCosts: 4200,
	},
	savings: { untaxedUkInterest: 1900, taxedUkInterest: 80 },
	dividends: { ukDividends: 5200 },
	reliefs: { giftAid: 400, pensionReliefAtSource: 3000 },
	childBenefit: { received: 2251.6 },
	studentLoans: { plans: ['plan2'], deducted: 1100 },
	capitalGains: {
		disposals: [
			{ kind: 'residentialProperty', date: '2025-07-01', proceeds: 240_000, costs: 205_000 },
			{ kind: 'listedShares', date: '2025-09-01', gain: 8000 },
		],
		lossesBroughtForward: 1500,
		taxPaidOn60DayReturns: 5000,
	},
});

const rows: readonly (readonly [name: string, wanted: number | undefined, run: () => unknown])[] = [
	['plain salary', 500_000, () => calculate(salary, { working: false })],
	['plain salary, with working', undefined, () => calculate(salary, { alternatives: false })],
	['full return', 100_000, () => calculate(full, { working: false })],
	['full return, with working', 30_000, () => calculate(full, { alternatives: false })],
	['full return, with the optimum', 20_000, () => calculate(full, { working: false, alternatives: true })],
	[
		'@saving-tool/hmrc-income-tax, plain salary',
		undefined,
		() =>
			calculateIncomeTax({
				taxYear: '2024/25',
				country: 'England/NI/Wales',
				taxableAnnualIncome: 45_000,
				personalAllowance: 12_570,
			}),
	],
];

for (const [name, wanted, run] of rows) {
	const rate = perSecond(run);
	const verdict = wanted === undefined ? '' : rate >= wanted ? 'reached' : 'missed';
	console.log(
		name.padEnd(46) +
			Math.round(rate).toLocaleString('en-GB').padStart(12) +
			(wanted === undefined ? '' : `   wanted ${wanted.toLocaleString('en-GB')}: ${verdict}`),
	);
}
