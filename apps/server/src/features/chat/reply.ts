/** An answer in the shape of its call. */
import type { AnswerOf, Calls } from '@halfpenny/contract';
import type { Message } from './message.ts';

/** The answer with the call's field names. */
export function presentReply({ id, content, metadata, createdAt }: Message): AnswerOf<Calls['chat']> {
	return { id, message: content, metadata, createdAt };
}
