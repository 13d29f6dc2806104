/** A postal address as questions. */
import type { Question } from '../../question.ts';
import { inGroup, text } from '../ask.ts';

/** Four lines and a postcode, below `address`. The ids say whose address it is: `adviserLine1`. */
export function addressOf(whose: string, more: Pick<Question, 'shownWhen'> = {}): readonly Question[] {
	const lines = [1, 2, 3, 4].map((line) =>
		text(`${whose}Line${line}`, 100, undefined, { ...more, fact: `line${line}` }),
	);
	const postcode: Question = { id: `${whose}Postcode`, kind: 'postcode', fact: 'postcode', ...more };
	return inGroup('address', [...lines, postcode]);
}
