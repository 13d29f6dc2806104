/** How amounts, days and moments read. Amounts arrive as decimal text in pounds, days as ISO dates, moments in UTC. */
import { fromPounds, type Pence, parsePounds } from '@halfpenny/facts';
import { presentAmount } from '@halfpenny/questions';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const momentFormat = new Intl.DateTimeFormat('en-GB', {
	dateStyle: 'long',
	timeStyle: 'short',
	timeZone: 'Europe/London',
});

/** An amount for reading: `£1,234.50`; `absent` where there is none. */
export function formatAmount(amount: string | null | undefined, absent = ''): string {
	return amount === null || amount === undefined ? absent : presentAmount(amount);
}

/** An amount of the server's in pence, or undefined where there is none. */
export function toPence(amount: string | null | undefined): Pence | undefined {
	const result = parsePounds(amount ?? '', true);
	return result.ok ? result.value : fromPounds(amount ?? '');
}

/** A day: `31 January 2027`. Text that is no date comes back as it is. */
export function formatDay(isoDate: string): string {
	const date = new Date(`${isoDate}T00:00:00Z`);
	return Number.isNaN(date.getTime()) ? isoDate : dayFormat.format(date);
}

/** A moment by the clocks of the United Kingdom: `20 November 2026 at 06:02`. Text that is no time comes back as it is. */
export function formatMoment(timestamp: string): string {
	const date = new Date(timestamp);
	return Number.isNaN(date.getTime()) ? timestamp : momentFormat.format(date);
}

/** Whole days from one ISO date to another; negative when it has passed. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
