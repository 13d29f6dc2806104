/** Signs in with a passkey: instead of password and code, or instead of the code after the password. */
import type { AnswerOf, BodyOf, Calls } from '@halfpenny/contract';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { HalfSessionRow } from '../../platform/sessions/half-session-repository.ts';
import type { NewSession, SignInFrom } from '../../platform/sessions/sessions.ts';
import { type ChallengeOf, newChallenge, takeChallenge } from './challenges.ts';
import { listPasskeyRows, lockPasskey, notePasskeyUse, type PasskeyRow } from './repository.ts';
import { siteOf } from './site.ts';
import { verifyUse } from './verify.ts';

/** Who is asking: the half session's token in the second step, otherwise what the page token is bound to. */
export type Asking =
	| { readonly secondStep: true; readonly token: string | undefined }
	| { readonly secondStep: false; readonly visitor: string };

/** What a challenge is bound to; locks the half session until the transaction ends. */
type Bound = ChallengeOf & { readonly half?: HalfSessionRow };

/** A challenge to sign. CODE_STEP_OVER when the password was given too long ago. */
export function askForPasskey(
	services: Services,
	asking: Asking,
): Promise<Result<AnswerOf<Calls['askForPasskey']>>> {
	return services.database.transaction(async (tx) => {
		const bound = await bind(tx, services, asking);
		if (!bound) return fail('CODE_STEP_OVER');
		const rows = bound.half ? await listPasskeyRows(tx, bound.half.userId) : [];
		return succeed({
			challenge: await newChallenge(tx, services, bound),
			site: siteOf(services).id,
			known: rows.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
		});
	});
}

/** Begins a session. CODE_STEP_OVER; PASSKEY_REFUSED for any other problem, and the challenge is used up. */
export function logInWithPasskey(
	services: Services,
	asking: Asking,
	body: BodyOf<Calls['logInWithPasskey']>,
	from: SignInFrom,
): Promise<Result<NewSession>> {
	const { database, sessions, clock } = services;
	return database.transaction(async (tx) => {
		const bound = await bind(tx, services, asking);
		if (!bound) return fail('CODE_STEP_OVER');
		const passkey = await takePasskey(tx, services, bound, body);
		if (!passkey) return fail('PASSKEY_REFUSED');
		const { userId } = passkey;
		if (bound.half) await sessions.half.end(tx, bound.half.tokenHash);
		await audit(tx, { at: clock.now(), userId, action: 'session.begun', subject: `passkey:${passkey.id}` });
		return succeed(await sessions.begin(tx, userId, { ...from, secondStep: 'passkey' }));
	});
}

async function bind(tx: Transaction, services: Services, asking: Asking): Promise<Bound | undefined> {
	if (!asking.secondStep) return { purpose: 'signIn', boundTo: asking.visitor };
	const half = asking.token === undefined ? undefined : await services.sessions.half.take(tx, asking.token);
	return half && { purpose: 'secondStep', boundTo: half.tokenHash, half };
}

/** The passkey that signed, with its use recorded; undefined and audited when anything is wrong. */
async function takePasskey(
	tx: Transaction,
	services: Services,
	bound: Bound,
	body: BodyOf<Calls['logInWithPasskey']>,
): Promise<PasskeyRow | undefined> {
	const at = services.clock.now();
	const challenge = await takeChallenge(tx, services, body.clientData, bound);
	const passkey = await lockPasskey(tx, body.id);
	const own = passkey && (!bound.half || bound.half.userId === passkey.userId);
	const counter = own && challenge ? await verifyUse(body, passkey, challenge, siteOf(services)) : undefined;
	if (!passkey || counter === undefined) {
		const userId = bound.half?.userId ?? passkey?.userId ?? null;
		await audit(tx, { at, userId, action: 'passkey.refused' });
		return undefined;
	}
	await notePasskeyUse(tx, passkey.id, { counter, lastUsedAt: at });
	return passkey;
}
