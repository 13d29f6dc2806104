/** HMRC's kinds of calculation in words; one that HMRC does not name, or that we do not know, is an in-year one. */
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
