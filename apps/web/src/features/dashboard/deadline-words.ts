/** The deadline of a return in a sentence: the day, and how many days are left. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { daysBetween, formatDay } from '../../app/format.ts';

/** "Due by 31 January 2027. 72 days left." Both dates are ISO. */
export function deadlineWords(deadline: string, today: string): string {
	const days = daysBetween(today, deadline);
	const due = sayDashboard('due', { deadline: formatDay(deadline) });
	if (days < 0) return `${due} ${sayDashboard('due.past')}`;
	return `${due} ${days === 0 ? sayDashboard('due.today') : sayDashboard('due.left', { days })}`;
}
