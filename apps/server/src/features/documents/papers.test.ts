/** Documents of every type, from upload to return: each figure is suggested where it belongs, and added up where there are several. */
import { bindPdfs, buildReader, makeP60, makePage } from '@halfpenny/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { upload } from '../../testing/upload.ts';

beforeAll(buildReader);

interface Suggested {
	readonly section: string;
	readonly operation: string;
	readonly field: string;
	readonly value: string | boolean;
}

describeOnDatabases('papers', (open) => {
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

	const read = async (bytes: Uint8Array, filename = 'paper.pdf') => {
		const { body } = await upload(user.browser, { bytes, filename, fields: { taxReturnId } });
		await server.services.jobs.worker.runDue();
		const document = (await user.browser.get(`/api/documents/${body.id}`)).body;
		const id = document.proposalId ?? document.profileProposalId;
		const proposal = id === null ? undefined : (await user.browser.get(`/api/proposals/${id}`)).body;
		return { document, proposal };
	};
	const readLines = async (...lines: string[]) => read(await makePage(lines));
	const saidIn = (changes: readonly Suggested[]) =>
		changes.map(({ section, operation, field, value }) => `${section}.${field} ${operation} ${value}`);
	const codesOf = (proposal: { notices: { code: string }[] }) => proposal.notices.map(({ code }) => code);
	const messageOf = (proposal: { notices: { code: string; message: string }[] }, code: string) =>
		proposal.notices.find((notice) => notice.code === code)?.message;
	const approve = (id: string, changes?: readonly object[]) =>
		user.browser.post(`/api/proposals/${id}/approve`, changes ? { changes } : {});
	const addEntry = async (section: string, answers: object) =>
		(await user.browser.post(`/api/tax-returns/${taxReturnId}/entries`, { section, answers })).body;
	const entry = async (id: string) =>
		(await user.browser.get(`/api/tax-returns/${taxReturnId}/entries`)).body.find(
			(each: { id: string }) => each.id === id,
		);
	const receipt = (total: string, ...more: string[]) =>
		readLines(
			'Rowan Supplies Ltd',
			'RECEIPT 03/06/2024',
			...more,
			`Total ${total}`,
			'Paid by card',
			'Thank you',
		);

	it('that are receipts add up in the cost the person chooses, and keep their origin', async () => {
		const shop = await addEntry('selfEmployment', {
			description: 'Stall',
			adminCosts: '10.00',
			oneFigure: false,
		});
		const [one, two] = [await receipt('£12.40'), await receipt('£7.60', 'Late shift')];
		expect(one.document).toMatchObject({ documentType: 'receipt', status: 'read' });
		expect(one.proposal).toMatchObject({ changes: [], doubtful: [], effect: null });
		const cost = (value: string) => [
			{
				section: 'selfEmployment',
				entry: { id: shop.id, version: shop.version },
				...{ operation: 'add', field: 'adminCosts', value },
			},
		];
		expect(await approve(one.proposal.id)).toMatchObject({ status: 400 });
		expect(await approve(one.proposal.id, cost('12.40'))).toMatchObject({ status: 200 });
		expect(await approve(two.proposal.id, cost('7.60'))).toMatchObject({ status: 200 });
		const { answers, provenance } = await entry(shop.id);
		expect(answers.adminCosts).toBe('30.00');
		expect(provenance.adminCosts.parts).toMatchObject([
			{ source: 'typed', amount: '10.00' },
			{ source: 'document', documentId: one.document.id, page: 1, amount: '12.40' },
			{ source: 'document', documentId: two.document.id, page: 1, amount: '7.60' },
		]);
	});

	it('warn when a bill is of another year, has no date, or is not in pounds', async () => {
		const foreign = await readLines(
			'Rowan GmbH',
			'RECEIPT 03/06/2022',
			'Total EUR 12,40',
			'Paid by card',
			'Thank you',
		);
		expect(codesOf(foreign.proposal).sort()).toEqual(['notPounds', 'otherYear']);
		const undated = await readLines(
			'Rowan Supplies Ltd',
			'RECEIPT',
			'Total £12.40',
			'Paid by card',
			'Thank you',
		);
		expect(codesOf(undated.proposal)).toEqual(['dateNotFound']);
	});

	it('that are payslips show the year to date, and only until a later one comes', async () => {
		const { document, proposal } = await readLines(
			...[
				'Payslip',
				'Employer: Rowan Supplies Ltd',
				'Employee name: Nerys Pritchard',
				'Pay date: 28/06/2024',
			],
			...['Tax code: 1257L', 'Gross pay: £2,000.00', 'Income tax: £190.00', 'National Insurance: £76.00'],
			...['Net pay: £1,734.00', 'Gross pay year to date: £6,000.00', 'Tax year to date: £570.00'],
		);
		expect(document.documentType).toBe('payslip');
		expect(saidIn(proposal.changes)).toEqual(
			expect.arrayContaining(['employment.pay set 6000.00', 'employment.taxDeducted set 570.00']),
		);
		expect(codesOf(proposal)).toContain('payslipSoFar');
	});

	const payslip = (payDate: string, pay: string) =>
		makePage([
			...[
				'Payslip',
				'Employer: Rowan Supplies Ltd',
				'Employee name: Nerys Pritchard',
				`Pay date: ${payDate}`,
			],
			...['Tax code: 1257L', 'Gross pay: £2,000.00', 'Income tax: £190.00', 'National Insurance: £76.00'],
			...['Net pay: £1,734.00', `Gross pay year to date: £${pay}`, 'Tax year to date: £570.00'],
		]);

	it('that are payslips of two tax years are both kept, and each says its year', async () => {
		const both = await bindPdfs(
			await payslip('28/03/2024', '24,000.00'),
			await payslip('28/06/2024', '6,000.00'),
		);
		const { proposal } = await read(both);
		const pays = saidIn(proposal.changes).filter((said) => said.startsWith('employment.pay '));
		expect(pays).toEqual(['employment.pay set 24000.00', 'employment.pay set 6000.00']);
		expect(messageOf(proposal, 'otherYear')).toMatch(/^The document on page 1 is for the tax year 2023-24\b/);
		const same = await bindPdfs(
			await payslip('28/05/2024', '4,000.00'),
			await payslip('28/06/2024', '6,000.00'),
		);
		expect(codesOf((await read(same)).proposal)).toEqual(['severalPayslips', 'payslipSoFar']);
	});

	it('are each checked for year and person', async () => {
		await user.browser.patch(`/api/users/${user.userId}`, {
			...{ firstName: 'Marianne', lastName: 'Okonkwo-Bell', nationalInsurance: 'QQ123456C' },
		});
		const own = await makeP60({});
		const other = { taxYear: '2023-24', payeReference: '120/TL4471', employerName: 'Rowan Supplies Ltd' };
		const spouse = { surname: 'Bell', forenames: 'Callum', nationalInsuranceNumber: 'QQ987654A' };
		const { proposal } = await read(await bindPdfs(own, await makeP60({ ...other, ...spouse })));
		expect(codesOf(proposal)).toEqual(['otherYear', 'someoneElse', 'several']);
		expect(messageOf(proposal, 'otherYear')).toContain('The document on page 2 is for the tax year 2023-24');
		expect(messageOf(proposal, 'someoneElse')).toContain('The document on page 2 is for Callum Bell');
		const late = await makeP60({
			...other,
			payeReference: '120/TL4472',
			nationalInsuranceNumber: 'QQ987654A',
		});
		const both = (await read(await bindPdfs(late, await makeP60({ ...other })))).proposal;
		expect(messageOf(both, 'otherYear')).toMatch(/^This document is for the tax year 2023-24/);
		expect(messageOf(both, 'otherPerson')).toMatch(
			/^The National Insurance number on page 1 is QQ 98 76 54 A\. The one in your profile is QQ 12 34 56 C/,
		);
	});

	it('from a pension payer go to pensions, and from an employer to jobs', async () => {
		const { proposal } = await read(await makeP60({ style: 'pensioner' }));
		expect(new Set(proposal.changes.map(({ section }: Suggested) => section))).toEqual(new Set(['pension']));
		expect(proposal.changes.map(({ field }: Suggested) => field)).toEqual(['payer', 'amount', 'taxDeducted']);
	});

	it('about one job in one file warn that it would count twice', async () => {
		const both = await bindPdfs(await makeP60({}), await makeP60({ taxYear: '2023-24' }));
		expect(messageOf((await read(both)).proposal, 'sameJobTwice')).toContain('123/AB456');
	});

	it('with another person’s name never fill the profile unasked', async () => {
		await user.browser.patch(`/api/users/${user.userId}`, { firstName: 'Callum', lastName: 'Bell' });
		const { document } = await read(await makeP60({}));
		const offered = (await user.browser.get(`/api/proposals/${document.profileProposalId}`)).body;
		expect(saidIn(offered.changes)).toEqual(['profile.nationalInsurance set QQ123456C']);
		expect(messageOf(offered, 'otherName')).toContain('Marianne Ruth Okonkwo-Bell');
	});

	it('that are P45s offer the totals to date as unsure where the job’s own figures are not printed', async () => {
		const p45 = [
			...['P45 Details of employee leaving work', 'Employer name: Rowan Supplies Ltd'],
			...['Employer PAYE reference: 120/TL4471', 'Surname: Pritchard', 'First names: Nerys'],
			...['Leaving date: 30/06/2024', 'Tax code at leaving date: 1257L'],
			...['Total pay to date: £6,000.00', 'Total tax to date: £570.00'],
		];
		const { proposal } = await readLines(...p45);
		expect(saidIn(proposal.changes)).toContain('employment.payeReference set 120/TL4471');
		expect(saidIn(proposal.changes).join()).not.toContain('employment.pay set');
		expect(saidIn(proposal.doubtful)).toEqual([
			'employment.pay set 6000.00',
			'employment.taxDeducted set 570.00',
		]);
		expect(codesOf(proposal)).toContain('leaverSoFar');
	});

	it('about savings go to their sections; the person decides about amounts after tax', async () => {
		const bank = (...more: string[]) =>
			readLines(
				...['Certificate of interest', 'Tax year ended 5 April 2025', 'Bank: Rowan Savings Bank'],
				...['Account holder: Nerys Pritchard', 'Gross interest: £120.00', ...more],
			);
		const plain = await bank('Tax deducted: £0.00');
		expect(saidIn(plain.proposal.changes)).toEqual(
			expect.arrayContaining(['bankInterest.amount set 120.00', 'bankInterest.taxedAlready set false']),
		);
		const taxed = await bank('Tax deducted: £24.00');
		expect(saidIn(taxed.proposal.changes)).toContain('bankInterest.taxedAlready set true');
		expect(saidIn(taxed.proposal.doubtful)).toEqual(['bankInterest.amount set 120.00']);
	});

	it('fill blanks of the profile, replace nothing in it, and take nothing from someone else’s document', async () => {
		const { proposal, document } = await read(await makeP60({}));
		expect(saidIn(proposal.changes)).toContain('employment.pay set 32500.00');
		const forProfile = (await user.browser.get(`/api/proposals/${document.profileProposalId}`)).body;
		expect(forProfile).toMatchObject({ target: { kind: 'profile' }, status: 'open' });
		expect((await approve(forProfile.id)).status).toBe(200);
		const own = (await user.browser.get('/api/user')).body;
		expect(own.nationalInsurance).toMatch(/^[A-Z]{2}\d{6}/);
		expect(own.lastName).not.toBeNull();
		const other = await read(
			await makeP60({ surname: 'Abernethy', forenames: 'Callum', nationalInsuranceNumber: 'QQ987654A' }),
		);
		expect(other.document.profileProposalId).toBeNull();
		expect(codesOf(other.proposal)).toContain('someoneElse');
	});
});
