/** The checklist of `/hmrc-test`: one call of each kind that changes nothing. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import {
	type FraudHeaders,
	type FraudHeadersVerdict,
	finalDeclarationObligations,
	helloApplication,
	helloUser,
	helloWorld,
	incomeAndExpenditureObligations,
	listBusinesses,
	listCalculations,
	type MtdFailure,
	type MtdOutcome,
	type MtdSession,
	retrieveBalance,
	retrieveItsaStatus,
	validateFraudHeaders,
} from '@halfpenny/hmrc';
import { errorTable } from '@halfpenny/messages/errors';
import { sayHmrcTest } from '@halfpenny/messages/hmrc-test';
import { supportedYears, yearForDate } from '@halfpenny/years';
import { todayInTheUk } from '../../../platform/clock.ts';
import { type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { failureOfHmrc } from '../failures.ts';
import { openHmrcSession } from '../session.ts';
import { openApplicationSession } from './application-session.ts';

type Answer = AnswerOf<typeof calls.runChecklistTests>;
type Line = Answer['results'][number];

/** One check: what it shows, the call in HMRC's words, and how to make it. */
interface Check {
	readonly item: Parameters<typeof sayHmrcTest>[0] & `check.${string}`;
	readonly endpoint: string;
	readonly call: () => Promise<MtdOutcome<unknown>>;
	/** What an answer must be; by default, any answer will do. */
	readonly read?: (value: unknown) => Pick<Line, 'status' | 'message'>;
}

/** A year after all those we have rules for. */
const LATEST_YEAR = supportedYears.at(-1) ?? '2027-28';

/** Makes every call, one after another, at HMRC's three a second. Errors: those of `openHmrcSession`. */
export async function runChecklist(
	services: Services,
	userId: string,
	caller: FraudHeaders,
): Promise<Result<Answer>> {
	const opened = await openHmrcSession(services, { userId, caller });
	if (!opened.ok) return opened;
	const application = await openApplicationSession(services, caller);
	if (!application.ok) return application;
	const { mtd, nino } = opened.value;
	const taxYear = yearForDate(todayInTheUk(services.clock)) ?? LATEST_YEAR;
	const results: Line[] = [];
	for (const check of [...ofService(application.value), ...ofPerson(mtd, { nino, taxYear })])
		results.push(await lineOf(check));
	return succeed({ results, successCount: results.filter(({ status }) => status === 'SUCCESS').length });
}

function ofService(session: MtdSession): readonly Check[] {
	return [
		{ item: 'check.world', endpoint: '/hello/world', call: () => helloWorld(session.call) },
		{
			item: 'check.application',
			endpoint: '/hello/application',
			call: () => helloApplication(session.call, session.accessToken),
		},
		{
			item: 'check.headers',
			endpoint: '/test/fraud-prevention-headers/validate',
			call: () => validateFraudHeaders(session),
			read: readVerdict,
		},
	];
}

function ofPerson(
	session: MtdSession,
	year: { readonly nino: string; readonly taxYear: string },
): readonly Check[] {
	const { nino } = year;
	return [
		{ item: 'check.user', endpoint: '/hello/user', call: () => helloUser(session.call, session.accessToken) },
		{
			item: 'check.businesses',
			endpoint: '/individuals/business/details/{nino}/list',
			call: () => listBusinesses(session, nino),
		},
		{
			item: 'check.status',
			endpoint: '/individuals/person/itsa-status/{nino}/{taxYear}',
			call: () => retrieveItsaStatus(session, year),
		},
		{
			item: 'check.obligations',
			endpoint: '/obligations/details/{nino}/income-and-expenditure',
			call: () => incomeAndExpenditureObligations(session, nino, {}),
		},
		{
			item: 'check.declaration',
			endpoint: '/obligations/details/{nino}/crystallisation',
			call: () => finalDeclarationObligations(session, nino),
		},
		{
			item: 'check.calculations',
			endpoint: '/individuals/calculations/{nino}/self-assessment/{taxYear}',
			call: () => listCalculations(session, year),
		},
		{
			item: 'check.balance',
			endpoint: '/accounts/self-assessment/{nino}/balance-and-transactions',
			call: () => retrieveBalance(session, nino),
		},
	];
}

async function lineOf({ item, endpoint, call, read }: Check): Promise<Line> {
	const head = { checklistItem: sayHmrcTest(item), method: 'GET', endpoint } as const;
	const outcome = await call();
	if (outcome.kind === 'answered') return { ...head, ...(read ?? readAnything)(outcome.value) };
	// Nobody has a business or a calculation at first: HMRC answers with a 404 and its own code.
	if (outcome.kind === 'refused' && outcome.status === 404)
		return { ...head, status: 'SUCCESS', message: sayHmrcTest('result.nothing') };
	return { ...head, status: 'FAILED', message: wordsOfFailure(outcome) };
}

/** Why HMRC did not answer a test as expected, as a sentence. */
export function wordsOfFailure(outcome: MtdFailure): string {
	const codes = outcome.kind === 'refused' ? outcome.problems.map(({ code }) => code).join(', ') : '';
	const { message } = errorTable[failureOfHmrc(outcome).code];
	return codes === '' ? `${message}.` : sayHmrcTest('result.refused', { codes });
}

const readAnything = () => ({ status: 'SUCCESS', message: sayHmrcTest('result.answered') }) as const;

function readVerdict(value: unknown): Pick<Line, 'status' | 'message'> {
	const { code, errors = [], warnings = [] } = value as FraudHeadersVerdict;
	if (code === 'VALID_HEADERS') return { status: 'SUCCESS', message: sayHmrcTest(`result.headers.${code}`) };
	const isWrong = code === 'INVALID_HEADERS';
	const headers = (isWrong ? errors : warnings).flatMap((one) => one.headers).join(', ');
	const message = sayHmrcTest(`result.headers.${code}`, { headers });
	return { status: isWrong ? 'FAILED' : 'SUCCESS', message };
}
