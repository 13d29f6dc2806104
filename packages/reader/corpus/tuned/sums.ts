/** Sums and days that a paper works out from its own values, so that every line of it adds up. */
import type { Pen } from '../paper.ts';

/** A value in pence, without counting it as shown. */
export const penceOf = (pen: Pen, name: string) => Number(pen.aside(name).replace(/[.,]/g, ''));

/** Pence as `1,234.50`. */
export function printed(pence: number): string {
	const digits = String(pence).padStart(3, '0');
	return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
}

/** The day so many days after that of the value: `03/06/2024`. */
export function dayFrom(pen: Pen, name: string, days: number): string {
	const [year = 0, month = 1, day = 1] = pen.aside(name).split('-').map(Number);
	const iso = new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
	return iso.split('-').reverse().join('/');
}
