/** Reads the reply to a question: yes or no, an amount, a day, a choice, or the text itself. */
import { toPounds } from '@halfpenny/facts';
import { questionWords } from '@halfpenny/messages/questions';
import {
	type Answer,
	type AnswerProblem,
	type Answers,
	type Question,
	readAnswers,
	type Section,
	type TaxYear,
} from '@halfpenny/questions';
import { termOf } from '../../knowledge/terms.ts';
import { amountsIn } from '../../language/amounts.ts';
import { dayIn } from '../../language/days.ts';
import { numberOfWords } from '../../language/number-words.ts';
import { sayingOf } from './sayings.ts';

/** A reply, or why there is none: `leaveOut` where the person does not know, `unclear` where it was not understood. */
export type ReadReply =
	| { readonly kind: 'answer'; readonly answer: string | boolean }
	| { readonly kind: 'problem'; readonly problem: AnswerProblem }
	| { readonly kind: 'leaveOut' | 'unclear' };

const YES =
	/^\W*(?:yes|yeah|yep|yup|y|sure|correct|right|i did|i do|i am|i was|i have|it did|it was|they did|of course|true|ok|okay|please)\b/;
const NO =
	/^\W*(?:no|nope|nah|n|non|none|never|not|nothing|nobody|no one|nowhere|negative|not really|(?:i )?(?:don't|do not) think so|i doubt it|i can't say i|i've never|i didn't|i did not|i don't|i do not|i wasn't|i'm not|i haven't|it didn't|it wasn't|they didn't|false|neither)\b/;
const NOT_SURE =
	/\b(?:not sure|don't know|do not know|dont know|dunno|no idea|skip|later|pass|can't remember|cannot remember|leave (?:it|that)|unsure)\b/;
/** Saying there is none, instead of a name or reference. */
const HAS_NONE =
	/^\W*(?:no|nope|nah|none|(?:i |we )?(?:haven't|don't have|not) (?:got )?(?:one|it|any)\b.*|no (?:reference|number))\W*$/;
const NOUGHT = /^\W*(?:no|none|nothing|nil|zero|nought|nope|0|£0|not any|didn't)\b/;

/** Unsure at first, then no: "dunno, no I don't think so". */
const NO_AFTER_ALL = /\b(?:don't|do not) think (?:so|i)\b|[,.;-]\s*(?:so |but |and )?(?:no|nope|nah|none)\b/;

/** Whether a reply skips a question. */
export function leavesOut(text: string): boolean {
	return NOT_SURE.test(text) && !NO_AFTER_ALL.test(text);
}

/** The same as another year, which we don't know here: "same as before". */
const AS_BEFORE =
	/^\W*(?:(?:it's|it is|it was|the|about|just|exactly) )*same\b(?!.*\d)|^\W*(?:ditto|unchanged|no change|as (?:before|usual|last (?:year|time)))\b/;

/** Whether a reply only says that an answer is the same as before. */
export function saysAsBefore(text: string): boolean {
	return AS_BEFORE.test(text) && text.split(/\s+/).length <= LONGEST_AS_BEFORE;
}

const LONGEST_AS_BEFORE = 7;

/** Whether a reply says no to everything. */
export function saysNone(text: string): boolean {
	return (
		(NOT_SURE.test(text) && NO_AFTER_ALL.test(text)) ||
		NOUGHT.test(text) ||
		NO.test(text) ||
		/^\W*(?:that's (?:all|it|the lot)|that is (?:all|it)|done|finished|no more|(?:(?:there (?:was|is)|i (?:only )?(?:had|have|did)|it was) )?(?:just|only) (?:had |have |got )?(?:that|the|this)? ?(?:one|1|it|that)\b)/.test(
			text,
		)
	);
}

/** Whether a reply says yes. */
export function saysYes(text: string): boolean {
	return YES.test(text);
}

/** The reply to one question; `text` is the message in lower case, `typed` as typed. */
export function readReply(
	section: Section,
	question: Question,
	{ text, typed }: { readonly text: string; readonly typed: string },
	{ answers, year }: { readonly answers: Answers; readonly year: TaxYear },
): ReadReply {
	if (NOT_SURE.test(text) && !(question.kind === 'yesNo' && NO_AFTER_ALL.test(text)))
		return { kind: 'leaveOut' };
	if (question.kind === 'text' && question.neededToKeep !== true && HAS_NONE.test(typed.toLowerCase()))
		return { kind: 'leaveOut' };
	const raw = rawOf(section, question, text, typed, year);
	if (raw === undefined || raw === null) return { kind: 'unclear' };
	const read = readAnswers(section, { ...answers, [question.id]: raw }, year);
	const problem = read.ok ? undefined : read.problems.find((one) => one.question === question.id);
	if (problem) return { kind: 'problem', problem };
	return { kind: 'answer', answer: raw };
}

function rawOf(
	section: Section,
	question: Question,
	text: string,
	typed: string,
	year: TaxYear,
): Answer | undefined {
	switch (question.kind) {
		case 'yesNo':
			return yesOrNo(question.id, text);
		case 'money':
		case 'signedMoney':
			return moneyOf(text);
		case 'wholeNumber':
			return wholeOf(text);
		case 'date':
			return dayIn(text, year) ?? typed.trim();
		case 'choice':
			return saidChoice(question, text) ?? choiceOf(section, question, text);
		case 'entry':
			return undefined;
		default:
			return textOf(typed);
	}
}

function yesOrNo(question: string, text: string): boolean | undefined {
	if (NO.test(text)) return false;
	if (YES.test(text)) return true;
	if (NO_AFTER_ALL.test(text)) return false;
	const said = sayingOf(question, text);
	return typeof said === 'boolean' ? said : undefined;
}

/** A choice in other words than its own. */
function saidChoice({ id, choices = [] }: Question, text: string): string | undefined {
	const said = sayingOf(id, text);
	return typeof said === 'string' && choices.includes(said) ? said : undefined;
}

function moneyOf(text: string): string | undefined {
	const amounts = amountsIn(text);
	if (amounts.length === 0) return NOUGHT.test(text) ? '0.00' : undefined;
	const [only, ...others] = amounts;
	return only?.inYear === undefined || others.length > 0 ? undefined : toPounds(only.inYear);
}

function wholeOf(text: string): string | undefined {
	const digits = /\d+/.exec(text)?.[0];
	if (digits !== undefined) return digits;
	const run = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/.exec(text)?.[0];
	if (run !== undefined) return String(numberOfWords(run));
	if (/\b(?:just|only) (?:a|the)\b|\bsingle\b/.test(text)) return '1';
	return NOUGHT.test(text) ? '0' : undefined;
}

/** The choice that a reply names: by its number, its id, or the words that only it has. */
export function choiceOf(
	{ id }: Section,
	{ id: question, choices = [] }: Question,
	text: string,
): string | undefined {
	const labels = questionWords(id, question).choices ?? {};
	const number = /^\W*(\d)\W*$/.exec(text)?.[1];
	if (number !== undefined) return choices[Number(number) - 1];
	if (/^\W*(?:no|nope|none|neither|nothing)\W*$/.test(text))
		return only(choices.filter((choice) => choice === 'none' || /^no\b/i.test(labels[choice] ?? '')));
	const said = termsIn(text);
	const scores = choices.map((choice) => {
		const label = labels[choice] ?? choice;
		if (label.toLowerCase() === text.trim() || choice.toLowerCase() === text.trim()) return 100;
		const terms = termsIn(label);
		const first = termsIn(label.split(/[:,]/)[0] ?? '')[0];
		return terms.filter((term) => said.includes(term)).length + (first && said[0] === first ? 1 : 0);
	});
	const best = Math.max(...scores);
	const isOnly = scores.filter((score) => score === best).length === 1;
	return best > 0 && isOnly ? choices[scores.indexOf(best)] : undefined;
}

function only(found: readonly string[]): string | undefined {
	return found.length === 1 ? found[0] : undefined;
}

function termsIn(text: string): readonly string[] {
	return text
		.toLowerCase()
		.split(/[^a-z0-9']+/)
		.flatMap((word) => (word === 'no' || word === 'my' ? [word] : (termOf(word) ?? [])));
}

/** What is neither a name nor a description. */
const YES_OR_NO = /^(?:yes|yeah|yep|yup|no|nope|nah|none|nothing|n\/a|ok|okay|sure)$/i;

/** A reply as a name or a few words; undefined where it is neither. */
export function textOf(typed: string): string | undefined {
	const plain = typed
		.trim()
		.replace(/^(?:(?:sorry|oh|ah|oops|right|well|ok|okay|um+|er+)[,.!]*\s+)+/i, '')
		.replace(
			/^(?:it['’]?s|it is|it was|that['’]?s|that was|they(?:'re| are| were)|my employer (?:is|was)|my|the name is|called|i'?m|i am|i work(?:ed)? (?:at|for)|i worked? with|at|for)\s+(?:just\s+|only\s+)?(?:called\s+|an?\s+)?/i,
			'',
		)
		.replace(/[.!]+$/, '')
		.trim();
	// An amount is not a name: it was meant for something else.
	if (amountsIn(typed.toLowerCase()).length > 0 && /\s/.test(plain)) return undefined;
	if (YES_OR_NO.test(plain)) return undefined;
	return plain === '' || plain.length > 100 || /\?$/.test(plain) ? undefined : plain;
}
