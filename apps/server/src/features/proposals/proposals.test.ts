/** Proposals through the API: from a real P60 to an entry with its provenance, on both databases. */
import { pence } from '@halfpenny/facts';
import { buildReader, makeP60, type P60Options } from '@halfpenny/testing';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEvents } from '../../database/schema/platform.ts';
import { proposals } from '../../database/schema/proposals.ts';
import { taxReturns } from '../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { upload } from '../../testing/upload.ts';

beforeAll(buildReader);

describeOnDatabases('proposals', (open) => {
	let server: TestServer;
	let user: TestUser;
	let taxReturnId: string;

	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());
	beforeEach(async () => {
		user = await signUpUser(server);
		await user.browser.patch(`/api/users/${user.userId}`, { nationalInsurance: 'QQ 12 34 56 C' });
		const { body } = await user.browser.post('/api/tax-returns', { taxYear: '2024-25' });
		taxReturnId = body.id;
	});

	/** Uploads a P60, has it read, and returns its proposal. */
	async function proposed(options: P60Options = {}) {
		const fields = { taxReturnId };
		const { body } = await upload(user.browser, { bytes: await makeP60(options), fields });
		await server.services.jobs.worker.runDue();
		const { proposalId } = (await user.browser.get(`/api/documents/${body.id}`)).body;
		return (await user.browser.get(`/api/proposals/${proposalId}`)).body;
	}
	const approve = (id: string, changes?: readonly Change[]) =>
		user.browser.post(`/api/proposals/${id}/approve`, { changes });
	/** Approves it with different answers; null leaves one out. */
	const correct = (proposal: { id: string; changes: Change[] }, answers: Record<string, unknown>) => {
		const [{ section, entry } = { section: '', entry: {} }] = proposal.changes;
		const kept = proposal.changes.filter(({ field }) => !(field in answers));
		const typed = Object.entries(answers).filter(([, value]) => value !== null);
		const set = typed.map(([field, value]) => ({ section, entry, operation: 'set', field, value }));
		return approve(proposal.id, [...kept, ...set]);
	};
	const decline = (id: string) => user.browser.post(`/api/proposals/${id}/decline`);
	const entries = async () => (await user.browser.get(`/api/tax-returns/${taxReturnId}/entries`)).body;
	const codes = (proposal: { notices: { code: string }[] }) => proposal.notices.map(({ code }) => code);

	it('hold what a P60 says about the job, each value with its place on the page', async () => {
		const proposal = await proposed({ taxInThisEmployment: pence(-12_345) });
		expect(proposal).toMatchObject({
			origin: { kind: 'document', reference: expect.any(String) },
			target: { kind: 'return', id: taxReturnId },
			status: 'open',
			notices: [],
			entryIds: [],
			expiresAt: null,
		});
		const values = Object.fromEntries(proposal.changes.map(({ field, value }: Change) => [field, value]));
		expect(values).toEqual({
			employer: 'Larkspur & Finch Bakeries Ltd',
			payeReference: '123/AB456',
			pay: '32500.00',
			taxDeducted: '-123.45',
		});
		for (const { section, operation, evidence } of proposal.changes) {
			expect([section, operation]).toEqual(['employment', 'set']);
			const { page, box, confidence } = evidence;
			const [left, top, width, height] = box;
			expect([page, left > 0, top > 0, left + width < 1, top + height < 1]).toEqual([
				1,
				true,
				true,
				true,
				true,
			]);
			expect(confidence).toBeGreaterThanOrEqual(0.9);
		}
	});

	it('become an entry when approved: source, place, who and when', async () => {
		const proposal = await proposed();
		const pay = proposal.changes.find(({ field }: Change) => field === 'pay');
		const answer = await correct(proposal, { employer: ' Larkspur & Finch ', companyDirector: false });
		expect(answer.status).toBe(200);
		const [approved] = answer.body.entries;
		expect(approved.answers).toEqual({
			employer: 'Larkspur & Finch',
			payeReference: '123/AB456',
			pay: '32500.00',
			taxDeducted: '3986.40',
			companyDirector: false,
			...{ hadBenefits: null, hadExpenses: null, hadOtherPay: null },
		});
		const confirmedAt = server.time.now.toISOString();
		expect(approved.provenance.pay).toEqual({
			source: 'document',
			documentId: proposal.origin.reference,
			page: 1,
			box: pay.evidence.box,
			confirmedAt,
		});
		expect(approved.provenance.employer).toEqual({ source: 'typed', confirmedAt });
		expect(await entries()).toEqual([approved]);
		const after = (await user.browser.get(`/api/proposals/${proposal.id}`)).body;
		expect(after).toMatchObject({ status: 'approved', entryIds: [approved.id], notices: [] });
		const [deed] = await open()
			.select()
			.from(auditEvents)
			.where(eq(auditEvents.subject, `proposal:${proposal.id}`))
			.orderBy(asc(auditEvents.action));
		expect(deed).toMatchObject({ userId: user.userId, action: 'proposal.approved' });
	});

	it('keep their source when the same amount is typed differently, and lose it when emptied', async () => {
		const { body } = await correct(await proposed(), { pay: '£32,500', taxDeducted: null });
		const [entry] = body.entries;
		expect(entry.answers).toMatchObject({ pay: '32500.00', taxDeducted: null });
		expect(entry.provenance.pay.source).toBe('document');
		expect(entry.provenance.taxDeducted).toBeUndefined();
	});

	it('make one entry, however often and by however many people they are approved', async () => {
		const { id } = await proposed();
		const answers = await Promise.all([approve(id), approve(id), approve(id)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		const body = answers[0]?.body;
		expect(answers.map((each) => each.body)).toEqual([body, body, body]);
		expect((await approve(id)).body).toEqual(body);
		expect((await decline(id)).body.code).toBe('PROPOSAL_CLOSED');
		expect(await entries()).toEqual(body.entries);
		expect(body.entries).toHaveLength(1);
	});

	it('stay open when a correction is not valid', async () => {
		const proposal = await proposed();
		const { id } = proposal;
		const refused = await correct(proposal, { pay: 'lots' });
		expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION_FAILED']);
		expect(refused.body.details.problems[0]).toMatchObject({ path: 'answers.pay', code: 'money.notANumber' });
		await open().update(taxReturns).set({ status: 'processing' }).where(eq(taxReturns.id, taxReturnId));
		expect((await approve(id)).body.code).toBe('RETURN_LOCKED');
		const [row] = await open().select().from(proposals).where(eq(proposals.id, id));
		expect([row?.status, await entries()]).toEqual(['open', []]);
	});

	it('change nothing when declined', async () => {
		const { id } = await proposed();
		expect((await decline(id)).body).toMatchObject({ status: 'declined', entryIds: [], effect: null });
		expect((await decline(id)).status).toBe(200);
		expect((await approve(id)).body.code).toBe('PROPOSAL_CLOSED');
		expect(await entries()).toEqual([]);
	});

	it('say plainly when the P60 is for another year or another person', async () => {
		const elsewhere = await proposed({ taxYear: '2023-24', nationalInsuranceNumber: 'QQ654321A' });
		expect(codes(elsewhere)).toEqual(['otherYear', 'otherPerson']);
		expect(elsewhere.notices[0].message).toContain('2023-24');
		expect(elsewhere.notices[0].message).toContain('2024-25');
		expect(codes(await proposed({ nationalInsuranceNumber: 'QQ123456' }))).toEqual([]);
	});

	it('say so when the job is already on the return', async () => {
		const first = await proposed();
		await approve(first.id);
		const second = await proposed({ style: 'bureau' });
		expect(codes(second)).toEqual(['alreadyThere']);
		expect(second.notices[0].message).toContain('Larkspur & Finch Bakeries Ltd');
	});

	it('are stored sealed', async () => {
		const { id } = await proposed();
		const [row] = await open().select().from(proposals).where(eq(proposals.id, id));
		for (const secret of ['Larkspur', '32500', '123/AB456', 'QQ123456C']) {
			expect(JSON.stringify(row)).not.toContain(secret);
		}
	});
});

interface Change {
	readonly section: string;
	readonly entry: object;
	readonly operation: string;
	readonly field: string;
	readonly value?: unknown;
}
