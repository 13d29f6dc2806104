/** Sums and dates that several payslips of this round share. */
import { dateParts, isWeekly, pence } from '../../eleven-sums.ts';
import type { Pen } from '../../paper.ts';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** What is paid beside basic pay, in pence: some hours at time and a half, and the rest as an allowance. */
export function extras(pen: Pen) {
	const [hours, full] = isWeekly(pen) ? [1, 37.5] : [3, 162.5];
	const units = `${hours}.00`;
	const rate = Math.round((pence(pen.aside('basic')) / full) * 1.5); // not money of anybody
	return { hours, units, rate, overtime: hours * rate, allowance: pence(pen.aside('bonus')) - hours * rate };
}

/** The date with its day of the week: `Friday 28 June 2024`. */
export function withWeekday(iso: string): string {
	const { year, name, day } = dateParts(iso);
	const weekday = WEEKDAYS[new Date(`${iso}T12:00:00Z`).getUTCDay()];
	return `${weekday} ${Number(day)} ${name} ${year}`;
}

/** The date some days later, or earlier, as ISO. */
export function daysFrom(iso: string, days: number): string {
	return new Date(Date.parse(`${iso}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
