/** Texts that go to the database as they are never hold the zero character, which PostgreSQL refuses. */
import { expect, it } from 'vitest';
import { calls } from './index.ts';

const passkey = {
	id: 'AQID',
	clientData: 'e30',
	authenticatorData: 'AA',
	signature: 'AA',
	secondStep: false,
};
const declined = { rule: 'gift-aid', entryId: null, reason: null };

it.each([
	['logInWithPasskey', calls.logInWithPasskey, passkey, { ...passkey, id: 'AQ\0ID' }],
	['declineSuggestion', calls.declineSuggestion, declined, { ...declined, rule: 'gift\0aid' }],
])('is refused by %s', (_, { body }, fine, bad) => {
	expect(body.safeParse(fine).success).toBe(true);
	expect(body.safeParse(bad).success).toBe(false);
});
