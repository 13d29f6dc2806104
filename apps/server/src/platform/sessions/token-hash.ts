/** What is stored of a token. */
import { createHash } from 'node:crypto';

/** The hash a token is found by. */
export function hashOfToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url');
}
