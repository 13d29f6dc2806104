/** The three tests of HMRC that an administrator can run. None needs a person, and none sends a password. */
import { randomUUID } from 'node:crypto';
import type { AnswerOf, Calls } from '@halfpenny/contract';
import {
	type FraudHeaders,
	type FraudHeadersVerdict,
	helloApplication,
	helloWorld,
	type MtdOutcome,
	validateFraudHeaders,
} from '@halfpenny/hmrc';
import { sayAdmin } from '@halfpenny/messages/admin';
import { errorTable } from '@halfpenny/messages/errors';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedInAdministrator } from '../../platform/sessions/administrator-sessions.ts';
import { applicationOf, clientOf } from '../hmrc-connection/application.ts';
import { openApplicationSession } from '../hmrc-connection/test-page/application-session.ts';
import { wordsOfFailure } from '../hmrc-connection/test-page/checklist.ts';
import { noteDeed } from './log-in.ts';
import { type HmrcTestRow, insertTest } from './test-repository.ts';
import { testUserFor } from './test-user.ts';

type Tested = AnswerOf<Calls['adminTestHello']>;
type TestType = HmrcTestRow['testType'];

/** The result of a test. */
interface Finding extends Pick<Tested, 'success' | 'errorMessage' | 'fraudHeadersValidated' | 'message'> {
	readonly testUser?: Tested['testUser'];
}

const endpoints = {
	hello: '/hello/world',
	auth: '/hello/application',
	'fraud-headers': '/test/fraud-prevention-headers/validate',
} as const satisfies Record<TestType, string>;

/** Runs a test and stores the result, also when it failed. NOT_FOUND in live. */
export async function runTest(
	services: Services,
	testType: TestType,
	by: SignedInAdministrator,
	caller: FraudHeaders,
): Promise<Result<Tested>> {
	if (services.config.hmrc.environment === 'live') return fail('NOT_FOUND');
	const { testUser = null, message, ...finding } = await tests[testType](services, by, caller);
	const createdAt = services.clock.now();
	const kept = { id: randomUUID(), testType, endpoint: endpoints[testType], ...finding };
	await services.database.transaction(async (tx) => {
		await insertTest(tx, { ...kept, administratorId: by.administratorId, createdAt });
		await noteDeed(tx, createdAt, 'administrator.tested', by.administratorId);
	});
	return succeed({ ...kept, createdAt: createdAt.toISOString(), message, testUser });
}

const tests = {
	hello: async (services) => {
		const application = applicationOf(services);
		if (!application.ok) return failed(application.problem.code);
		return findingOf(await helloWorld(clientOf(services, application.value)), (greeting) => worked(greeting));
	},
	auth: async (services, { administratorId }) => {
		const session = await openApplicationSession(services);
		if (!session.ok) return failed(session.problem.code);
		const outcome = await helloApplication(session.value.call, session.value.accessToken);
		const user = await testUserFor(services, administratorId);
		if (!user.ok) return failed(user.problem.code);
		const { userId, password } = user.value;
		return findingOf(outcome, (greeting) => ({ ...worked(greeting), testUser: { userId, password } }));
	},
	'fraud-headers': async (services, _by, caller) => {
		const session = await openApplicationSession(services, caller);
		if (!session.ok) return { ...failed(session.problem.code), fraudHeadersValidated: false };
		const finding = findingOf(await validateFraudHeaders(session.value), judge);
		return { ...finding, fraudHeadersValidated: finding.success };
	},
} satisfies Record<
	TestType,
	(services: Services, by: SignedInAdministrator, caller: FraudHeaders) => Promise<Finding>
>;

function findingOf<Value>(outcome: MtdOutcome<Value>, read: (value: Value) => Finding): Finding {
	if (outcome.kind === 'answered') return read(outcome.value);
	return { ...nothing, success: false, errorMessage: wordsOfFailure(outcome) };
}

const nothing = { errorMessage: null, fraudHeadersValidated: null, message: null };

function worked(message: string): Finding {
	return { ...nothing, success: true, message };
}

function failed(code: keyof typeof errorTable): Finding {
	return { ...nothing, success: false, errorMessage: `${errorTable[code].message}.` };
}

/** HMRC's warnings are not a failure: it accepts such headers. */
function judge({ code, errors = [], warnings = [] }: FraudHeadersVerdict): Finding {
	const isWrong = code === 'INVALID_HEADERS';
	const headers = (isWrong ? errors : warnings).flatMap((one) => one.headers).join(', ');
	if (isWrong) return { ...nothing, success: false, errorMessage: sayAdmin('headers.wrong', { headers }) };
	return worked(headers === '' ? sayAdmin('headers.right') : sayAdmin('headers.doubtful', { headers }));
}
