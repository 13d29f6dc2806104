/**
 * A Unique Taxpayer Reference for a made-up person: HMRC's acceptance binds one to an account, so people do not share
 * any.
 */
import { randomInt } from 'node:crypto';
import { utrChecks } from '@halfpenny/facts';

/** Ten digits; the first is the check digit of the other nine. */
export function newUtr(): string {
	const nine = String(randomInt(1e8, 1e9));
	const utr = Array.from({ length: 10 }, (_, digit) => `${digit}${nine}`).find(utrChecks);
	if (!utr) throw new Error('one of ten digits fits');
	return utr;
}
