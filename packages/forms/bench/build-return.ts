/** How many returns a second one core fills, checks, marks and serialises; and the largest return HMRC accepts. */
import { type Facts, type FactsInput, parseFacts } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { buildReturn, checkReturn } from '../src/index.ts';

const options = {
	transactionId: 'ABCDEF',
	channel: { vendorId: '0000', product: 'Example', version: '0.1' },
};
const person = { firstName: 'Ann', lastName: 'Example', uniqueTaxpayerReference: '2234567890' };

function factsOf(input: FactsInput): Facts {
	const result = parseFacts(input);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result.facts;
}

const job = (number: number) => ({
	employer: `Employer ${number}`,
	payeReference: `123/AB${number}`,
	pay: 20_000 + number,
	taxDeducted: 1500 + number,
	companyDirector: false,
	benefits: { medicalInsurance: 400 },
});
const trade = (number: number) => ({
	name: `Shop ${number}`,
	description: 'Shop',
	turnover: 95_000 + number,
	expenses: { costOfGoods: 30_000, wagesAndStaffCosts: 20_000, adminCosts: 2000, depreciation: 900 },
	allowances: { annualInvestmentAllowance: 1000 },
});
const disposal = (number: number) => ({
	kind: 'listedShares' as const,
	description: `Shares ${number}`,
	date: '2024-06-01',
	proceeds: 1000 + number,
	costs: 900,
});
const many = <Item>(count: number, make: (number: number) => Item) =>
	Array.from({ length: count }, (_, index) => make(index));

const typical = factsOf({
	taxYear: '2024-25',
	residence: 'uk',
	person,
	employments: many(2, job),
	trades: many(1, trade),
	ukProperty: { rents: 12_000, expenses: { repairsAndMaintenance: 900 }, financeCosts: 3000 },
	savings: { untaxedUkInterest: 800 },
	dividends: { ukDividends: 1200 },
	reliefs: { giftAid: 300 },
});
const largest = factsOf({
	taxYear: '2024-25',
	residence: 'uk',
	person,
	employments: many(50, job),
	trades: many(50, trade),
	capitalGains: { disposals: many(300, disposal) },
});

/** Milliseconds of processor time, so other work on the machine does not count. */
function processorTime(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

function measure(facts: Facts, milliseconds: number): number {
	const calculation = calculate(facts);
	const run = () => {
		const built = buildReturn(facts, calculation, options);
		if (!built.ok) throw new Error(JSON.stringify(built.problems));
		if (checkReturn(built.boxes, { year: '2024-25', today: '2026-01-31' }).length > 0)
			throw new Error('refused');
	};
	const warmUntil = processorTime() + milliseconds / 2;
	while (processorTime() < warmUntil) run();
	let done = 0;
	const start = processorTime();
	while (processorTime() - start < milliseconds) {
		run();
		done += 1;
	}
	return (processorTime() - start) / done;
}

const usual = measure(typical, 3000);
const large = measure(largest, 3000);
console.log(
	`typical return: ${Math.round(1000 / usual)} a second, ${usual.toFixed(2)} ms each (aim: 500 a second)`,
); // times, not money
console.log(`largest return (50 jobs, 50 trades, 300 disposals): ${large.toFixed(1)} ms (aim: 50 ms)`); // times, not money
