/** Codes from an authenticator app (RFC 6238: SHA-1, six digits, thirty seconds, which every app supports). */
import { generateSecret, generateURI, verifySync } from 'otplib';
import { PERIOD_SECONDS } from './policy.ts';

/** A new key as people type it: 160 bits in base 32. */
export function makeKey(): string {
	return generateSecret();
}

/** The key as an app reads it from a QR code. `name` is the account it is for, as the app lists it. */
export function keyAddress(key: string, name: string): string {
	return generateURI({ issuer: 'Halfpenny', label: name, secret: key });
}

/** Whether this can only be an app's code: six digits, with anything between them. */
export function isAppCode(typed: string): boolean {
	return /^\d{6}$/.test(digitsOf(typed));
}

/**
 * The time step of a correct code, or undefined. One step early or late is accepted too, since clocks differ; a step up
 * to `lastStep` never is.
 */
export function stepOfCode(
	key: string,
	typed: string,
	now: Date,
	lastStep: number | null,
): number | undefined {
	const epoch = Math.floor(now.getTime() / 1000);
	const latest = Math.floor(epoch / PERIOD_SECONDS) + 1;
	// The library throws if no code could be correct, as after the clock was set back.
	if (!isAppCode(typed) || (lastStep ?? 0) >= latest) return undefined;
	const found = verifySync({
		...{ secret: key, token: digitsOf(typed), epoch, epochTolerance: PERIOD_SECONDS },
		...(lastStep === null ? {} : { afterTimeStep: lastStep }),
	});
	return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

function digitsOf(typed: string): string {
	return typed.replace(/[\s-]/g, '');
}
