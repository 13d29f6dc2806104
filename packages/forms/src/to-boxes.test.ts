/** Boxes: their values, rounding, sources and problems. */
import { pence } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { calculationOf, factsOf, samplePerson } from '../tests/people.ts';
import { assumeNo } from './assumed-answers.ts';
import type { Box } from './box.ts';
import { pageChoices } from './page-choices.ts';
import { toBoxes } from './to-boxes.ts';

const person = { uniqueTaxpayerReference: '2234567890' };
const calculation = calculationOf('2024-25', { totalDue: pence(-12_345) });

function boxesOf(facts: Parameters<typeof toBoxes>[0]): readonly Box[] {
	const result = toBoxes(facts, calculation);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result.boxes;
}

function values(facts: Parameters<typeof toBoxes>[0]): Record<string, string> {
	return Object.fromEntries(boxesOf(facts).map(({ box, value }) => [box, value]));
}

function problems(facts: Parameters<typeof toBoxes>[0]) {
	const result = toBoxes(facts, calculation);
	return result.ok ? [] : result.problems.map(({ code, path, box }) => ({ code, path, box }));
}

describe('boxes', () => {
	it('of a person with one job, interest and a gift', () => {
		expect(values(samplePerson('2024-25'))).toEqual({
			YPD1: '1980-01-01',
			YPD4: 'QQ123456C',
			YPDTR: 'U',
			'YTR1-1A': 'yes',
			'YTR1-1B': '1',
			INC1: '80.00',
			INC2: '1200.00',
			REL5: '101.00',
			EMP1: '30000.00',
			EMP2: '3487.00',
			EMP4: '123/AB456',
			EMP5: 'Example Ltd',
			EMP6: 'no',
			'CAL1/2': '-123.45',
			Name: "Zoe O'Brien",
			FIN22: 'yes',
		});
	});

	it('of charges on pensions hold the amounts HMRC uses: payments down, tax paid up (c25.9 to c25.47)', () => {
		const pensionCharges = {
			excessOfAnnualAllowance: '1000.99',
			annualAllowanceTaxPaid: '200.01',
			overseasTransfer: '20.50',
			unauthorisedPayment: '30.50',
			unauthorisedPaymentWithSurcharge: '40.50',
			shortServiceRefund: '50.50',
		};
		expect(values(factsOf({ taxYear: '2024-25', residence: 'uk', person, pensionCharges }))).toMatchObject({
			AIL10: '1000.00',
			AIL11: '201.00',
			'AIL11.1': '20.00',
			AIL13: '30.00',
			AIL14: '40.00',
			AIL16: '50.00',
		});
	});

	it('of a lodger hold the exempt amount, or the costs if they are higher (ITTOIA 2005 s.795)', () => {
		const lodger = (costs: string) =>
			values(
				factsOf({
					...{ taxYear: '2025-26', residence: 'uk', person },
					ukProperty: {
						rents: '4000',
						expenses: { other: '100.50' },
						rentARoom: { receipts: '9000', costs },
					},
				}),
			);
		expect(lodger('7500')).toMatchObject({ PRO20: '13000.00', PRO29: '101.00', PRO37: '7500.00' });
		const costs = lodger('8000.10');
		expect(costs).toMatchObject({ PRO20: '13000.00', PRO29: '8102.00', PRO38: '4898.00' });
		expect(costs).not.toHaveProperty('PRO37');
	});

	it('of gains stop at the lifetime limit, at the losses there are and at unlisted shares', () => {
		const capitalGains = {
			disposals: [
				{ kind: 'other' as const, gain: 300_000, relief: 'badr' as const },
				{ kind: 'listedShares' as const, gain: 5000, relief: 'investors' as const },
				{ kind: 'unlistedShares' as const, gain: -800 },
			],
			businessAssetDisposalReliefBefore: '900000.50',
			shareLossesAgainstIncome: 2000,
		};
		const savings = { untaxedUkInterest: 5000 };
		const boxes = values(factsOf({ taxYear: '2024-25', residence: 'uk', person, savings, capitalGains }));
		expect(boxes).toMatchObject({ CGT41: '800.00', CGT50: '99999.00', 'CGT50.1': '1000000.00' });
		expect(boxes).not.toHaveProperty('CGT49');
	});

	it('exempt anyone of State Pension age from Class 4, and say why', () => {
		const old = { ...person, dateOfBirth: '1950-01-01' };
		const trades = [{ name: 'Shop', description: 'Shop', turnover: 20_000, class4Adjustment: 10 }];
		const boxes = boxesOf(factsOf({ taxYear: '2024-25', residence: 'uk', person: old, trades }));
		const tick = boxes.find(({ box }) => box === 'FSE101');
		expect(tick).toMatchObject({ value: 'yes', origins: ['person.dateOfBirth'] });
		expect(boxes.some(({ box }) => box === 'FSE102')).toBe(false);
	});

	it('put the Class 4 adjustment where the form has a box for it', () => {
		const trades = [{ name: 'Shop', description: 'Shop', turnover: 20_000 }];
		const partnerships = [
			{ reference: '2234567890', description: 'Band', profit: 9000, class4Adjustment: '10.10' },
		];
		const facts = factsOf({ taxYear: '2024-25', residence: 'uk', person, trades, partnerships });
		expect(values(facts)).toMatchObject({ SSE1: 'Shop', SPS27: '11.00' });
	});

	it('leave small foreign amounts on the main form, and reject what belongs on the foreign pages', () => {
		const abroad = (foreignDividends: number) =>
			toBoxes(
				factsOf({
					...{ taxYear: '2025-26', residence: 'uk', person },
					...{ savings: { untaxedForeignInterest: 2_000 }, dividends: { foreignDividends } },
				}),
				calculationOf('2025-26'),
			);
		expect(abroad(500).ok).toBe(true);
		expect(abroad(501)).toMatchObject({
			problems: [{ code: 'schedule.unsupported', path: 'dividends.foreignDividends' }],
		});
	});

	it('put a loss set against other income into the Class 4 adjustment, on full pages', () => {
		const lossAgainstOtherIncome = 15_000;
		const trades = [
			{ name: 'Shop', description: 'Shop', turnover: 50_000 },
			{
				...{ name: 'Van', description: 'Van', turnover: 5_000, lossAgainstOtherIncome },
				expenses: { adminCosts: 20_000 },
			},
		];
		const facts = factsOf({ taxYear: '2025-26', residence: 'uk', person, trades });
		expect(values(facts)).toMatchObject({ SSE1: 'Van', SSE33: '15000.00', FSE102: '15000.00' });
		expect(pageChoices(facts).map(({ form }) => form)).toEqual(['SA103F', 'SA103S']);
		const partnerships = [
			{ reference: '2234567890', description: 'Band', profit: -15_000, lossAgainstOtherIncome },
		];
		const partner = factsOf({
			...{ taxYear: '2025-26', residence: 'uk', person, partnerships },
			trades: trades.slice(0, 1),
		});
		expect(values(partner)).toMatchObject({ SSE1: 'Shop', SPS27: '15000.00' });
	});

	it('leave out a marriage of earlier years and a spouse born too late for the allowance', () => {
		const claim = { higherIncome: true, spouseName: 'Alex', spouseDateOfBirth: '1950-01-01' };
		const couple = (dateOfMarriage: string) =>
			values(
				factsOf({
					taxYear: '2024-25',
					residence: 'uk',
					person: { ...person, dateOfBirth: '1930-01-01' },
					reliefs: { marriedCouplesAllowance: { ...claim, dateOfMarriage } },
				}),
			);
		expect(couple('2024-09-10')).toMatchObject({ MCA1: 'Alex', MCA9: '2024-09-10' });
		expect(couple('1960-09-10')).not.toHaveProperty('MCA9');
		expect(couple('1960-09-10')).not.toHaveProperty('MCA2');
	});

	it('know the facts or the figure behind them', () => {
		const origins = Object.fromEntries(boxesOf(samplePerson('2024-25')).map((box) => [box.box, box.origins]));
		expect(origins).toMatchObject({
			EMP1: ['employments[0].pay'],
			INC2: ['savings.untaxedUkInterest'],
			'YTR1-1B': ['employments'],
			'CAL1/2': ['totalDue'],
			Name: ['person.firstName', 'person.lastName'],
			FIN22: [],
		});
	});

	it('of two jobs are on two pages', () => {
		const job = { payeReference: '1/A', companyDirector: true };
		const facts = factsOf({
			taxYear: '2024-25',
			residence: 'scotland',
			person,
			employments: [
				{ ...job, payeReference: '123/A', pay: 1 },
				{ ...job, payeReference: '123/B', pay: 2 },
			],
		});
		const pay = boxesOf(facts).filter(({ box }) => box === 'EMP1');
		expect(pay.map(({ page, path, value, origins }) => ({ page, path, value, origins }))).toEqual([
			{
				page: 1,
				path: '/MTR/SA102[1]/Employment/PayFromEmployment',
				value: '1.00',
				origins: ['employments[0].pay'],
			},
			{
				page: 2,
				path: '/MTR/SA102[2]/Employment/PayFromEmployment',
				value: '2.00',
				origins: ['employments[1].pay'],
			},
		]);
		expect(values(facts)).toMatchObject({ 'YTR1-1B': '2', YPDTR: 'S' });
	});

	it('are absent if not answered, zero if answered zero, and absent if zero is not allowed', () => {
		const blank = values(factsOf({ taxYear: '2024-25', residence: 'wales', person }));
		const zero = values(
			factsOf({
				taxYear: '2024-25',
				residence: 'wales',
				person,
				savings: { untaxedUkInterest: 0 },
				reliefs: { giftAid: 0 },
			}),
		);
		expect(blank).toEqual({ YPDTR: 'C', 'CAL1/2': '-123.45', FIN22: 'yes' });
		expect(zero).toEqual({ ...blank, INC2: '0.00' });
	});
});

describe('problems', () => {
	const employer = (name: string) =>
		toBoxes(
			factsOf({
				taxYear: '2024-25',
				residence: 'uk',
				person,
				employments: [{ employer: name, payeReference: '123/A', companyDirector: false }],
			}),
			calculation,
		);

	it('name every answer that HMRC needs', () => {
		expect(problems(factsOf({ taxYear: '2024-25', employments: [{}] }))).toEqual([
			{ code: 'required.missing', path: 'person.uniqueTaxpayerReference', box: 'UTR' },
			{ code: 'required.missing', path: 'residence', box: 'YPDTR' },
			{ code: 'required.missing', path: 'employments[0].payeReference', box: 'EMP4' },
			{ code: 'required.missing', path: 'employments[0].companyDirector', box: 'EMP6' },
		]);
	});

	it('name characters and lengths that a box cannot carry, with a sentence', () => {
		expect(employer('50% + 50%!')).toEqual({
			ok: false,
			problems: [
				{
					code: 'text.alphabet',
					path: 'employments[0].employer',
					box: 'EMP5',
					message: 'HMRC’s form does not accept “%”, “+” and “!”. Leave them out',
				},
			],
		});
		const described = factsOf({
			taxYear: '2024-25',
			residence: 'uk',
			person,
			trades: [{ description: 'A'.repeat(43), turnover: 1 }],
		});
		expect(toBoxes(described, calculation)).toMatchObject({
			ok: false,
			problems: [
				{ code: 'text.tooLongForBox', message: 'HMRC’s box holds 42 characters. Shorten this to fit' },
			],
		});
	});

	it('name the part of a name that HMRC has no letters for', () => {
		const named = factsOf({
			taxYear: '2024-25',
			residence: 'uk',
			person: { ...person, firstName: 'Li', lastName: '中' },
		});
		expect(problems(named)).toEqual([{ code: 'text.alphabet', path: 'person.lastName', box: 'Name' }]);
	});

	it('do not include a firm’s name that is too long: it is shortened, and the box has the full one', () => {
		const name = 'Brontë and Sisters International Publishing Limited';
		const result = employer(name);
		expect(result.ok && result.boxes.find(({ box }) => box === 'EMP5')).toMatchObject({
			value: 'Bronte & Sisters Intl Ltd',
			shortenedFrom: name,
		});
		const short = employer('A'.repeat(28));
		expect(short.ok && short.boxes.some((box) => 'shortenedFrom' in box)).toBe(false);
	});

	it('reject the fifty-first job', () => {
		const job = { payeReference: '123/A', companyDirector: false };
		const jobs = (count: number) =>
			problems(factsOf({ taxYear: '2024-25', residence: 'uk', person, employments: Array(count).fill(job) }));
		expect(jobs(50)).toEqual([]);
		expect(jobs(51)).toEqual([{ code: 'pages.tooMany', path: 'employments[50]', box: 'SA102' }]);
	});
});

describe('answers that nobody was asked for', () => {
	it('default to no, and are named', () => {
		const facts = factsOf({
			taxYear: '2024-25',
			employments: [{ pay: 1 }, { companyDirector: true }, {}],
		});
		const { facts: answered, assumed } = assumeNo(facts);
		expect(assumed).toEqual(['employments[0].companyDirector', 'employments[2].companyDirector']);
		expect(answered.employments?.map(({ companyDirector }) => companyDirector)).toEqual([false, true, false]);
		expect(assumeNo(factsOf({ taxYear: '2024-25' }))).toEqual({ facts: { taxYear: '2024-25' }, assumed: [] });
	});
});
