/** Tokens and verifiers as they are kept: sealed with the person's own key, for one place. */
import type { UserTokens } from '@halfpenny/hmrc';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { ConnectionKey } from './repository.ts';

/** The two tokens of a connection. */
export type TokenPair = Pick<UserTokens, 'accessToken' | 'refreshToken'>;

/** Seals a pair of tokens. */
export function sealTokens(cipher: UserCipher, key: ConnectionKey, tokens: TokenPair): string {
	const { accessToken, refreshToken } = tokens;
	return cipher.seal(JSON.stringify({ accessToken, refreshToken }), placeOfTokens(key));
}

/** The pair. Throws `TamperedError` when it was sealed for another person or another HMRC environment. */
export function openTokens(cipher: UserCipher, key: ConnectionKey, sealed: string): TokenPair {
	return JSON.parse(cipher.open(sealed, placeOfTokens(key)));
}

/** Seals the verifier of an attempt to connect. */
export function sealVerifier(cipher: UserCipher, stateHash: string, verifier: string): string {
	return cipher.seal(verifier, placeOfVerifier(stateHash));
}

/** The verifier. Throws `TamperedError` when it was sealed for another attempt. */
export function openVerifier(cipher: UserCipher, stateHash: string, sealed: string): string {
	return cipher.open(sealed, placeOfVerifier(stateHash));
}

function placeOfTokens({ environment }: ConnectionKey): string {
	return `hmrc_connections.sealed_tokens ${environment}`;
}

function placeOfVerifier(stateHash: string): string {
	return `hmrc_authorisations.sealed_verifier ${stateHash}`;
}
