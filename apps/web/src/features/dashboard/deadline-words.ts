/** The deadline of a return in a sentence: the day, and how many days are left. */
import { formatDay } from '@halfpenny/facts';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { daysBetween } from '../../ui/format.ts';

/** "Due by 31 January 2026. The deadline has passed.": for a return that was sent and has no answer yet. */
export function deadlineOnly(deadline: string, today: string): string {
	const due = sayDashboard('due', { deadline: formatDay(deadline) });
	return today > deadline ? `${due} ${sayDashboard('due.sent')}` : due;
}

/** "Due by 31 January 2027. 72 days left." Both dates are ISO. `canFile`: whether it can be sent from here. */
export function deadlineWords(deadline: string, today: string, canFile = true): string {
	const days = daysBetween(today, deadline);
	const due = sayDashboard('due', { deadline: formatDay(deadline) });
	if (days < 0) return `${due} ${sayDashboard(canFile ? 'due.past' : 'due.elsewhere')}`;
	return `${due} ${days === 0 ? sayDashboard('due.today') : sayDashboard('due.left', { days })}`;
}
