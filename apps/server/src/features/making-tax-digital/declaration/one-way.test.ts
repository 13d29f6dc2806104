/** A year is filed one way: by its return or by a final declaration, even while nobody knows whether HMRC has it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JOB } from '../../../../tests/filer.ts';
import { connectPerson, type MtdPerson, type MtdWorld, startMtdWorld } from '../../../../tests/mtd-world.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { newUtr } from '../../../testing/new-utr.ts';
import { sayNoToTheRest } from '../../../testing/say-no.ts';

const taxYear = '2025-26';

describeOnDatabases('a year', (open) => {
	let world: MtdWorld;

	beforeAll(async () => {
		world = await startMtdWorld(open());
	});
	afterAll(() => world.close());

	/** Sends a year's update and reads HMRC's final calculation; the person has a return for the year as well. */
	async function trader() {
		await world.faults();
		await world.at('2026-04-10');
		const person = await connectPerson(world);
		const { browser, userId } = person;
		await browser.patch(`/api/users/${userId}`, {
			...{ dateOfBirth: '1980-01-01', addressLine1: '1 Ink Street', city: 'Leeds', postcode: 'LS1 4DL' },
			uniqueTaxReference: newUtr(),
		});
		const businessId = await person.business('self-employment');
		const sent = await browser.post('/api/mtd/quarterly', {
			...{ taxYear, quarter: 'Q4', businessId, businessType: 'self-employment' },
			...{ income: { turnover: '20000' }, expenses: {} },
		});
		expect(sent.body.success).toBe(true);
		const { body: taxReturn } = await browser.post('/api/tax-returns', { taxYear });
		const asked = { taxYear, calculationType: 'intent-to-finalise' };
		const { id } = (await browser.post('/api/mtd/calculations/trigger', asked)).body;
		expect((await browser.get(`/api/mtd/calculations/${id}?taxYear=${taxYear}`)).body.blockers).toEqual([]);
		return { ...person, taxReturnId: String(taxReturn.id), calculationId: String(id) };
	}
	type Trader = Awaited<ReturnType<typeof trader>>;

	const declare = ({ browser, calculationId }: Trader) =>
		browser.post('/api/mtd/crystallise', { taxYear, calculationId, declarationAccepted: true });
	const submit = async ({ browser, taxReturnId }: Trader) => {
		const { body } = await browser.get(`/api/tax-returns/${taxReturnId}/check-answers`);
		const declaration = { accepted: true, snapshotHash: body.snapshotHash };
		return browser.post(`/api/sa100/submit/${taxReturnId}`, { declaration });
	};
	/** Answers the return for someone with one job, so that it can be filed. */
	const answerReturn = async ({ browser, taxReturnId }: Trader) => {
		const entries = `/api/tax-returns/${taxReturnId}/entries`;
		expect((await browser.post(entries, { section: 'employment', answers: JOB })).status).toBe(201);
		await sayNoToTheRest(browser, taxReturnId);
	};
	const work = async (turns: number) => {
		for (let turn = 0; turn < turns; turn += 1) {
			await world.server.services.jobs.worker.runDue();
			world.later(60);
		}
	};
	const statusOf = async ({ browser, taxReturnId }: Trader) =>
		(await browser.get(`/api/tax-returns/${taxReturnId}`)).body.submissionStatus;
	const declared = async ({ nino }: MtdPerson) => world.ledger(nino, 'POST', 'final-declaration');

	it.each([
		['HMRC has', [], 20, ['accepted', 'deleted']],
		['nobody knows the fate of', [{ kind: 'reset', when: 'before', operations: ['submit'] }], 3, ['unknown']],
	] as const)('whose return %s cannot be declared final', async (_what, faults, turns, states) => {
		const person = await trader();
		await answerReturn(person);
		await world.faults(...faults);
		expect((await submit(person)).status).toBe(202);
		expect((await declare(person)).body.code).toBe('MTD_FILED_ANOTHER_WAY');
		await work(turns);
		expect(states).toContain(await statusOf(person));
		expect((await declare(person)).body.code).toBe('MTD_FILED_ANOTHER_WAY');
		const asked = { taxYear, calculationType: 'intent-to-finalise' };
		const again = await person.browser.post('/api/mtd/calculations/trigger', asked);
		expect(again.body.code).toBe('MTD_FILED_ANOTHER_WAY');
		expect(await declared(person)).toEqual([]);
	});

	it.each([
		['HMRC has', [], 'accepted'],
		[
			'nobody knows the fate of',
			[{ kind: 'reset', when: 'before', operations: ['mtd'], next: 1 }],
			'unknown',
		],
	] as const)('whose final declaration %s cannot be filed as a return', async (_what, faults, state) => {
		const person = await trader();
		await world.faults(...faults);
		expect((await declare(person)).status).toBe(202);
		expect((await submit(person)).body.code).toBe('ALREADY_SUBMITTED');
		await work(3);
		expect(await statusOf(person)).toBe(state);
		expect((await submit(person)).body.code).toBe('ALREADY_SUBMITTED');
		const { uniqueTaxReference } = (await person.browser.get('/api/user')).body;
		const filed = await world.hmrc.inject(`/hmrc-local/ledger/returns?utr=${uniqueTaxReference}`);
		expect(filed.json()).toEqual([]);
	});
});
