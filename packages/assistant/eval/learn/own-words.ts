/** What the questions themselves call what they ask for, as examples of every amount that the return has a place for. */
import { questionWords } from '@halfpenny/messages/questions';
import { type Question, sections } from '@halfpenny/questions';
import { normalise } from '../../src/language/spelling.ts';
import { clausesIn } from '../../src/offline/heard/statements.ts';
import type { Labelled } from './examples.ts';

/** How a thing and its amount are said: `X` is what it is called, `#` how much. */
const FRAMES = 'X #|X: #|X was #|X came to #|my X was #|# of X|# X|# for X|X is £#|the X comes to £#'.split(
	'|',
);
const AMOUNTS = ['1,240', '385', '86.50', '4,310', '12,480'];
/** What asks for something without naming it. */
const ASKS = /^(?:what|how|which|amount|total|if|did|does|do|is|was|paid|yours?)\b/;
const MOST_WORDS = 9;

/** The amounts of messages made of the questions' own words. */
export function ownWords(): readonly Labelled[] {
	return sections.flatMap(({ id, questions }) =>
		questions.filter(isAmount).flatMap((question) => {
			const name = nameOf(id, question.id);
			if (name === undefined) return [];
			const label = `${id}.${question.id}`;
			return FRAMES.flatMap((frame, at) => {
				const said = frame.replace('X', name).replace('#', AMOUNTS[at % AMOUNTS.length] ?? '');
				const [found, ...others] = clausesIn(normalise(said), at % 2 === 0 ? [id] : []);
				return found && others.length === 0 ? [{ clause: found.clause, label }] : [];
			});
		}),
	);
}

function isAmount({ kind }: Question): boolean {
	return kind === 'money' || kind === 'signedMoney';
}

/** What a question calls what it asks for, in lower case; undefined where it only asks. */
function nameOf(section: string, question: string): string | undefined {
	const plain = questionWords(section, question)
		.label.toLowerCase()
		.replace(/\([^)]*\)/g, ' ')
		.replace(/[’]/g, "'")
		.replace(/[^a-z0-9' -]+/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return ASKS.test(plain) || plain.split(' ').length > MOST_WORDS ? undefined : plain;
}
