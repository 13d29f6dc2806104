/** HMRC's calculation types in words. A missing or unknown type counts as in-year. */
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';

const known = [
	'in-year',
	'intent-to-finalise',
	'final-declaration',
	'intent-to-amend',
	'confirm-amendment',
] as const;

/** `In-Year`. */
export function typeWords(type: string): string {
	return sayYearEnd(`type.${known.find((one) => one === type) ?? 'in-year'}`);
}
