/** A final declaration over real HTTP: its answer is lost, something blocks it, or the year was filed the other way. */
import { pence } from '@halfpenny/facts';
import { ukDividends } from '@halfpenny/hmrc';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPerson, type MtdPerson, type MtdWorld, startMtdWorld } from '../../../../tests/mtd-world.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { openHmrcSession } from '../../hmrc-connection/session.ts';

const taxYear = '2026-27';

async function readPdf(bytes: Uint8Array): Promise<{ readonly text: string; readonly pages: number }> {
	const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
	const pages = document.numPages;
	const { items } = await (await document.getPage(1)).getTextContent();
	await document.destroy();
	return {
		pages,
		text: items
			.map((item) => ('str' in item ? item.str : ''))
			.join(' ')
			.replace(/\s+/g, ' '),
	};
}

describeOnDatabases('a final declaration', (open) => {
	let world: MtdWorld;

	beforeAll(async () => {
		world = await startMtdWorld(open());
	});
	afterAll(() => world.close());

	/** A trader whose whole year was sent in one update, that of the last quarter. */
	async function trader(): Promise<MtdPerson> {
		await world.faults();
		await world.at('2026-04-10');
		const person = await connectPerson(world);
		const businessId = await person.business('self-employment');
		await world.at('2027-04-06');
		const sent = await person.browser.post('/api/mtd/quarterly', {
			...{ taxYear, quarter: 'Q4', businessId, businessType: 'self-employment' },
			...{ income: { turnover: '20000' }, expenses: {} },
		});
		expect(sent.body.success).toBe(true);
		return person;
	}
	async function calculated({ browser }: MtdPerson) {
		const body = { taxYear, calculationType: 'intent-to-finalise' };
		const { id } = (await browser.post('/api/mtd/calculations/trigger', body)).body;
		return (await browser.get(`/api/mtd/calculations/${id}?taxYear=${taxYear}`)).body;
	}
	const declare = ({ browser }: MtdPerson, calculationId: string) =>
		browser.post('/api/mtd/crystallise', { taxYear, calculationId, declarationAccepted: true });
	const declarations = async ({ browser }: MtdPerson) =>
		(await browser.get(`/api/mtd/declarations?taxYear=${taxYear}`)).body;
	const posts = async ({ nino }: MtdPerson) =>
		(await world.ledger(nino, 'POST', 'final-declaration')).map(({ status }) => status);
	const work = () => world.server.services.jobs.worker.runDue();

	it('that HMRC accepted without telling us is found there, and never sent again', async () => {
		const person = await trader();
		const { id, totalIncomeTaxAndNicsDue } = await calculated(person);
		// 20,000 less 12,570: 7,430 at 20%, and at 6%.
		expect(totalIncomeTaxAndNicsDue).toBe('1931.80');
		await world.faults({ kind: 'reset', when: 'after', operations: ['mtd'], next: 1 });
		expect((await declare(person, id)).status).toBe(202);
		await work();
		expect(await declarations(person)).toMatchObject([{ calculationId: id, status: 'processing' }]);
		expect((await declare(person, id)).body.submissionId).toBe((await declarations(person))[0].submissionId);
		for (let look = 0; look < 3; look += 1) {
			world.later(3600);
			await work();
		}
		expect(await declarations(person)).toMatchObject([{ status: 'accepted' }]);
		expect(await posts(person)).toEqual([204]);
	});

	it.each([
		['without answers of its own', undefined],
		['with answers that lack what the updates had', { name: 'Ash Joinery', turnover: '40000' }],
	])('of a year %s owes what HMRC worked out', async (_what, answers) => {
		const person = await trader();
		if (answers) {
			const { id } = (await person.browser.post('/api/tax-returns', { taxYear })).body;
			const at = `/api/tax-returns/${id}/entries`;
			const entry = (await person.browser.post(at, { section: 'selfEmployment', answers })).body;
			const [business] = (await person.browser.get('/api/mtd/businesses')).body;
			const link = { taxYear, entryId: entry.id };
			const linked = await person.browser.put(`/api/mtd/businesses/${business.businessId}/link`, link);
			expect(linked.status).toBe(200);
		}
		const { id, totalIncomeTaxAndNicsDue: due } = await calculated(person);
		expect((await declare(person, id)).status).toBe(202);
		await work();
		const [made] = (await person.browser.get(`/api/users/${person.userId}/tax-returns`)).body;
		const { logs } = (await person.browser.get(`/api/sa100/logs/${made.id}`)).body;
		const { body: sent } = await person.browser.get(`/api/submissions/${logs[0].id}`);
		expect([sent.taxOwed, sent.channel, sent.irmark]).toEqual([due, 'mtd', null]);
		// 20,000 less 12,570: 7,430 at 20%, and at 6%.
		expect(sent.hmrcLines).toEqual([
			{ label: 'Total income', amount: '20000.00' },
			{ label: 'Allowances and deductions', amount: '12570.00' },
			{ label: 'Taxable income', amount: '7430.00' },
			{ label: 'Income tax charged', amount: '1486.00' },
			{ label: 'National Insurance', amount: '445.80' },
			{ label: 'Income tax and National Insurance due', amount: '1931.80' },
		]);
		const { text, pages } = await readPdf(
			(await person.browser.get(`/api/tax-returns/${made.id}/summary.pdf`)).bytes,
		);
		expect(pages).toBe(1);
		expect(text).toContain('Declared – TEST');
		expect(text).toContain('You owe £1,931 .80');
		expect(text).toMatch(/HMRC’s calculation Total income £20,000\.00 .* Income tax charged £1,486\.00/);
		expect(text).not.toMatch(/this return|Tax return|£5,486/);
		const { body: step } = await person.browser.get(`/api/tax-returns/${made.id}/next-step`);
		expect(step.state).toBe('toPay');
	});

	it.each([
		['reset before HMRC saw it', { kind: 'reset', when: 'before' }, [], 'processing'],
		['answered by a page of a gateway', { kind: 'html', status: 502 }, [], 'processing'],
		['answered by a page that says 200', { kind: 'html', when: 'before', status: 200 }, [], 'processing'],
		['answered by half of an answer', { kind: 'truncated' }, [204], 'accepted'],
		['taken with an answer of 503', { kind: 'status', when: 'after', status: 503 }, [204], 'accepted'],
	] as const)('that was %s goes out once', async (_what, fault, took, status) => {
		const person = await trader();
		const { id } = await calculated(person);
		await world.faults({ ...fault, operations: ['mtd'], next: 1 });
		await declare(person, id);
		for (let look = 0; look < 4; look += 1) {
			await work();
			world.later(3600);
		}
		expect([await posts(person), (await declarations(person))[0].status]).toEqual([took, status]);
		expect(world.server.jobFailures).toEqual([]);
	});

	it('that never arrived and was declared again is accepted once', async () => {
		const person = await trader();
		const { id } = await calculated(person);
		const wait = async () => {
			for (let look = 0; look < 4; look += 1) {
				await work();
				world.later(3600);
			}
		};
		await world.faults({ kind: 'reset', when: 'before', operations: ['mtd'], next: 1 });
		const { submissionId } = (await declare(person, id)).body;
		await wait();
		const word = { looked: true, found: false };
		const released = await person.browser.post(`/api/submissions/${submissionId}/release`, word);
		expect([released.status, released.text]).toEqual([200, expect.any(String)]);
		expect((await declarations(person))[0]).toMatchObject({
			...{ submissionId, status: 'failed' },
			why: 'You looked, and told us that HMRC doesn’t have it. You can declare the year again.',
		});
		expect((await declare(person, id)).body.submissionId).not.toBe(submissionId);
		await wait();
		expect((await declarations(person)).map(({ status }: { status: string }) => status)).toEqual([
			...['accepted', 'failed'],
		]);
		expect(await posts(person)).toEqual([204]);
	});

	it('of figures that are out of date is refused here, before HMRC would refuse it', async () => {
		const person = await trader();
		const { id } = await calculated(person);
		const [business] = (await person.browser.get('/api/mtd/businesses')).body;
		await person.browser.post('/api/mtd/quarterly', {
			...{ taxYear, quarter: 'Q4', businessId: business.businessId, businessType: 'self-employment' },
			...{ income: { turnover: '21000' }, expenses: {} },
		});
		expect((await declare(person, id)).body.code).toBe('MTD_CALCULATION_OUT_OF_DATE');
		expect(await posts(person)).toEqual([]);
	});

	it('waits for an update that is under way, which the calculation does not include', async () => {
		const person = await trader();
		const { id } = await calculated(person);
		const [business] = (await person.browser.get('/api/mtd/businesses')).body;
		await world.faults({ kind: 'status', status: 503, operations: ['mtd'], next: 1 });
		const queued = await person.browser.post('/api/mtd/quarterly', {
			...{ taxYear, quarter: 'Q4', businessId: business.businessId, businessType: 'self-employment' },
			...{ income: { turnover: '22000' }, expenses: {} },
		});
		expect(queued.body).toMatchObject({ success: false, submission: { status: 'queued' } });
		expect((await declare(person, id)).body.code).toBe('MTD_UPDATE_UNDER_WAY');
		world.later(120);
		await work();
		expect((await declare(person, id)).body.code).toBe('MTD_CALCULATION_OUT_OF_DATE');
		expect(await posts(person)).toEqual([]);
	});

	it('of a year that has just changed at HMRC is refused there, and the person reads what to do', async () => {
		const person = await trader();
		const { nino, userId } = person;
		const { id } = await calculated(person);
		const access = await openHmrcSession(world.server.services, { userId, caller: {}, testMode: undefined });
		if (!access.ok) throw new Error(access.problem.code);
		const sent = await ukDividends.put(access.value.mtd, { nino, taxYear }, { ukDividends: pence(1_00) });
		expect(sent.kind).toBe('answered');
		expect((await declare(person, id)).status).toBe(202);
		await work();
		expect(await declarations(person)).toMatchObject([
			{
				status: 'rejected',
				why: 'HMRC did not accept it. Something was sent after the calculation. Trigger a new calculation.',
			},
		]);
		expect(await posts(person)).toEqual([400]);
		expect((await calculated(person)).blockers.map(({ code }: { code: string }) => code)).toEqual([
			'yearEnd',
		]);
	});

	it('is blocked by income we know about and HMRC did not count', async () => {
		const person = await trader();
		const { body: taxReturn } = await person.browser.post('/api/tax-returns', { taxYear });
		await person.browser.post(`/api/tax-returns/${taxReturn.id}/entries`, {
			section: 'bankInterest',
			answers: { account: 'Bees', taxedAlready: false, amount: '900' },
		});
		const { id, blockers } = await calculated(person);
		expect(blockers.map(({ code }: { code: string }) => code)).toEqual(['yearEnd', 'notCounted.savings']);
		expect((await declare(person, id)).body.code).toBe('MTD_DECLARATION_BLOCKED');
		expect(await posts(person)).toEqual([]);
	});

	it('needs a calculation made for it, and a year that has ended', async () => {
		const person = await trader();
		const { browser } = person;
		const { id } = (await browser.post('/api/mtd/calculations/trigger', { taxYear })).body;
		expect((await browser.get(`/api/mtd/calculations/${id}?taxYear=${taxYear}`)).body.declaration).toBeNull();
		expect((await declare(person, id)).body.code).toBe('MTD_CALCULATION_NOT_FINAL');
		expect((await declare(person, 'f2fb30e5-4ab6-4a29-b3c1-c7264259ff1c')).body.code).toBe(
			'MTD_CALCULATION_UNKNOWN',
		);
		await world.at('2027-04-05');
		const early = { taxYear, calculationType: 'intent-to-finalise' };
		expect((await browser.post('/api/mtd/calculations/trigger', early)).body.code).toBe('MTD_YEAR_NOT_ENDED');
	});
});
