/** Which entry of the return a message is about. */
import type { Answers } from '@halfpenny/questions';

/** Whether a business is the one said, by what it does: a rider's is a courier's. */
export function isOfTrade({ description }: Answers, trade: string | undefined): boolean {
	return typeof description === 'string' && description.toLowerCase() === trade?.toLowerCase();
}

/** Whether a message mentions an entry by the first word of its name. */
export function mentions(message: string, name: string | undefined): boolean {
	const first = name?.toLowerCase().split(/\s+/)[0];
	return first !== undefined && first.length > 2 && message.toLowerCase().includes(first);
}
