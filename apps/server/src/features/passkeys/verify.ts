/** Verifies what an authenticator signed, with the library. It throws for anything wrong; we return undefined. */

import type { BodyOf, Calls } from '@halfpenny/contract';
import {
	type VerifiedAuthenticationResponse,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { ALGORITHMS } from './policy.ts';
import type { PasskeyRow } from './repository.ts';
import type { Site } from './site.ts';

/** Other values that browsers send; nothing here depends on them. */
const AS_BROWSERS_SAY = { type: 'public-key', clientExtensionResults: {} } as const;

/** What is stored of a new passkey; undefined unless it was made here, for this challenge, by a verified person. */
export async function verifyNew(
	{ id, clientData, attestation }: BodyOf<Calls['addPasskey']>,
	challenge: string,
	site: Site,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'> | undefined> {
	const response = { clientDataJSON: clientData, attestationObject: attestation };
	try {
		const { verified, registrationInfo } = await verifyRegistrationResponse({
			response: { id, rawId: id, response, ...AS_BROWSERS_SAY },
			...expected(challenge, site),
			supportedAlgorithmIDs: ALGORITHMS,
		});
		if (!verified) return undefined;
		const { credential } = registrationInfo;
		const publicKey = Buffer.from(credential.publicKey).toString('base64url');
		return { credentialId: credential.id, publicKey, counter: credential.counter };
	} catch {
		return undefined;
	}
}

/**
 * The counter after a sign-in; undefined unless the passkey signed this challenge here, for a verified person, and its
 * counter has gone up (if it counts).
 */
export async function verifyUse(
	{ id, clientData, authenticatorData, signature, userHandle }: BodyOf<Calls['logInWithPasskey']>,
	passkey: PasskeyRow,
	challenge: string,
	site: Site,
): Promise<number | undefined> {
	if (userHandle !== undefined && userHandle !== userHandleOf(passkey.userId)) return undefined;
	const response = { clientDataJSON: clientData, authenticatorData, signature };
	const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
	try {
		const used: VerifiedAuthenticationResponse = await verifyAuthenticationResponse({
			response: { id, rawId: id, response, ...AS_BROWSERS_SAY },
			...expected(challenge, site),
			credential: { id: passkey.credentialId, publicKey, counter: passkey.counter },
		});
		return used.verified ? used.authenticationInfo.newCounter : undefined;
	} catch {
		return undefined;
	}
}

/** Whose passkey it is, in the authenticator's form: base64url, revealing nothing about the person. */
export function userHandleOf(userId: string): string {
	return Buffer.from(userId).toString('base64url');
}

function expected(expectedChallenge: string, site: Site) {
	const { origin: expectedOrigin, id: expectedRPID } = site;
	return { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
}
