/** Everything that the product prints at its most talkative while somebody does whatever people do: nothing in it is about them. */
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pence } from '@halfpenny/facts';
import { openScopeQuestions } from '@halfpenny/questions';
import { makeP60 } from '@halfpenny/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOk, openBrowser } from '../chaos/browser.ts';
import { connectAtHmrc } from '../chaos/declarations/person.ts';
import { utrOf } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

const account = {
	username: 'zebediah-q',
	email: 'zebediah.q@example.com',
	password: 'copper ship on a penny',
};
const details = {
	firstName: 'Zebediah',
	lastName: 'Quartermain',
	dateOfBirth: '1971-03-17',
	uniqueTaxReference: utrOf(710_317_442),
	addressLine1: '43 Thistledown Crescent',
	city: 'Wolverhampton',
	postcode: 'WV14 9QZ',
};
const job = {
	...{
		employer: 'Wainscot & Vellum Ltd',
		payeReference: '846/WV99',
		pay: '9412376.61',
		taxDeducted: '4217339.20',
	},
	...{ companyDirector: false, hadBenefits: false, hadExpenses: false, hadOtherPay: false },
};
/** What else is typed somewhere, each unlike anything that the product itself says. */
const typed = {
	wrongPassword: 'Quartermain1971!',
	filename: 'zebediah quartermain p60.pdf',
	said: 'I paid the Thaxted Hospice 8275.31 from my wages',
	searched: 'Thistledown',
	refusedDate: 'the seventeenth of Quartermain',
	turnover: '5183927.46',
};

let product: Product;
let folder: string;
const cookies = new Map<string, string>();
/** Everything that must not be printed; cookies, numbers and ids are added as they arise. */
const secrets = new Set<string>(
	[account, details, typed, { ...job }].flatMap((one) =>
		Object.values(one).filter((value) => typeof value === 'string'),
	),
);

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'halfpenny-log-'));
	product = await startProduct({ LOG_LEVEL: 'trace', DATA_DIR: folder });
});
afterAll(async () => {
	await product?.stop();
	await rm(folder, { recursive: true, force: true });
});

/** Every call keeps the cookies that it came with. */
function visitor() {
	// HMRC sends nobody back to a bare address.
	const browse = openBrowser(product.address.replace('127.0.0.1', 'localhost'), cookies);
	const call = async (method: string, path: string, body?: object) => {
		const answer = await browse(method, path, body);
		for (const value of cookies.values()) if (value !== '') secrets.add(value);
		return answer;
	};
	return {
		call,
		say: (method: string, path: string, body?: object) => expectOk(call(method, path, body), path),
	};
}

/** Retries until it holds. */
async function until<Found>(look: () => Promise<Found>, isSo: (found: Found) => boolean): Promise<Found> {
	for (let attempt = 0; attempt < 300; attempt += 1) {
		const found = await look();
		if (isSo(found)) return found;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error('it never came');
}

it('contains nothing personal after sign-up, documents, filing, Making Tax Digital, chat, export and mistakes', async () => {
	const { call, say } = visitor();
	await say('GET', '/api/service');
	await say('POST', '/api/signup', account);
	const { id: userId } = await say('GET', '/api/user');
	const known = await say('GET', '/api/hmrc/test-user');
	for (const secret of [known.nationalInsurance, known.userId, known.password]) secrets.add(String(secret));
	await say('PATCH', `/api/users/${userId}`, { ...details, nationalInsurance: known.nationalInsurance });

	const refused = await call('PATCH', `/api/users/${userId}`, { dateOfBirth: typed.refusedDate });
	expect(refused.status).toBe(400);
	expect((await call('GET', `/api/nothing/${typed.searched}?name=${typed.searched}`)).status).toBe(404);

	const { id: returnId } = await say('POST', '/api/tax-returns', { taxYear: '2025-26', jurisdiction: 'uk' });
	const entries = `/api/tax-returns/${returnId}/entries`;
	await say('POST', entries, { section: 'employment', answers: job });
	const open = openScopeQuestions([{ section: 'employment', answers: {} }], '2025-26');
	const answers = Object.fromEntries(open.map(({ id }) => [id, false]));
	await say('POST', entries, { section: 'scope', answers });

	const form = new FormData();
	form.set('taxReturnId', returnId);
	const p60 = await makeP60({
		...{ taxYear: '2025-26', surname: details.lastName, forenames: details.firstName },
		...{ nationalInsuranceNumber: known.nationalInsurance, employerName: 'Wainscot & Vellum Ltd' },
		...{ payInThisEmployment: pence(941_237_661), taxInThisEmployment: pence(421_733_920) },
	});
	form.set('document', new Blob([new Uint8Array(p60)], { type: 'application/pdf' }), typed.filename);
	const paper = await say('POST', '/api/documents/upload', form);
	const read = await until(
		() => say('GET', `/api/documents/${paper.id}`),
		({ status }) => !['waiting', 'reading'].includes(status),
	);
	expect(read.status).toBe('read');
	await say('GET', `/api/proposals/${read.proposalId}`);

	const { snapshotHash } = await say('GET', `/api/tax-returns/${returnId}/check-answers`);
	const declaration = { accepted: true, snapshotHash };
	const { submissionId } = await say('POST', `/api/sa100/submit/${returnId}`, { declaration });
	const filed = await until(
		() => say('GET', `/api/submissions/${submissionId}`),
		({ status }) => status === 'deleted' || status === 'rejected',
	);
	// Accepted, and done with at HMRC: nobody who asks every so often is sure to see the moment between them.
	expect(filed.status).toBe('deleted');

	const { authUrl } = await say('GET', '/api/hmrc/auth?filingType=mtd-itsa');
	secrets.add(new URL(authUrl).searchParams.get('state') ?? 'no state');
	await connectAtHmrc(call, { userId: known.userId, password: known.password });
	expect((await say('GET', '/api/hmrc/auth-status?filingType=mtd-itsa')).authorized).toBe(true);
	const business = { businessName: 'Quartermain Joinery', businessType: 'self-employment' };
	const { businessId } = await say('POST', '/api/mtd/businesses/create', business);
	await say('GET', '/api/mtd/year?taxYear=2026-27');
	for (const secret of [business.businessName, businessId]) secrets.add(secret);
	await call('PUT', '/api/mtd/quarterly/draft', {
		...{ businessId, taxYear: '2026-27', quarter: 'Q1', figures: { turnover: typed.turnover } },
	});

	await say('POST', '/api/chat', { message: typed.said, taxReturnId: returnId });
	await say('GET', '/api/export/all-data?format=json');

	await Promise.all((await blobs()).map((path) => truncate(path, 40)));
	expect((await call('GET', `/api/documents/${paper.id}/pages/1`)).status).toBe(500);

	await say('POST', '/api/logout');
	const wrong = await call('POST', '/api/login', { username: account.email, password: typed.wrongPassword });
	expect(wrong.status).toBe(401);
	await say('POST', '/api/login', { username: account.email, password: account.password });
	secrets.add(userId);

	const said = product.output();
	expect(said).toContain('"level":10');
	expect(said).toContain('"route":"/api/sa100/submit/:id"');
	expect(said).toContain('TamperedError');
	expect(said).not.toMatch(/bearer|access_token|refresh_token|client_secret/i);
	expect([...secrets].flatMap((secret) => linesWith(said, secret).map((line) => [secret, line]))).toEqual([]);
});

async function blobs(): Promise<readonly string[]> {
	const files = await readdir(join(folder, 'blobs'), { recursive: true, withFileTypes: true });
	return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}

/** The lines that hold a secret: as it is, percent-encoded, or an amount in pence or in whole pounds. */
function linesWith(said: string, secret: string): readonly string[] {
	const amount = /^(\d+)\.(\d\d)$/.exec(secret);
	const others = amount ? [`${amount[1]}${amount[2]}`, `${amount[1]}`] : [encodeURIComponent(secret)];
	const found = [secret, ...others].map((one) => new RegExp(`(?<![0-9a-z])${escaped(one)}(?![0-9a-z])`, 'i'));
	return said.split('\n').filter((line) => found.some((one) => one.test(line)));
}

function escaped(text: string): string {
	return text.replace(/[^\w]/g, (sign) => `\\${sign}`);
}
