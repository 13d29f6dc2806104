/** How the figures of the knowledge are written. */
import { formatPounds, pounds } from '@halfpenny/facts';

/** Whole pounds: `£12,570`. */
export function inPounds(amount: number): string {
	return formatPounds(pounds(amount)).replace(/\.00$/, '');
}

/** Hundredths of a percent as a rate: 2000 is `20%`. */
export function rate(hundredths: number): string {
	return `${hundredths / 100}%`;
}
