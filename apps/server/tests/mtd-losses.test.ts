/** Losses at the end of a year, through our calls against the stand-in; each figure was worked by hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/testing/databases.ts';
import { connectPerson, type MtdPerson, type MtdWorld, startMtdWorld } from './mtd-world.ts';

let database: OpenDatabase;
let world: MtdWorld;
let person: MtdPerson;

beforeAll(async () => {
	database = await openEmbedded();
	world = await startMtdWorld(database.database);
});
afterAll(async () => {
	await world.close();
	await database.close();
});

const get = async (path: string) => (await person.browser.get(path)).body;
const post = async (path: string, body: object) => {
	const answer = await person.browser.post(path, body);
	expect([path, answer.status < 300 ? 'done' : answer.text]).toEqual([path, 'done']);
	return answer.body;
};

/** A business with its whole year sent as the fourth quarter, and the return's answers linked to it. */
async function business(
	taxYear: string,
	returnId: string,
	{ type, name, income, expenses, answers }: Sent,
): Promise<string> {
	// Businesses are listed in order of creation.
	world.later(1);
	const businessId = await person.business(type, name);
	await post('/api/mtd/quarterly', {
		...{ taxYear, quarter: 'Q4', businessId, businessType: type, income, expenses },
	});
	const section = type === 'self-employment' ? 'selfEmployment' : 'ukProperty';
	const { id: entryId } = await post(`/api/tax-returns/${returnId}/entries`, { section, answers });
	await person.browser.put(`/api/mtd/businesses/${businessId}/link`, { taxYear, entryId });
	return businessId;
}

interface Sent {
	readonly type: 'self-employment' | 'uk-property';
	readonly name: string;
	readonly income: object;
	readonly expenses: object;
	readonly answers: object;
}

const joinery: Sent = {
	...{ type: 'self-employment', name: 'Ash Joinery' },
	...{ income: { turnover: '44000' }, expenses: { costOfGoods: '4000' } },
	answers: {
		...{ name: 'Ash Joinery', description: 'Joinery', turnover: '44000', costOfGoods: '4000' },
		...{ oneFigure: false, hadLosses: true, lossBroughtForward: '5000.50' },
	},
};
const letting: Sent = {
	...{ type: 'uk-property', name: 'Elm Cottage' },
	...{ income: { rentIncome: '12000' }, expenses: {} },
	answers: { lettingKind: 'property', rents: '12000', hadLosses: true, lossBroughtForward: '2000' },
};
const pottery: Sent = {
	...{ type: 'self-employment', name: 'Ash Pottery' },
	...{ income: { turnover: '1000' }, expenses: { costOfGoods: '4000' } },
	answers: {
		...{ name: 'Ash Pottery', description: 'Pottery', turnover: '1000', costOfGoods: '4000' },
		...{ tradingAllowance: false, oneFigure: false, hadLosses: true, lossAgainstOtherIncome: '3000' },
	},
};

interface Item {
	readonly key: string;
	readonly title: string;
	readonly state: string;
	readonly rows: readonly object[];
}

const lossesIn = ({ items }: { readonly items: readonly Item[] }) =>
	items.filter(({ key }) => key.startsWith('losses:'));

/** Sends everything open and returns HMRC's calculation beside ours. */
async function finish(taxYear: string) {
	const { shownHash } = await get(`/api/mtd/year-end?taxYear=${taxYear}`);
	const sent = await post('/api/mtd/year-end', { taxYear, shownHash });
	expect([sent.problems, sent.done]).toEqual([[], true]);
	const { id } = await post('/api/mtd/calculations/trigger', {
		...{ taxYear, calculationType: 'intent-to-finalise' },
	});
	return get(`/api/mtd/calculations/${id}?taxYear=${taxYear}`);
}

describe.each([
	{ taxYear: '2025-26', day: '2026-04-10', path: 'brought-forward-losses', method: 'POST' },
	{ taxYear: '2026-27', day: '2027-04-10', path: 'loss-claims', method: 'PUT' },
])('losses brought forward to $taxYear', ({ taxYear, day, path, method }) => {
	let returnId: string;
	let trade: string;
	let rented: string;

	beforeAll(async () => {
		await world.at(day);
		person = await connectPerson(world);
		returnId = (await post('/api/tax-returns', { taxYear })).id;
		trade = await business(taxYear, returnId, joinery);
		rented = await business(taxYear, returnId, letting);
	});

	it('are shown beside what HMRC holds', async () => {
		const before = await get(`/api/mtd/year-end?taxYear=${taxYear}`);
		expect(before.cannotSend).toEqual([]);
		expect(lossesIn(before)).toMatchObject([
			{
				...{ key: `losses:${trade}`, title: 'Losses of Ash Joinery', state: 'toSend' },
				rows: [
					{ label: 'Losses brought forward from earlier years', ours: '5000.50', held: null, differs: true },
				],
			},
			{ key: `losses:${rented}`, title: 'Losses of Elm Cottage', state: 'toSend' },
		]);
	});

	it('are sent, and HMRC counts them as we do', async () => {
		// Trade 40,000 less 5,001 (a loss is rounded up) is 34,999; letting 12,000 less 2,000, 10,000: 44,999. Less 12,570 is
		// 32,429 at 20%, 6,485.80. Class 4: 34,999 less 12,570 is 22,429 at 6%, 1,345.74.
		const { income, blockers, lines, totalIncomeTaxAndNicsDue } = await finish(taxYear);
		expect(blockers).toEqual([]);
		expect(income).toMatchObject([
			{ source: 'selfEmployment', hmrc: '34999.00', ours: '34999.00' },
			{ source: 'ukProperty', hmrc: '10000.00', ours: '10000.00' },
		]);
		expect(totalIncomeTaxAndNicsDue).toBe('7831.54');
		expect(lines.filter(({ differs }: never) => differs)).toEqual([]);
		const sent = await world.ledger(person.nino, method, path);
		expect(sent.map(({ body }) => body)).toEqual(
			taxYear === '2025-26'
				? [
						{
							...{ taxYearBroughtForwardFrom: '2024-25', typeOfLoss: 'self-employment' },
							...{ businessId: trade, lossAmount: 5000.5 },
						},
						{
							...{ taxYearBroughtForwardFrom: '2024-25', typeOfLoss: 'uk-property' },
							...{ businessId: rented, lossAmount: 2000 },
						},
					]
				: [{ losses: { broughtForwardLosses: 5000.5 } }, { losses: { broughtForwardLosses: 2000 } }],
		);
	});

	it('are changed if the answers change, and removed if they are named', async () => {
		const entries = await get(`/api/tax-returns/${returnId}/entries`);
		const entryOf = (section: string) => entries.find((one: { section: string }) => one.section === section);
		const answer = async (section: string, more: object) => {
			const { id, version, answers } = entryOf(section);
			const changed = await person.browser.patch(`/api/entries/${id}`, {
				...{ version, answers: { ...answers, ...more } },
			});
			expect([changed.status, changed.text]).toEqual([200, expect.any(String)]);
		};
		await answer('selfEmployment', { lossBroughtForward: '4000' });
		await answer('ukProperty', { hadLosses: false, lossBroughtForward: null });
		const before = await get(`/api/mtd/year-end?taxYear=${taxYear}`);
		expect(lossesIn(before).map(({ state }) => state)).toEqual(['differs', 'heldOnly']);
		const keys = lossesIn(before).map(({ key }) => key);
		const after = await post('/api/mtd/year-end', { taxYear, shownHash: before.shownHash, keys });
		expect([after.problems, after.done]).toEqual([[], true]);
		expect(lossesIn(after)).toMatchObject([{ key: `losses:${trade}`, rows: [{ held: '4000.00' }] }]);
	});
});

describe('a loss of the year against other income', () => {
	it('is sent for 2026-27, and HMRC takes it off as we do', async () => {
		await world.at('2027-04-10');
		person = await connectPerson(world);
		const { id: returnId } = await post('/api/tax-returns', { taxYear: '2026-27' });
		await business('2026-27', returnId, joinery);
		await business('2026-27', returnId, pottery);
		// 40,000 less 5,001 is 34,999, less 3,000 of the pottery's loss and 12,570: 19,429 at 20%, 3,885.80. Class 4: 34,999
		// less 3,000 and 12,570 is 19,429 at 6%, 1,165.74.
		const { blockers, totalIncomeTaxAndNicsDue, lines } = await finish('2026-27');
		expect(blockers).toEqual([]);
		expect(totalIncomeTaxAndNicsDue).toBe('5051.54');
		expect(lines.filter(({ differs }: never) => differs).map(({ line }: never) => line)).toEqual([
			'allowances',
		]);
		const sent = await world.ledger(person.nino, 'PUT', 'loss-claims');
		expect(sent.map(({ body }) => body)).toEqual([
			{ losses: { broughtForwardLosses: 5000.5 } },
			{ claims: { carrySideways: { currentYearGeneralIncome: 3000 } } },
		]);
	});

	it('blocks declaring 2025-26 from here, since HMRC accepts no part of it', async () => {
		await world.at('2026-04-10');
		person = await connectPerson(world);
		const { id: returnId } = await post('/api/tax-returns', { taxYear: '2025-26' });
		await business('2025-26', returnId, pottery);
		const { cannotSend } = await get('/api/mtd/year-end?taxYear=2025-26');
		expect(cannotSend).toMatchObject([
			{ code: 'lossesSideways', message: expect.stringContaining('set against other income') },
		]);
	});
});
