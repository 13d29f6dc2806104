/** Seals tokens and verifiers with the person's own key, each for one place. */
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

/** Opens a pair of tokens. Throws `TamperedError` when it was sealed for another person or HMRC environment. */
export function openTokens(cipher: UserCipher, key: ConnectionKey, sealed: string): TokenPair {
	return JSON.parse(cipher.open(sealed, placeOfTokens(key)));
}

/** Seals the verifier of an attempt to connect. */
export function sealVerifier(cipher: UserCipher, stateHash: string, verifier: string): string {
	return cipher.seal(verifier, placeOfVerifier(stateHash));
}

/** Opens a verifier. Throws `TamperedError` when it was sealed for another attempt. */
export function openVerifier(cipher: UserCipher, stateHash: string, sealed: string): string {
	return cipher.open(sealed, placeOfVerifier(stateHash));
}

function placeOfTokens({ environment }: ConnectionKey): string {
	return `hmrc_connections.sealed_tokens ${environment}`;
}

function placeOfVerifier(stateHash: string): string {
	return `hmrc_authorisations.sealed_verifier ${stateHash}`;
}
