/** What a document's owner says it is: it is read again as that, and only that reading counts. */
import { pence } from '@halfpenny/facts';
import { buildReader, makeP60, makePage } from '@halfpenny/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { taxReturns } from '../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { upload } from '../../testing/upload.ts';
import { readStoredDocument } from './reading.ts';

const LINES = ['Rowan Supplies Ltd', 'Invoice number: 4471', 'Invoice date: 03/06/2024', 'Total due: £12.00'];

let invoice: Uint8Array;
beforeAll(async () => {
	buildReader();
	invoice = await makePage(LINES);
});

describeOnDatabases('the type its owner gives a document', (open) => {
	let server: TestServer;
	let user: TestUser;
	let taxReturnId: string;

	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());
	beforeEach(async () => {
		user = await signUpUser(server);
		taxReturnId = (await user.browser.post('/api/tax-returns', { taxYear: '2024-25' })).body.id;
	});

	const send = async (bytes = invoice) =>
		(await upload(user.browser, { bytes, filename: 'a.pdf', fields: { taxReturnId } })).body.id as string;
	const readAll = () => server.services.jobs.worker.runDue();
	const setType = (id: string, documentType: string) =>
		user.browser.put(`/api/documents/${id}/type`, { documentType });
	const read = async (id: string) => (await user.browser.get(`/api/documents/${id}`)).body;
	const statuses = async () =>
		(await user.browser.get(`/api/tax-returns/${taxReturnId}/proposals`)).body.map(
			({ status }: { status: string }) => status,
		);

	it('has it read again as that, and withdraws what it suggested before', async () => {
		const id = await send();
		await readAll();
		expect(await read(id)).toMatchObject({ documentType: 'invoice', status: 'read' });
		const set = await setType(id, 'receipt');
		expect([set.status, set.body]).toMatchObject([200, { documentType: 'receipt', status: 'waiting' }]);
		expect(await statuses()).toEqual(['superseded']);
		await readAll();
		expect(await read(id)).toMatchObject({ documentType: 'receipt', status: 'read' });
		expect((await statuses()).toSorted()).toEqual(['open', 'superseded']);
	});

	it('changes nothing the second time', async () => {
		const id = await send();
		await readAll();
		await setType(id, 'receipt');
		await readAll();
		expect((await setType(id, 'receipt')).body).toMatchObject({ status: 'read' });
		expect(await statuses()).toHaveLength(2);
	});

	it('leaves only its pages if it is nothing that we read', async () => {
		const id = await send();
		await readAll();
		await setType(id, 'other');
		await readAll();
		expect(await read(id)).toMatchObject({ documentType: 'other', status: 'read', pages: [{ width: 595 }] });
		expect(await statuses()).toEqual(['superseded']);
	});

	it('wins over a reading that began before it and ends while the next one reads', async () => {
		const id = await send();
		const { services } = server;
		const fetch = services.storage.get.bind(services.storage);
		let [first, second]: (Promise<unknown> | undefined)[] = [];
		const get = async (key: string) => {
			if (second) await first;
			else {
				await setType(id, 'payslip');
				second = new Promise((resolve) => setImmediate(resolve)).then(() => readStoredDocument(slow, id, 0));
			}
			return fetch(key);
		};
		const slow = { ...services, storage: { ...services.storage, get } };
		first = readStoredDocument(slow, id, 0);
		await first;
		await second;
		expect(await read(id)).toMatchObject({ documentType: 'payslip', status: 'read' });
		const proposals = (await user.browser.get(`/api/tax-returns/${taxReturnId}/proposals`)).body;
		expect(proposals).toMatchObject([{ costs: [] }]);
	});

	it('cannot be set once its figures are on the return, on a return HMRC has, or by anyone else', async () => {
		const id = await send(await makeP60({ payInThisEmployment: pence(3_250_000) }));
		await readAll();
		const other = await signUpUser(server);
		const foreign = await other.browser.put(`/api/documents/${id}/type`, { documentType: 'payslip' });
		expect(foreign.status).toBe(403);
		const mark = (status: 'submitted' | 'draft') =>
			open().update(taxReturns).set({ status }).where(eq(taxReturns.id, taxReturnId));
		await mark('submitted');
		expect((await setType(id, 'payslip')).body.code).toBe('RETURN_LOCKED');
		await mark('draft');
		const { proposalId } = await read(id);
		expect((await user.browser.post(`/api/proposals/${proposalId}/approve`, {})).status).toBe(200);
		expect((await setType(id, 'payslip')).body.code).toBe('DOCUMENT_ON_RETURN');
		expect(await read(id)).toMatchObject({ documentType: 'p60', status: 'read' });
	});

	it('is one that a document can have', async () => {
		const id = await send();
		expect((await setType(id, 'passport')).status).toBe(400);
	});
});
