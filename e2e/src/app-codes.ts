/** The app on a person's phone that shows sign-in codes. */
import { generateSync } from 'otplib';
import type { Call } from './prepared-person.ts';

/** The code of a key now, or so many steps of thirty seconds from now: one more or less is taken too. */
export function codeOf(key: string, steps = 0): string {
	return generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}

/** Waits until the step that the app shows still lasts for fifteen seconds, so that the code before it is taken as well. */
export async function freshStep(): Promise<void> {
	const intoMs = Date.now() % 30_000;
	if (intoMs > 15_000) await new Promise((resolve) => setTimeout(resolve, 30_000 - intoMs));
}

/** Turns two-step sign-in on for who is signed in, by the step before this one; gives the key and the recovery codes. */
export async function turnTwoStepOn(call: Call, password: string) {
	const { key } = await call('POST', '/api/account/two-step/key', { password });
	await freshStep();
	const code = codeOf(String(key), -1);
	const { recoveryCodes } = await call('POST', '/api/account/two-step', { code });
	return { key: String(key), recoveryCodes: recoveryCodes as readonly string[] };
}
