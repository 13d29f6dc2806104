/**
 * Codes that people read out and type in, for partners and recovery: twelve letters and digits that cannot be mistaken
 * for each other.
 */
import { randomInt } from 'node:crypto';

/** Without I, L, O and U: 60 bits in twelve. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const GROUP = 4;

/** A new code as people read it: `7K3D-9QWA-X2M4`. */
export function makeCode(): string {
	const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
	return characters.join('').replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/**
 * The code for look-up, however it was typed: without spaces and hyphens, letters that look like digits read as digits.
 */
export function readCode(typed: string): string {
	return typed
		.toUpperCase()
		.replace(/[^A-Z0-9]/g, '')
		.replace(/O/g, '0')
		.replace(/[IL]/g, '1');
}
