/**
 * Passwords everyone tries first: the 50,000 most common ones from published leaks, and those this service suggests.
 */
import { dictionary } from '@zxcvbn-ts/language-common';

/** British words and recent years, missing from lists made elsewhere. */
const OURS = `
halfpenny halfpenny1 taxreturn taxreturn1 selfassessment hmrc1234 hmrc2025 hmrc2026 liverpoolfc chelseafc manunited
manutd123 celtic1888 westham1 england66 scotland1 london123 summer2024 summer2025 summer2026 winter2024 winter2025
winter2026 spring2025 spring2026 autumn2025 autumn2026 changeme123 password2025 password2026 welcome2025 welcome2026
`;

const common = new Set([...(dictionary['passwords-common'] ?? []), ...OURS.split(/\s+/)]);

/** What people add to a common password to get it accepted. */
const ENDING = /[\d!?.]{1,4}$/;

/**
 * Whether a password is one of the first anyone would guess, ignoring capitals, surrounding spaces and a few digits at
 * the end.
 */
export function isCommonPassword(password: string): boolean {
	const plain = password.trim().toLowerCase();
	const stem = plain.replace(ENDING, '');
	return common.has(plain) || (stem.length >= 4 && common.has(stem)) || /^(.)\1+$/.test(plain);
}
