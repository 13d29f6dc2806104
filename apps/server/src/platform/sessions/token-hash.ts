/** What is stored of a token. */
import { hash } from 'node:crypto';

/** The hash a token is found by. */
export function hashOfToken(token: string): string {
	return hash('sha256', token, 'base64url');
}
