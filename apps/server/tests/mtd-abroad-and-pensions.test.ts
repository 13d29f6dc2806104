/**
 * A trader's income from abroad, charges on pension savings and Marriage Allowance, from the answers to HMRC's calculation,
 * through our calls against the stand-in; figures worked by hand.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/testing/databases.ts';
import { connectPerson, type MtdPerson, type MtdWorld, startMtdWorld } from './mtd-world.ts';

let database: OpenDatabase;
let world: MtdWorld;
const taxYear = '2026-27';

beforeAll(async () => {
	database = await openEmbedded();
	world = await startMtdWorld(database.database);
	await world.at('2027-04-10');
});
afterAll(async () => {
	await world.close();
	await database.close();
});

async function done(
	person: MtdPerson,
	method: 'GET' | 'POST' | 'PUT' | 'DELETE',
	path: string,
	body?: object,
) {
	const answer = await person.browser.call(method, path, body === undefined ? {} : { body });
	expect([path, answer.status < 300 ? 'done' : answer.text]).toEqual([path, 'done']);
	return answer.body;
}

/** A person whose trade is linked to the return, with these further answers. */
async function trader(
	turnover: string,
	entries: Readonly<Record<string, object>>,
): Promise<MtdPerson & { readonly returnId: string }> {
	const person = await connectPerson(world);
	const businessId = await person.business('self-employment');
	await done(person, 'POST', '/api/mtd/quarterly', {
		...{ taxYear, quarter: 'Q4', businessId, businessType: 'self-employment' },
		...{ income: { turnover }, expenses: {} },
	});
	const { id } = await done(person, 'POST', '/api/tax-returns', { taxYear });
	const trade = { name: 'Ash Joinery', description: 'Joinery', turnover, tradingAllowance: false };
	const enter = (section: string, answers: object) =>
		done(person, 'POST', `/api/tax-returns/${id}/entries`, { section, answers });
	const { id: entryId } = await enter('selfEmployment', trade);
	await done(person, 'PUT', `/api/mtd/businesses/${businessId}/link`, { taxYear, entryId });
	for (const [section, answers] of Object.entries(entries)) await enter(section, answers);
	return { ...person, returnId: id };
}

const readYearEnd = (person: MtdPerson) => done(person, 'GET', `/api/mtd/year-end?taxYear=${taxYear}`);

async function sendAll(person: MtdPerson) {
	const { shownHash } = await readYearEnd(person);
	return done(person, 'POST', '/api/mtd/year-end', { taxYear, shownHash });
}

async function calculate(person: MtdPerson) {
	const { id } = await done(person, 'POST', '/api/mtd/calculations/trigger', {
		...{ taxYear, calculationType: 'intent-to-finalise' },
	});
	return done(person, 'GET', `/api/mtd/calculations/${id}?taxYear=${taxYear}`);
}

const bodies = async ({ nino }: MtdPerson, method: string, part: string) =>
	(await world.ledger(nino, method, part)).filter(({ status }) => status < 300).map(({ body }) => body);

describe('interest and dividends from abroad', () => {
	let person: MtdPerson;
	const foreign = (body: object) =>
		person.browser.put('/api/mtd/foreign-income', { taxYear, taxTakenOff: '', ...body });
	beforeAll(async () => {
		person = await trader('20000', {
			dividends: { company: 'Abroad', paidBy: 'foreign', amount: '1000', foreignTaxDeducted: '105' },
			otherInvestments: { untaxedForeignInterest: '1500', stockDividend: '200' },
		});
	});
	const item = async () => {
		const { items, done: isDone, cannotSend } = await readYearEnd(person);
		expect(cannotSend).toEqual([]);
		const one = items.find(({ key }: { key: string }) => key === 'foreignIncome');
		const rows = one.rows.map(({ field, ours, held }: Record<string, string>) => [field, ours, held]);
		return [one.state, one.inParts, rows, isDone];
	};

	it('are shown but not sent with the rest, since the answers have no country', async () => {
		const none = [
			['foreignInterest', '1500.00', null],
			['foreignDividends', '1000.00', null],
			['foreignDividendsTaxTakenOff', '105.00', null],
		];
		expect(await item()).toEqual(['toSend', true, none, false]);
		expect((await sendAll(person)).problems).toEqual([]);
	});

	it.each([
		['an amount that is none', { kind: 'interest', countryCode: 'DEU', amount: 'x' }, 'amount'],
		['three decimals', { kind: 'interest', countryCode: 'DEU', amount: '1.234' }, 'amount'],
		[
			'tax that is none',
			{ kind: 'interest', countryCode: 'DEU', amount: '1', taxTakenOff: 'x' },
			'taxTakenOff',
		],
		['no country', { kind: 'interest', countryCode: '', amount: '1' }, 'countryCode'],
	])('refuse %s', async (_what, body, path) => {
		const answer = await foreign(body);
		expect([answer.status, answer.body.details.problems[0].path]).toEqual([400, path]);
	});

	it('go to HMRC country by country, beside the parts of the same record that are sent another way', async () => {
		await foreign({ kind: 'interest', countryCode: 'DEU', amount: '1,500' });
		await foreign({ kind: 'dividends', countryCode: 'USA', amount: '700', taxTakenOff: '105' });
		await foreign({ kind: 'dividends', countryCode: 'FRA', amount: '1' });
		const last = await foreign({ kind: 'dividends', countryCode: 'FRA', amount: '300' });
		expect(last.body).toEqual([
			{ kind: 'interest', countryCode: 'DEU', amount: '1500.00', taxTakenOff: null },
			{ kind: 'dividends', countryCode: 'USA', amount: '700.00', taxTakenOff: '105.00' },
			{ kind: 'dividends', countryCode: 'FRA', amount: '300.00', taxTakenOff: null },
		]);
		const sent = await bodies(person, 'PUT', 'individuals/dividends-income');
		expect(sent.at(-1)).toEqual({
			stockDividend: { grossAmount: 200 },
			foreignDividend: [
				{ countryCode: 'USA', amountBeforeTax: 700, taxTakenOff: 105, taxableAmount: 700 },
				{ countryCode: 'FRA', amountBeforeTax: 300, taxableAmount: 300 },
			],
		});
		const [state, , , isDone] = await item();
		expect([state, isDone]).toEqual(['same', true]);
	});

	it('are counted by HMRC as by us', async () => {
		const one = await calculate(person);
		expect(one.blockers).toEqual([]);
		// 20,000 − 12,570 is 7,430 at 20%, 1,486.00. Interest: 1,000 within the savings allowance, 500 at 20%, 100.00.
		// Dividends of 1,200: 500 within theirs, 700 at 10.75%, 75.25. Class 4: 7,430 at 6%, 445.80.
		expect(one.totalIncomeTaxAndNicsDue).toBe('2107.05');
		expect(one.lines.filter(({ differs }: { differs: boolean }) => differs)).toEqual([]);
	});

	it('are deleted country by country, and what is left is sent again', async () => {
		const left = await done(person, 'DELETE', `/api/mtd/foreign-income/dividends/FRA?taxYear=${taxYear}`);
		expect(left).toHaveLength(2);
		const [state, , rows] = await item();
		expect([state, rows[1]]).toEqual(['differs', ['foreignDividends', '1000.00', '700.00']]);
		const one = await calculate(person);
		expect(one.blockers.map(({ code }: { code: string }) => code)).toEqual([
			'yearEnd',
			'notCounted.dividends',
		]);
	});
});

describe('charges on pension savings', () => {
	it('go to HMRC with what reduced the allowance', async () => {
		const person = await trader('60000', {
			pensionCharges: {
				...{ excessBy: 'savings', saved: '75000', moneyPurchaseAfterAccess: '12000' },
				...{ annualAllowanceTaxPaid: '500', schemeReference: '00123456RA', hadOtherCharge: true },
				...{ unauthorisedPayment: '2000', unauthorisedPaymentWithSurcharge: '1000' },
				unauthorisedPaymentForeignTax: '50',
			},
		});
		const before = await readYearEnd(person);
		expect(before.cannotSend).toEqual([]);
		expect((await sendAll(person)).problems).toEqual([]);
		// 75,000 above 60,000, which is more than 2,000 above 10,000 and 63,000 above 50,000 together: 15,000 each.
		expect(await bodies(person, 'PUT', 'charges/pensions')).toEqual([
			{
				pensionContributions: {
					...{ pensionSchemeTaxReference: ['00123456RA'], inExcessOfTheAnnualAllowance: 15_000 },
					...{ annualAllowanceTaxPaid: 500, isAnnualAllowanceReduced: true, moneyPurchasedAllowance: true },
				},
				pensionSchemeUnauthorisedPayments: {
					pensionSchemeTaxReference: ['00123456RA'],
					surcharge: { amount: 1000, foreignTaxPaid: 50 },
					noSurcharge: { amount: 2000, foreignTaxPaid: 0 },
				},
			},
		]);
		const after = await readYearEnd(person);
		expect([after.done, after.items.map(({ state }: { state: string }) => state)]).toEqual([true, ['same']]);
		const one = await calculate(person);
		expect(one.blockers).toEqual([]);
		// 60,000 − 12,570 is 47,430: 37,700 at 20%, 7,540, and 9,730 at 40%, 3,892. Class 4: 37,700 at 6%, 2,262, and 9,730
		// at 2%, 194.60. 15,000 at 40%, 6,000, less 500. Payments: 800 and 550, less 50. In all 20,688.60.
		expect(one.totalIncomeTaxAndNicsDue).toBe('20688.60');
		expect(one.lines.filter(({ differs }: { differs: boolean }) => differs)).toEqual([]);
	});

	it.each([
		['no reference', { excessBy: 'savings', saved: '75000' }, ['pensionScheme']],
		[
			'a figure without its reason',
			{ excessBy: 'figure', excessOfAnnualAllowance: '15000', schemeReference: '00123456RA' },
			['pensionAllowance'],
		],
		[
			'a transfer abroad',
			{ excessBy: 'none', hadOtherCharge: true, overseasTransfer: '9000' },
			['pensionCharges'],
		],
	])('wait for what HMRC asks of %s', async (_what, pensionCharges, expected) => {
		const person = await trader('60000', { pensionCharges });
		const { cannotSend, items } = await readYearEnd(person);
		expect(cannotSend.map(({ code }: { code: string }) => code)).toEqual(expected);
		expect(items).toEqual([]);
	});
});

describe('Marriage Allowance', () => {
	const spouse = (nationalInsuranceNumber: string) => ({
		...{ marriageAllowance: 'given', firstName: 'Bob' },
		...{ lastName: 'Ash' },
		...{ nationalInsuranceNumber },
		...{ dateOfBirth: '1990-01-31' },
		dateOfMarriage: '2015-06-06',
	});

	it('is claimed once, and moves from one to the other', async () => {
		const bob = await trader('30000', { marriageAllowance: { marriageAllowance: 'received' } });
		expect((await readYearEnd(bob)).cannotSend).toEqual([]);
		const early = await calculate(bob);
		expect(early.blockers).toMatchObject([
			{ code: 'marriage.received', message: expect.stringContaining('no claim from your spouse') },
		]);
		const ann = await trader('12000', { marriageAllowance: spouse(bob.nino) });
		const before = await readYearEnd(ann);
		expect(before.items).toMatchObject([
			{ key: 'marriageAllowance', state: 'toSend', rows: [{ unit: 'yes', ours: 'yes', held: null }] },
		]);
		expect((await calculate(ann)).blockers.map(({ code }: { code: string }) => code)).toEqual([
			'yearEnd',
			'marriage.given',
		]);
		expect((await sendAll(ann)).done).toBe(true);
		expect(await bodies(ann, 'POST', 'marriage-allowance')).toEqual([
			{
				...{ spouseOrCivilPartnerNino: bob.nino, spouseOrCivilPartnerSurname: 'Ash' },
				...{ spouseOrCivilPartnerFirstName: 'Bob', spouseOrCivilPartnerDateOfBirth: '1990-01-31' },
			},
		]);
		await sendAll(ann);
		expect(await world.ledger(ann.nino, 'POST', 'marriage-allowance')).toHaveLength(1);
		const hers = await calculate(ann);
		// 12,000 − 11,310 is 690 at 20%.
		expect([hers.blockers, hers.totalIncomeTaxAndNicsDue]).toEqual([[], '138.00']);
		const his = await calculate(bob);
		// 17,430 at 20%, 3,486.00, less 252.00; Class 4 at 6%, 1,045.80.
		expect([his.blockers, his.totalIncomeTaxAndNicsDue]).toEqual([[], '4279.80']);
		for (const { lines } of [hers, his])
			expect(lines.filter(({ differs }: { differs: boolean }) => differs)).toEqual([]);
	});

	it('counts as claimed if HMRC has an earlier claim', async () => {
		const person = await trader('12000', { marriageAllowance: spouse('PE938808A') });
		expect((await sendAll(person)).done).toBe(true);
		await database.database.execute("delete from audit_events where detail->>'item' = 'marriageAllowance'");
		expect((await readYearEnd(person)).done).toBe(false);
		expect((await sendAll(person)).problems).toEqual([]);
		expect((await readYearEnd(person)).done).toBe(true);
		const asked = await world.ledger(person.nino, 'POST', 'marriage-allowance');
		expect(asked.map(({ status }) => status)).toEqual([201, 400]);
	});

	it('waits for the spouse’s complete number', async () => {
		const person = await trader('12000', { marriageAllowance: spouse('PE938808') });
		expect((await readYearEnd(person)).cannotSend.map(({ code }: { code: string }) => code)).toEqual([
			'marriageAllowance',
		]);
	});
});
