/** A message that is a whole account of something sold: its entry is put together, or added to where it was begun. */
import { formatPounds } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { sources } from '@halfpenny/messages/sources';
import { type Answers, type EntryChange, settingChanges } from '@halfpenny/questions';
import { amountsIn } from '../language/amounts.ts';
import { normalise } from '../language/spelling.ts';
import type { KnownEntry } from '../ports.ts';
import { type Account, accountIn } from './heard/sale/account.ts';
import { accountsIn } from './heard/sale/accounts.ts';
import { kindSold } from './heard/sale/what.ts';
import { soldBefore } from './heard/sale/when.ts';
import { partOf } from './heard/to-changes.ts';
import { goOn, interviewOf, without } from './offer.ts';
import { newKey, targetOf } from './overlay.ts';
import { type Asked, type Plan, type Step, say } from './plan.ts';
import { closedReason, keptForLater } from './tell.ts';
import { isQuestion } from './topic.ts';
import { surelyWants } from './wants.ts';

/** Notes an account of what was sold; undefined for any other message. */
export function sold(asked: Asked, text: string): Plan | undefined {
	if (asksSomething(asked.message)) return undefined;
	const begun = begunIn(asked, text);
	const carried = begun && carriedOn(begun, asked, text);
	const { year } = interviewOf(asked);
	const accounts = carried ? undefined : accountsIn(asked.message, year);
	if (!carried && !(accounts && isPlain(asked, text, accounts))) return undefined;
	const changes = carried
		? [...settingChanges('disposal', targetOf(begun), carried.answers), ...togetherOf(asked, [carried])]
		: changesOf(asked, accounts ?? []);
	if (changes.length === 0) return undefined;
	const closed = closedReason(asked);
	if (closed) return closed;
	const other = soldBefore(text, year);
	if (other !== undefined)
		return say(sayAssistant('heard.otherYear'), { year: partOf(other, asked.message), taxYear: year });
	const memory = {
		...without(asked.memory, 'asking'),
		changes: [...(asked.memory.changes ?? []), ...changes],
	};
	const notes =
		amountsIn(text).length > 0
			? [note, ...(accounts ?? [carried]).flatMap((one) => (one ? sharedNotes(one) : []))]
			: [];
	if (!asked.ports.hasReturn()) return keptForLater({ ...asked, memory }, notes);
	return goOn({ ...asked, memory }, notes);
}

/** Whether a message is an account of what was sold, and asks nothing. */
export function isSold(message: string, year: string): boolean {
	return !asksSomething(message) && accountsIn(message, year) !== undefined;
}

/** A request to note something is no question: "put down that I sold it?". */
const TOLD_TO = /^(?<told>\W*(?:put|note|record|add|write|get)\b[^?]*)\?\s*$/i;

/** What tells neither an amount nor a day is short, and asks for no rule. */
function isPlain(asked: Asked, text: string, accounts: readonly Account[]): boolean {
	const hasDay = accounts.some(({ answers }) => answers.date !== undefined);
	if (amountsIn(text).length > 0 || hasDay) return true;
	return text.split(/\s+/).length <= SHORT && (BEGINS.test(text) || surelyWants(asked, text) !== 'rule');
}

const SHORT = 12;
const BEGINS =
	/^\W*(?:(?:i|we|i've|we've|have|just|also) )*(?:sold|disposed of|cashed in|flogged|got rid of)\b/;

/** A few words that only name a thing are no question: "my antique bureau??". */
const FEW = 4;

function asksSomething(message: string): boolean {
	return message
		.replace(TOLD_TO, '$<told>')
		.split(/(?<=[.;!?])\s+|\n+/)
		.some(
			(one) => asksWithin(normalise(one)) && !(one.split(/\s+/).length <= FEW && kindSold(normalise(one))),
		);
}

/** Whether a sentence asks, or tells something and then asks: "sold nan's flat, what's the starting price". */
function asksWithin(sentence: string): boolean {
	return isQuestion(sentence) || ASKS_THEN.test(sentence);
}

const ASKS_THEN =
	/[,–—-]\s+(?:(?:and|so|but) )?(?:what(?:'?s)?|how(?: much| long| do| is| does)?|which|do i|does|is (?:it|that|there)|am i|should i|can i|will i|where do|somebody said|someone said|they say)\b/;

/** The sale that was told of last, whose figures are not all there. */
function begunIn(asked: Asked, text: string): KnownEntry | undefined {
	const { memory } = asked;
	const last = [...(memory.proposed ?? []), ...(memory.changes ?? [])].at(-1);
	const isLast = last?.section === 'disposal';
	const [entry, ...others] = interviewOf(asked).entries.filter(
		({ section, answers }) => section === 'disposal' && (answers.gain ?? null) === null && isBare(answers),
	);
	if (!isLast || !entry || others.length > 0) return undefined;
	const kind = kindSold(text);
	return kind === undefined || kind === entry.answers.kind ? entry : undefined;
}

function isBare({ proceeds, costs }: Answers): boolean {
	return (proceeds ?? null) === null || (costs ?? null) === null;
}

/** What a message adds to a sale: its figures, and never fewer than two unless it was asked for none of them. */
function carriedOn(begun: KnownEntry, asked: Asked, text: string): Account | undefined {
	const { year } = interviewOf(asked);
	if (OF_OTHERS.test(text) || typeof begun.answers.kind !== 'string') return undefined;
	const account = accountIn(text, asked.message, year, { kind: begun.answers.kind });
	if (!account) return undefined;
	const { proceeds, costs, gain } = account.answers;
	const isWhole = gain !== undefined || (proceeds !== undefined && costs !== undefined);
	return isWhole ? account : undefined;
}

/** Things that are no part of a sale. */
const OF_OTHERS =
	/\b(?:charit\w+|donat\w+|gift aid|student loan|child benefit|job|work(?:ed|ing)?|earn\w*|materials|van|mileage|subscription)\b/;

const note: Step = {
	say: [sayAssistant('heard.sale')],
	parts: [
		{ type: 'source', source: sources.gains },
		{ type: 'action', action: { words: { id: 'do.questions' }, place: { page: 'about' } } },
	],
};

/** Says that half of each amount was taken, or asks for the share of who owns it with somebody else. */
function sharedNotes({ shared, amounts }: Account): readonly Step[] {
	if (shared === 'half') return [{ say: [sayAssistant('heard.half')] }];
	if (shared === undefined) return [];
	return [{ say: [sayAssistant('heard.share')], fills: { written: amounts.map(formatPounds).join(', ') } }];
}

function changesOf(asked: Asked, accounts: readonly Account[]): readonly EntryChange[] {
	const { entries, today } = interviewOf(asked);
	const own = accounts.flatMap(({ answers }, at) => {
		const seed = at === 0 ? asked.message : `${at} ${asked.message}`;
		return settingChanges('disposal', { new: newKey('disposal', seed, entries, today) }, answers);
	});
	return [...own, ...togetherOf(asked, accounts)];
}

/** What counts for all sales together. */
function togetherOf(asked: Asked, accounts: readonly Account[]): readonly EntryChange[] {
	const answers: Answers = Object.assign({}, ...accounts.map(({ together }) => together));
	if (Object.keys(answers).length === 0) return [];
	const entry = interviewOf(asked).entries.find(({ section }) => section === 'capitalGainsDetails');
	return settingChanges(
		'capitalGainsDetails',
		entry ? targetOf(entry) : { new: 'capitalGainsDetails' },
		answers,
	);
}
