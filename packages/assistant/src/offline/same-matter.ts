/** The answer to a question that carries on from the one before: it belongs to the same matter, whatever its words mean by themselves. */
import { carriedOn } from '../knowledge/after/carried-on.ts';
import { entryAfter } from '../knowledge/after/entry-after.ts';
import { amountsIn } from '../language/amounts.ts';
import type { Wanted } from './learned/wanted.ts';
import { type Asked, type Plan, use } from './plan.ts';
import { asksOfPaper } from './topic.ts';
import { triesAgain } from './try-again.ts';
import { isSureOf, surelyWants } from './wants.ts';

/** Tools that answer from the rules. */
export const LOOKED_UP: readonly string[] = ['lookUp', 'expenseGuidance', 'deadlines'];
/** Below this likelihood of standing alone, a question carries on from the one before. */
const STANDS_ALONE = 0.5;
/** The same where an amount stands in it: nothing told is to be taken for a question. */
const STANDS_ALONE_WITH_AMOUNT = 0.15;
/** What was answered before, as a question to the knowledge, by the tool, the page or the rule that answered it. */
const ANSWERED_BY: Readonly<Record<string, string>> = {
	digitalStanding: 'What is Making Tax Digital for Income Tax?',
	documents: 'Which papers can I add here, and what for?',
	deadlines: 'When is the return due?',
	mileage: 'Should I claim by the mile or the actual costs of my vehicle?',
	billSum: 'What are payments on account?',
	'payment-on-account': 'What are payments on account?',
	'finance-costs-relief': 'Can I claim my mortgage interest on a let home?',
	pension: 'How much can I pay into a pension?',
	mortgage: 'Can I claim my mortgage interest on a let home?',
	dividends: 'How are dividends taxed?',
	interest: 'How much interest is tax-free?',
};
/** What is asked of the return or the papers, whatever was answered before. */
const OF_OTHERS: readonly Wanted[] = [
	...(['missing', 'held', 'tell', 'upload', 'send', 'document', 'documentType', 'suggestions'] as const),
];

const OF_BILL: readonly Wanted[] = ['owe', 'why', 'dates'];

/** Whether a text most likely says little without the question before it. */
export function carriesOn(text: string): boolean {
	return carriedOn(text).alone < STANDS_ALONE;
}

/** Whether a message with an amount surely carries on from the question before, and tells nothing: “and if I go over 1,900?”. */
export function carriesOnWithAmount(asked: Asked, text: string): boolean {
	const { used } = asked.memory;
	if (used === undefined || !LOOKED_UP.includes(used.tool) || amountsIn(text).length > 1) return false;
	return carriedOn(text).alone < STANDS_ALONE_WITH_AMOUNT && !isSureOf(asked, text, 'tell');
}

/** The entry of the same matter as the answer before, where a question carries on from it. */
export function sameMatter(asked: Asked, text: string): Plan | undefined {
	const { used } = asked.memory;
	const wanted = used && surelyWants(asked, text);
	if (!used || (used.tool === 'whatIf' && (wanted === 'whatIf' || triesAgain(asked, text)))) return undefined;
	const isOfRules = LOOKED_UP.includes(used.tool) || used.tool === 'digitalStanding';
	// “Is there a ceiling on it” is of what was tried, where no paper was read.
	const isOfPaper = wanted !== 'document' || used.tool !== 'whatIf' || asksOfPaper(text);
	const isOfOthers = wanted !== undefined && OF_OTHERS.includes(wanted) && isOfPaper;
	if (isOfOthers || (wanted !== undefined && !isOfRules && OF_BILL.includes(wanted))) return undefined;
	const { question, rule = '', page = '', kind = '' } = used.with;
	const own = used.tool === 'findInDocuments' ? paperAsked(question) : question;
	const before = own ?? ANSWERED_BY[rule] ?? ANSWERED_BY[page] ?? ANSWERED_BY[kind] ?? ANSWERED_BY[used.tool];
	const entry = before === undefined ? undefined : entryAfter(before, text, asked.ports.facts().taxYear);
	// What was explained on the bill is not told again as a rule; the dates of a return are its own.
	if (entry === undefined || (entry.question === before && rule !== '')) return undefined;
	return entry.id === 'onlineDeadline' ? use('deadlines') : use('lookUp', { question: entry.question });
}

/** What a question about a paper was about, in words of the knowledge. */
function paperAsked(question = ''): string {
	return /\bcode\b/.test(question)
		? 'What does the number in my tax code mean?'
		: 'What are a P60, a P45 and a P11D?';
}
