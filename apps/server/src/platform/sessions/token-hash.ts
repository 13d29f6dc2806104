/** What is kept of a token. */
import { createHash } from 'node:crypto';

/** The hash of a token, by which it is found. */
export function hashOfToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url');
}
