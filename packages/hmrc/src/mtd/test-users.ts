/** HMRC's Create Test User 1.0: made-up people who can sign in at HMRC's sandbox. */
import { z } from 'zod';
import type { MtdOutcome } from './outcome.ts';
import { ask, type MtdSession } from './session.ts';
import { readAs } from './wire.ts';

const testUser = z.object({
	userId: z.string(),
	password: z.string(),
	userFullName: z.string(),
	nino: z.string(),
	saUtr: z.string(),
});

/** A made-up person: how to sign in, and the numbers. */
export type TestUser = z.output<typeof testUser>;

/** Makes up a person signed up for MTD. The session's token is our application's own (client credentials). */
export function createTestUser(session: MtdSession): Promise<MtdOutcome<TestUser>> {
	const body = { serviceNames: ['national-insurance', 'self-assessment', 'mtd-income-tax'] };
	const parts = ['individuals'];
	return ask(session, { api: 'testUsers', method: 'POST', parts, body, scenarios: [] }, readAs(testUser));
}
