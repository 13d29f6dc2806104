/** The deadline of a year without a return. A past one may not have applied to this user. */
import { formatDay } from '@halfpenny/facts';
import { sayNoReturn } from '@halfpenny/messages/no-return';
import type { Service } from '../../api/shapes.ts';
import { deadlineWords } from './deadline-words.ts';

/** "Due by 31 January 2027. 72 days left.", or when it was due if HMRC asked for it. `today` is an ISO date. */
export function notBegunWords(
	{ taxYear, onlineDeadline }: Pick<Service['taxYears'][number], 'taxYear' | 'onlineDeadline'>,
	today: string,
): string {
	return today > onlineDeadline
		? sayNoReturn('due.ifAsked', { taxYear, deadline: formatDay(onlineDeadline) })
		: deadlineWords(onlineDeadline, today);
}
