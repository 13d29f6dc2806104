/** Days near the one that a paper says, and pounds apart from pence. */
import { dateParts, pence } from '../../eleven-sums.ts';

/** The ISO date so many days after this one, or before it. */
export function shifted(iso: string, days: number): string {
	const day = new Date(`${iso}T00:00:00Z`);
	day.setUTCDate(day.getUTCDate() + days);
	return day.toISOString().slice(0, 10);
}

/** An ISO date in figures: `28/10/2024`. */
export function slashed(iso: string): string {
	const { year, month, day } = dateParts(iso);
	return `${day}/${month}/${year}`;
}

/** An ISO date in words: `28 October 2024`. */
export function spelt(iso: string): string {
	const { year, name, day } = dateParts(iso);
	return `${Number(day)} ${name} ${year}`;
}

/** An amount in its two boxes, pounds and pence. */
export function boxes(plain: string) {
	const [whole = '', part = ''] = plain.split('.');
	return { whole, part };
}

/** Whether an amount is nothing, which a form leaves blank. */
export const isNothing = (plain: string): boolean => pence(plain) === 0;
