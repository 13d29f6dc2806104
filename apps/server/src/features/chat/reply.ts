/** An answer as its call gives it. */
import type { AnswerOf, Calls } from '@halfpenny/contract';
import type { Message } from './message.ts';

/** The answer under the names of the call. */
export function presentReply({ id, content, metadata, createdAt }: Message): AnswerOf<Calls['chat']> {
	return { id, message: content, metadata, createdAt };
}
