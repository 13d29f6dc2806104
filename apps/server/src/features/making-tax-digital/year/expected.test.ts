/** When HMRC received what it expects for a year: the UK dates of the updates and the declaration. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPerson, type MtdWorld, startMtdWorld } from '../../../../tests/mtd-world.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { expectedOf } from './expected.ts';

const taxYear = '2026-27';

describeOnDatabases('what HMRC expects of a year', (open) => {
	let world: MtdWorld;

	beforeAll(async () => {
		world = await startMtdWorld(open());
	});
	afterAll(() => world.close());

	it('was met on the day it was sent, and on the day it was declared', async () => {
		await world.at('2026-04-10');
		const { browser, userId, business } = await connectPerson(world);
		const businessId = await business('self-employment');
		const met = async () =>
			(await expectedOf(world.server.services, userId, taxYear)).map(({ fulfilledOn }) => fulfilledOn);
		expect(await met()).toEqual([]);
		// Half past midnight of the seventh in the UK.
		await world.at('2027-04-06', '23:30');
		const sent = await browser.post('/api/mtd/quarterly', {
			...{ taxYear, quarter: 'Q4', businessId, businessType: 'self-employment' },
			...{ income: { turnover: '20000' }, expenses: {} },
		});
		expect(sent.body.success).toBe(true);
		const quarters = ['2027-04-07', '2027-04-07', '2027-04-07', '2027-04-07'];
		expect(await met()).toEqual([...quarters, null]);
		await world.at('2027-06-01');
		const asked = { taxYear, calculationType: 'intent-to-finalise' };
		const { id: calculationId } = (await browser.post('/api/mtd/calculations/trigger', asked)).body;
		await browser.get(`/api/mtd/calculations/${calculationId}?taxYear=${taxYear}`);
		const body = { taxYear, calculationId, declarationAccepted: true };
		expect((await browser.post('/api/mtd/crystallise', body)).status).toBe(202);
		expect(await met()).toEqual([...quarters, null]);
		await world.server.services.jobs.worker.runDue();
		expect(await met()).toEqual([...quarters, '2027-06-01']);
	});
});
