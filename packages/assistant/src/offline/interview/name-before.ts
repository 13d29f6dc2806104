/** A name that stands before the amounts it belongs to. */
import { amountsIn } from '../../language/amounts.ts';
import { textOf } from './read-reply.ts';

/** What comes before the first comma of a message with amounts, if it has none itself: "Asda, 22,450". */
export function nameBefore(message: string): string | undefined {
	const [first = '', ...others] = message.split(/[,;:]\s+/);
	const name = textOf(first);
	const isName = others.length > 0 && name !== undefined && !/^(?:i|we|it|my|the|got|about)\b/i.test(first);
	return isName && name.split(/\s+/).length <= LONGEST_NAME && amountsIn(first.toLowerCase()).length === 0
		? name
		: undefined;
}

const LONGEST_NAME = 5;
