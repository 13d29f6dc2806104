/** The payment dates as a calendar file (RFC 5545). */
import { saySettlement } from '@halfpenny/messages/settlement';
import { formatAmount } from '../../ui/format.ts';
import type { billsToPay } from './payments-in-words.ts';

/** Returns an all-day event for each payment, with a reminder a week before; undefined if nothing is due. */
export function paymentsCalendar(
	bills: ReturnType<typeof billsToPay>,
	taxYear: string,
	today: string,
): string | undefined {
	const due = bills.filter(({ amount, date }) => amount !== '0.00' && date >= today);
	if (due.length === 0) return undefined;
	const events = due.flatMap(({ amount, date }) => [
		'BEGIN:VEVENT',
		`UID:halfpenny-${taxYear}-${date}`,
		`DTSTAMP:${compact(today)}T000000Z`,
		`DTSTART;VALUE=DATE:${compact(date)}`,
		`SUMMARY:${escapeText(saySettlement('calendar.event', { amount: formatAmount(amount) }))}`,
		'BEGIN:VALARM',
		'ACTION:DISPLAY',
		`DESCRIPTION:${escapeText(saySettlement('calendar.event', { amount: formatAmount(amount) }))}`,
		'TRIGGER:-P7D',
		'END:VALARM',
		'END:VEVENT',
	]);
	return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Halfpenny//EN', ...events, 'END:VCALENDAR', ''].join(
		'\r\n',
	);
}

function compact(date: string): string {
	return date.replaceAll('-', '');
}

/** Commas, semicolons and backslashes have a meaning in a calendar file. */
function escapeText(text: string): string {
	return text.replace(/[\\,;]/g, (character) => `\\${character}`);
}
