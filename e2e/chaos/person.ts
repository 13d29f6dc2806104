/** Prepares people, through the API, whose returns only need the declaration. */
import { openScopeQuestions, type TaxYear } from '@halfpenny/questions';
import { type Call, expectOk, openBrowser } from './browser.ts';

/** A return to be filed. */
export interface PreparedReturn {
	readonly id: string;
	readonly taxYear: string;
	readonly uniqueTaxReference: string;
	/** Calls the API as the person. */
	readonly call: Call;
	/** The job's entry; an amendment changes its pay. */
	readonly jobId: string;
}

/** Years that have forms and can still be amended. */
const TAX_YEARS = ['2024-25', '2025-26'] as const;

const JOB = {
	employer: 'Example Ltd',
	payeReference: '123/AB456',
	pay: '40000.00',
	taxDeducted: '5000.00',
	companyDirector: false,
	hadBenefits: false,
	hadExpenses: false,
	hadOtherPay: false,
};

/** Answers no to everything but the job. */
function nothingElse(taxYear: TaxYear): object {
	return Object.fromEntries(
		openScopeQuestions([{ section: 'employment', answers: {} }], taxYear).map(({ id }) => [id, false]),
	);
}

/** Signs someone up and fills in a return for each year. `number` makes them unique. */
async function preparePerson(address: string, number: number): Promise<readonly PreparedReturn[]> {
	const call = openBrowser(address);
	const uniqueTaxReference = utrOf(100_000_000 + number);
	const say = (method: string, path: string, body?: object) =>
		expectOk(call(method, path, body), `${method} ${path}`);
	await say('GET', '/api/service');
	const username = `person-${number}`;
	await say('POST', '/api/signup', {
		...{ username, email: `${username}@example.com`, password: 'copper ship on a penny' },
	});
	const { id } = await say('GET', '/api/user');
	await say('PATCH', `/api/users/${id}`, {
		...{ firstName: 'Ada', lastName: 'Filer', dateOfBirth: '1980-02-29' },
		...{ nationalInsurance: 'QQ123456C', uniqueTaxReference },
		...{ addressLine1: '1 Made-up Street', city: 'Leeds', postcode: 'LS1 4DL' },
	});
	const returns: PreparedReturn[] = [];
	for (const taxYear of TAX_YEARS) {
		const taxReturn = await say('POST', '/api/tax-returns', { taxYear, jurisdiction: 'uk' });
		const entries = `/api/tax-returns/${taxReturn.id}/entries`;
		const job = await say('POST', entries, { section: 'employment', answers: JOB });
		await say('POST', entries, { section: 'scope', answers: nothingElse(taxYear) });
		returns.push({ id: taxReturn.id, taxYear, uniqueTaxReference, call, jobId: job.id });
	}
	return returns;
}

/** Prepares people, `atATime` of them at a time. */
export async function preparePeople(
	address: string,
	howMany: number,
	atATime = 4,
): Promise<readonly PreparedReturn[]> {
	const prepared: PreparedReturn[] = [];
	let next = 0;
	const work = async () => {
		for (let number = next++; number < howMany; number = next++)
			prepared.push(...(await preparePerson(address, number)));
	};
	await Promise.all(Array.from({ length: atATime }, work));
	return prepared;
}

/** Changes the job's pay, so that an amendment differs from what was filed. */
export async function changePay({ call, id, jobId }: PreparedReturn, pay: string): Promise<void> {
	const entries: readonly { id: string; version: number; answers: object }[] = await expectOk(
		call('GET', `/api/tax-returns/${id}/entries`),
		'entries',
	);
	const job = entries.find((one) => one.id === jobId);
	if (!job) throw new Error('the job is gone');
	const answers = { ...job.answers, pay };
	await expectOk(call('PATCH', `/api/entries/${jobId}`, { version: job.version, answers }), 'pay');
}

/** Returns a UTR: a check digit, then these nine digits. */
function utrOf(nine: number): string {
	const digits = String(nine);
	const weights = [6, 7, 8, 9, 10, 5, 4, 3, 2];
	const total = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
	const rest = 11 - (total % 11);
	return `${rest > 9 ? rest - 9 : rest}${digits}`;
}
