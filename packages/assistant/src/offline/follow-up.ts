/** Messages that carry on from the last one: "and for last year?", "what about my laptop?", "why?". */
import { yearsBegun } from '@halfpenny/years';
import { likelihoodOf } from '../knowledge/beside.ts';
import { isKnownQuestion, searchKnowledge } from '../knowledge/search.ts';
import { amountsIn } from '../language/amounts.ts';
import { taxYearIn } from '../language/days.ts';
import { normalise } from '../language/spelling.ts';
import { figureAsked } from './figure-words.ts';
import { paperAgain } from './paper-again.ts';
import { type Asked, type Plan, use } from './plan.ts';
import { carriesOn, LOOKED_UP, sameMatter } from './same-matter.ts';
import { isQuestion } from './topic.ts';
import { surelyWants } from './wants.ts';

const CARRIES_ON =
	/^\W*(?:and|but|or|so|ok(?:ay)?,?|then|also)?\W*(?:what about|how about|what if it'?s|what of|and|or|also|same for|is it the same for|even)?\W*(?<rest>.*?)\W*$/;
const STARTS = /^\W*(?:and|but|or|what about|how about|what if|same for|is it the same|also|then)\b/;
const LONGEST = 9;
/** What needs the question before it, however long it is: "and what rate is it over that". */
const POINTS =
	/^\W*(?:and|but|so|ok(?:ay)?|then|right)\b.*\b(?:(?:over|above|below|under|beyond|after|beside|besides|than|on top of|for|with) (?:that|it|this|them)|is (?:it|that)|are they|does (?:it|that)|the (?:rest|same))\b/;
const LONGEST_POINTING = 24;
/** What says nothing without the question before it: "and the rate?" */
const GENERIC =
	/^(?:(?:what|how much)(?:'s| is| are)? )?(?:the )?(?:rates?|limits?|allowance|deadlines?|thresholds?|fines?|penalt(?:y|ies)|dates?|figures?|amount|percentage|maximum|minimum|max|min)$/;
/** What was asked of it before. */
const OF_GENERIC =
	/\b(?:rates?|limits?|allowance|deadlines?|thresholds?|fines?|penalt(?:y|ies)|dates?|figures?|amount|percentage)\b/g;
const TO_PAY = /^(?:to pay|paying|pay|the (?:payment|money|tax|bill)|for (?:the )?pay(?:ing|ment))$/;
const OF_DAYS = /\b(?:deadline|last day|due|when|by what|what date|cut ?off)\b/;
/** Whether what was just told of holds for the person. */
const OF_ME =
	/^\W*(?:(?:so|and|ok|right|but) )*(?:am i|do i (?:have to|need to)|will i|must i|does (?:it|that|this) (?:apply|affect|include|mean|catch)|is (?:it|that) (?:for )?me)\b(?: (?:do|be|in|on|for|me|to|it|that|this|then|too|as well|now|caught|by|part|of))*\W*$/;
/** What to do about what was just answered. */
const NEXT =
	/^\W*(?:(?:oh \w+|oh|ok|okay|right|so|shit|damn|hmm|blimey|crikey|no)\W+)*(?:(?:so |and )?(?:what|now what)(?: (?:do|should|can|must|would) i| am i supposed to)?(?: (?:do|now|then|next|about it|happens))+)\W*$/;
const LONGEST_QUESTION = 500;
const BILL: readonly string[] = ['calculate', 'explainFigure'];
const BARE_WHY =
	/^\W*(?:but |and |so |ok(?:ay)? )*(?:why|how come|how so|explain|what for|how)(?: is (?:that|it)| that| so much)?\W*$/;

/** What to do with a message that carries on; undefined where it stands by itself. */
export function followUp(asked: Asked, text: string): Plan | undefined {
	const pointed = whyTried(asked, text) ?? pointsBack(asked, text) ?? paperAgain(asked, text);
	if (pointed) return pointed;
	const last = asked.memory.used;
	const isPointing = POINTS.test(text) || IT.test(text) || carriesOn(text);
	if (!last || text.split(/\s+/).length > (isPointing ? LONGEST_POINTING : LONGEST)) return undefined;
	if (BILL.includes(last.tool)) return aboutBill(asked, text, last.with.rule) ?? sameMatter(asked, text);
	if (!LOOKED_UP.includes(last.tool)) return sameMatter(asked, text);
	const before = last.with.question ?? 'when is the return due';
	if (SINCE.test(text)) return use('lookUp', { question: before, since: 'yes' });
	const year = yearMeant(asked, text);
	if (year) {
		const question = searchKnowledge(before, asked.ports.facts().taxYear)?.question ?? before;
		return use('lookUp', { question, taxYear: year });
	}
	if (NEXT.test(text))
		return use('lookUp', { question: `${before} ${text}`.slice(0, LONGEST_QUESTION), before });
	if (/\bmtd\b|making tax digital|quarterly/.test(before) && OF_ME.test(text)) return use('digitalStanding');
	const starts = STARTS.test(text);
	const rest = CARRIES_ON.exec(text)?.groups?.rest ?? '';
	if (TO_PAY.test(rest) && (last.tool === 'deadlines' || OF_DAYS.test(before))) return use('deadlines');
	const isCost = starts && last.tool === 'expenseGuidance' && text.split(/\s+/).length <= LONGEST;
	const same = isCost ? undefined : sameMatter(asked, text);
	if (same) return same;
	if (isAboutIt(text, before, asked))
		return use('lookUp', { question: `${before} ${text}`.slice(0, LONGEST_QUESTION), before });
	if (!starts || isKnownQuestion(text, asked.ports.facts().taxYear)) return undefined;
	if (last.tool === 'expenseGuidance') return use(last.tool, { question: `can i claim ${rest}` });
	const { taxYear } = asked.ports.facts();
	const isAlone = !POINTS.test(text) && !GENERIC.test(rest) && searchKnowledge(rest, taxYear) !== undefined;
	const about = GENERIC.test(rest) ? before.replace(OF_GENERIC, ' ') : before;
	return use('lookUp', { question: isAlone ? rest : `${about} ${rest}`.slice(0, LONGEST_QUESTION), before });
}

/** Asks how long a rule has been so, and nothing else. */
const SINCE =
	/^\W*(?:(?:and|so|ok|oh|really|but) )*(?:since when|from when|how long)(?: (?:has|have|is|was|did)(?: (?:it|that|this|they|those|the \w+))?(?: (?:been|be))?(?: (?:it|that|this|so|like that|the same|the rule|at that|that much))*)?\W*$/;

const WHY = /\b(?:why|how come|how so|where does that come from)\b/;
const LONGEST_WHY = 12;

/** Why the bill that was tried is another one: “why isn’t that just 40%?”. */
function whyTried({ memory: { used } }: Asked, text: string): Plan | undefined {
	const { kind, amount, becomes } = used?.tool === 'whatIf' ? used.with : {};
	if (kind === undefined || amount === undefined || used?.with.also !== undefined) return undefined;
	if (!WHY.test(text) || text.split(/\s+/).length > LONGEST_WHY) return undefined;
	return use('whatIf', { kind, amount, ...(becomes !== undefined && { becomes }), why: 'yes' });
}

/** Whether a question about "it" says by itself less of what it is about than with the question before. */
function isAboutIt(text: string, before: string, asked: Asked): boolean {
	const { taxYear } = asked.ports.facts();
	const asks =
		isQuestion(text) || /\b(?:does|do|is|are|will|would|can) (?:that|it|this|they|those)\b/.test(text);
	if (!asks || !IT.test(text) || amountsIn(text).length > 0) return false;
	if ((surelyWants(asked, text) ?? 'rule') !== 'rule') return false;
	return likelihoodOf(`${before} ${text}`, taxYear) > likelihoodOf(text, taxYear);
}

/** The year that a message asks about instead of the one before, where we know its figures. */
function yearMeant({ ports }: Asked, text: string): string | undefined {
	const { taxYear } = ports.facts();
	const named = taxYearIn(text);
	if (named !== undefined && named !== taxYear) return named;
	const first = Number(taxYear.slice(0, 4));
	const today = yearsBegun(ports.today()).at(-1);
	if (/\b(?:this|the current) (?:tax )?year\b(?! (?:end|coming))/.test(text) && today !== taxYear)
		return today;
	if (/\b(?:last|previous) (?:tax )?year\b|\byear before\b/.test(text)) return yearFrom(first - 1);
	return /\bnext (?:tax )?year\b|\byear after\b/.test(text) ? yearFrom(first + 1) : undefined;
}

function yearFrom(first: number): string {
	return `${first}-${String((first + 1) % 100).padStart(2, '0')}`; // years, not money
}

function aboutBill({ ports }: Asked, text: string, rule: string | undefined): Plan | undefined {
	if (BARE_WHY.test(text.split(/(?<=[.!?])\s+/).at(-1) ?? ''))
		return rule === undefined ? use('calculate') : use('explainFigure', { rule });
	if (!/^\W*(?:and|but|what about|how about)\b/.test(text)) return undefined;
	if (/\b(?:when|dates?|(?:what|which) days?)\b/.test(text)) return use('deadlines');
	const figure = figureAsked(
		`explain my ${text.replace(/^\W*(?:and|but|what about|how about|the|my|\s)+/, '')}`,
		ports,
	);
	return figure && use('explainFigure', { rule: figure });
}

/** Asks whether "it" counts or is taxed, without saying what it is. */
const ASKS_OF_IT =
	/^\W*(?:(?:and|so|but|ok|okay|then) )*(?:do|does|must|should|will|would|is|are|have|need)\b.{0,25}\b(?:declare|report|tell (?:hmrc|you|them) about|include|count|pay (?:any )?tax on|tax(?:ed|able)?)\b|^\W*(?:(?:and|so|but) )*(?:is|are) (?:it|that|they|those)\b.{0,12}\btax/;
const IT = /\b(?:it|that|this|them|those|they)\b/;

/** A question about what the message before was about, which is looked up with it. */
function pointsBack({ before = '', ports }: Asked, text: string): Plan | undefined {
	if (before === '' || !ASKS_OF_IT.test(text) || !IT.test(text)) return undefined;
	// What is owed on an amount that was just told is in the bill.
	const isTold = amountsIn(normalise(before)).length > 0 && !isQuestion(normalise(before));
	if (isTold && /\bowe\b/.test(text) && ports.entries().length > 0) return undefined;
	const { taxYear } = ports.facts();
	const question = normalise(before).slice(0, LONGEST_QUESTION);
	const found = searchKnowledge(`do i pay tax on ${question}`, taxYear) ?? searchKnowledge(question, taxYear);
	return found && use('lookUp', { question: found.question, before: question });
}
