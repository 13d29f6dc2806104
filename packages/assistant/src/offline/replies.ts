/**
 * What the offline model does with a message: safety first, then the reply to what was asked, then what the message
 * says or asks.
 */
import { sayAssistant } from '@halfpenny/messages/assistant';
import type { Fills } from '../guard/compose.ts';
import { isKnownQuestion, searchKnowledge } from '../knowledge/search.ts';
import { amountsIn } from '../language/amounts.ts';
import { withoutDictation } from '../language/shorthand.ts';
import { normalise } from '../language/spelling.ts';
import { asksWhichPapers } from '../tools/papers-kept.ts';
import { amendAmount } from './amend-amount.ts';
import { amendTold } from './amend-told.ts';
import { answersQuestion } from './answers-question.ts';
import { begin } from './begin.ts';
import { leadsWithQuestion, tellsNothing, withoutOpening } from './beside-question.ts';
import { billTopic } from './bill-asked.ts';
import { clarify, pick } from './clarify.ts';
import { correct } from './correct.ts';
import { declinedAgain, declinedTopic, onceDeclined, withDeclinedTopic } from './declined-before.ts';
import { asksStanding, digitalBySaid, standingAsked } from './digital-said.ts';
import { explaining } from './explaining.ts';
import { figureLike } from './figure-examples.ts';
import { figureAsked, figureToExplain, figureToldOf, onAccountOf, plainly } from './figure-words.ts';
import { followUp } from './follow-up.ts';
import { remembering } from './former.ts';
import { withSlipsMended } from './heard/mended.ts';
import { aboutQuestion } from './interview/about-question.ts';
import { askStep } from './interview/ask.ts';
import { leavesOut } from './interview/read-reply.ts';
import { replyTo } from './interview/reply.ts';
import { isCorrection, UNDOES } from './is-correction.ts';
import { withoutLeftOut } from './left-out.ts';
import { noted } from './noted.ts';
import {
	asksForRule,
	asksRule,
	hasNothing,
	isBareFigure,
	isOfKnowledge,
	isOfReturn,
	isTold,
	namesRule,
	repeatsFigure,
	topicNamed,
} from './of-return.ts';
import { goOn, interviewOf, without } from './offer.ts';
import { obeysPaper, paperAgain } from './paper-again.ts';
import { type Asked, beforeTold, isAsking, type Plan, say } from './plan.ts';
import { holdsOrders, withoutPlanted } from './planted.ts';
import { carriesOnWithAmount } from './same-matter.ts';
import { givenAway } from './secrets.ts';
import { sentAsked } from './sent-asked.ts';
import { saysNothing, smallTalk } from './small-talk.ts';
import { asksInterview, startInterview, withDenied, withScope } from './start-interview.ts';
import { sumAsked } from './sum-asked.ts';
import { supposed } from './suppose.ts';
import { talkAbout } from './talk-about.ts';
import { closedReason, percentNotes, tell } from './tell.ts';
import { answeredToo, halvesOf, tellsSomething, withProposed } from './tell-and-ask.ts';
import { isOneAccount, toldWhole } from './told-whole.ts';
import { asksOfPaper, CRISIS, isQuestion, type Topic } from './topic.ts';
import { onlyImagines, triedOver, triesOut, tryOut } from './try.ts';
import { triedAlone, triesAgain } from './try-again.ts';
import { triesUnsaid } from './try-amount.ts';
import { isImagined } from './try-answers.ts';
import { triedByRule } from './try-rule.ts';
import { asksOf, asksOnly, givesOrders, isSureOf, surelyWants, topicWanted, yields } from './wants.ts';

const MOST_CHARACTERS = 4000;
/** What comes before any answer to a question. */
const FIRST: readonly Topic[] = [
	...(['crisis', 'instructions', 'evasion', 'privacy', 'outside', 'send', 'otherLanguage'] as const),
];
/** What may be asked in the middle of the interview. */
const ASIDE: readonly Topic[] = [
	...(['owe', 'why', 'dates', 'missing', 'suggestions', 'digital', 'held', 'document'] as const),
	...(['interview', 'upload', 'whoAreYou', 'abuse', 'pay'] as const),
];

/** What the next message may carry on from. */
const CARRIED_ON: readonly string[] = [
	...(['whatIf', 'billSum', 'mileage'] as const),
	'lookUp',
	'expenseGuidance',
	'calculate',
	'explainFigure',
	'deadlines',
	'digitalStanding',
	'findInDocuments',
	'openScreen',
];

/** A request to the assistant is a statement to it: "could you add …". */
const ASKED_TO =
	/^\W*(?:(?:hi|hello|hey|hiya|ok|okay|please)\W+)?(?:can|could|will|would) (?:you|u|ya)(?: please| just| pls)* (?=(?:add|put|change|update|correct|amend|note|record|include|set|make|stick)\b.*\d)/i;

/** What to do with a message. The memory is kept unless the plan changes it. */
export function planFor(said: Asked): Plan {
	const own = withoutLeftOut(withoutDictation(said.message));
	const asked = onceDeclined({ ...said, message: withSlipsMended(own.replace(ASKED_TO, '')) });
	const { steps, memory: kept = without(asked.memory, 'choices') } = decideBoth(asked);
	const memory = remembering(asked, kept);
	const last = steps.flatMap((step) => ('use' in step && CARRIED_ON.includes(step.use) ? [step] : [])).at(-1);
	if (!last) return { steps, memory: without(memory, 'used') };
	const words = Object.entries(last.with ?? {}).map(
		// Of a list, only that there was one is remembered.
		([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
	);
	return { steps, memory: { ...memory, used: { tool: last.use, with: Object.fromEntries(words) } } };
}

/** What is told is noted and what is asked besides is answered. */
function decideBoth(asked: Asked): Plan {
	const isSum = sumAsked(asked, normalise(asked.message)) !== undefined;
	const isOne = isSum || isOneAccount(asked) || asksStanding(asked);
	const halves = isOne ? undefined : halvesOf(asked.message, asked.ports.facts().taxYear);
	const told = halves && decide({ ...asked, message: halves.told });
	if (!halves || !told || !tellsSomething(told, asked.memory)) return decide(asked);
	return answeredToo(told, decide({ ...withProposed(asked, told), message: halves.asked }));
}

function decide(asked: Asked): Plan {
	const text = normalise(asked.message.trim());
	if (asked.message.length > MOST_CHARACTERS)
		return CRISIS.test(text) ? talkAbout.crisis(asked, text) : say(sayAssistant('tooLong'));
	if (text === '') return talkAbout.greeting(asked, text);
	if (asked.memory.asking === undefined && (asked.memory.choices ?? []).length === 0 && saysNothing(text))
		return say(sayAssistant('nothingAsked'));
	const given = givenAway(text);
	if (given) return given;
	const topic = topicFor(asked, text);
	const own = topic === 'instructions' ? withoutPlanted(asked.message) : undefined;
	const told = own === undefined ? undefined : tellOf({ ...asked, message: own }, normalise(own), 'other');
	if (told) return beforeTold(talkAbout.instructions(asked, text), told);
	const again = FIRST.includes(topic) ? undefined : declinedAgain(asked, text, topic);
	if (again) return again;
	const standing = FIRST.includes(topic) ? undefined : standingAsked(asked, text);
	if (standing) return backToQuestion(asked, standing);
	const account = toldWhole(asked, text, topic);
	if (account) return account;
	if (FIRST.includes(topic))
		return withDeclinedTopic(talkAbout[topic](asked, text), asked.memory, declinedTopic(topic));
	const summed =
		sumAsked(asked, text) ?? triedOver(asked, text) ?? triedByRule(asked, text) ?? sentAsked(asked, text);
	if (summed) return backToQuestion(asked, summed);
	const picked =
		pick(asked, text) ?? aboutQuestion(asked, text) ?? supposed(asked, text) ?? amendAmount(asked, text);
	if (picked) return picked;
	const isAnswer = answersQuestion(asked, text);
	const wanted = isAnswer ? undefined : surelyWants(asked, text);
	const isAside =
		isQuestion(text) ||
		(ASIDE.includes(topic) && !(asked.memory.asking && leavesOut(text))) ||
		(asked.memory.asking !== undefined && asked.memory.asking.kind !== 'tried' && wanted === 'rule') ||
		(wanted === 'whatIf' && asked.memory.asking?.kind !== 'tried');
	const amendsNothing = isAside || UNDOES.test(text);
	const amended = amendsNothing ? undefined : (noted(asked, text, isAnswer) ?? amendTold(asked, text));
	if (amended) return amended;
	const corrected = isCorrection(asked, text) ? correct(asked, text) : undefined;
	if (corrected) return corrected;
	const reply = asked.memory.asking && !isAside ? replyTo(asked) : undefined;
	if (reply?.isSure) return reply.plan;
	if (STOPS.test(text) && !isQuestion(text)) return stop(asked);
	if (reply && topic === 'other') return toldInstead(asked, text) ?? reply.plan;
	const answer =
		(reply || triesOut(text) || asksOf(wanted) ? undefined : correct(asked, text)) ??
		answerOrTell(asked, text, topic);
	return backToQuestion(asked, answer);
}

/** Repeats the question, after an answer to something else. */
function backToQuestion(asked: Asked, plan: Plan): Plan {
	const { asking, interview } = asked.memory;
	if (interview !== true || !asking || plan.memory !== undefined) return plan;
	if (asking.kind === 'page')
		return { ...plan, steps: [...plan.steps, { say: [sayAssistant('ask.backToPage')] }] };
	if (asking.kind !== 'question') return plan;
	const { entries, year } = interviewOf(asked);
	const { fills } = askStep(asking, entries, year) as { fills?: Fills };
	return fills?.question === undefined
		? plan
		: {
				...plan,
				steps: [...plan.steps, { say: [sayAssistant('ask.back')], fills: { question: fills.question } }],
			};
}

/** The topic; a question that the knowledge answers word for word is looked up, whatever else its words mean. */
function topicFor(asked: Asked, text: string): Topic {
	const topic = holdsOrders(text) && !CRISIS.test(text) ? 'instructions' : topicNamed(asked, text);
	if (topic === 'crisis' || topic === 'instructions' || topic === 'evasion') return topic;
	const wanted = answersQuestion(asked, text) ? undefined : surelyWants(asked, text);
	const learnt = topicWanted(wanted);
	if (obeysPaper(asked, text)) return 'instructions';
	if ((learnt === 'instructions' && asksOfPaper(text)) || asksWhichPapers(text)) return 'document';
	// The words of what is told, or of a question about a rule, may stand in what is declined or done.
	if (topic === 'outside' && (isTold(asked, text) || repeatsFigure(asked, text))) return 'other';
	if (topic === 'outside' && (isSureOf(asked, text, 'document') || paperAgain(asked, text)))
		return 'document';
	const isRule = isSureOf(asked, text, 'rule');
	const mayDecline = topic === 'privacy' || topic === 'outside';
	if (isRule && (topic === 'send' || (mayDecline && namesRule(asked, text)))) return 'other';
	if (learnt === 'pay' && isSureOf(asked, text, 'pay')) return learnt;
	const isOfRule = wanted === 'rule' && namesRule(asked, text);
	const ofBill = FIRST.includes(topic) || isOfRule ? undefined : billTopic(asked, text, topic);
	if (ofBill) return ofBill;
	if (learnt && isOfReturn(asked, text, wanted) && !FIRST.includes(topic)) return learnt;
	if (isKnownQuestion(text, asked.ports.facts().taxYear)) return topic === 'expense' ? 'expense' : 'other';
	// Nothing on the return is to be explained where there is nothing on it.
	const year = asked.ports.facts().taxYear;
	if (learnt === 'why' && hasNothing(asked) && searchKnowledge(text, year)) return 'other';
	if (asksForRule(asked, text, learnt ?? topic)) return 'other';
	if (learnt && !FIRST.includes(topic)) return topic === 'why' && learnt === 'owe' ? topic : learnt;
	if (wanted === 'rule' && !FIRST.includes(topic) && (yields(topic) || isSureOf(asked, text, 'rule')))
		return topic === 'expense' ? topic : 'other';
	return topic;
}

/** What was said instead of a reply, if it has a place on the return. */
function toldInstead(asked: Asked, text: string): Plan | undefined {
	const told = tellOf(asked, text, 'other');
	return told?.memory?.asking?.kind === 'what' ? undefined : told;
}

const STOPS = /^\W*(?:stop|enough|pause|cancel|quit|that's (?:all|it|enough)|that is all|i'm done)\b.{0,20}$/;

/** Proposes what was said so far, and asks nothing more. */
function stop(asked: Asked): Plan {
	const { asking: _, interview: __, ...memory } = asked.memory;
	if ((memory.changes ?? []).length > 0) return goOn({ ...asked, memory });
	return { steps: say(sayAssistant('stopped')).steps, memory };
}

function answerOrTell(asked: Asked, text: string, topic: Topic): Plan {
	const alone = triedAlone(asked, text);
	if (alone !== undefined || triesUnsaid(asked, text)) return tryOut(asked, alone ?? text);
	const isKnown = isOfKnowledge(asked, text);
	const hasAmount = amountsIn(text).length > 0;
	const carriedOn = !hasAmount || carriesOnWithAmount(asked, text) ? followUp(asked, text) : undefined;
	if (carriedOn) return carriedOn;
	const standing = topic === 'digital' && hasAmount ? digitalBySaid(asked, text) : undefined;
	if (standing) return leadsWithQuestion(text) ? standing : beforeTold(standing, tellOf(asked, text, topic));
	const wanted = surelyWants(asked, text);
	const supposes = wanted === 'whatIf' && isImagined(text);
	const isAsked = isBareFigure(text) || (isSureOf(asked, text, 'rule') && namesRule(asked, text));
	const tries =
		(!isKnown || supposes) && !isAsked && (wanted === 'whatIf' || triesOut(text) || triesAgain(asked, text));
	const tried = tries && (hasAmount || wanted !== 'why') ? tryOut(asked, text) : undefined;
	if (tried && !(isAsking(tried) && asksRule(asked, text))) return tried;
	const explained = onAccountOf(text, asked.ports) ?? figureToldOf(text, asked.ports);
	if (explained) return explaining(explained, text, asked.ports);
	const isOnlyTried = tried !== undefined && onlyImagines(text);
	const told = isOnlyTried || asksOnly(text, wanted) ? undefined : tellOf(asked, text, topic);
	const isUnplaced = told?.memory?.asking?.kind === 'what';
	const isAside = isUnplaced || (told !== undefined && leadsWithQuestion(text) && tellsNothing(asked, told));
	if (told && !(isAside && wanted !== 'tell' && asksRule(asked, text))) return told;
	if (topic === 'documentType') return talkAbout.documentType(asked, text);
	const isPercentAsked = isQuestion(text) || (wanted === 'rule' && text.startsWith('if '));
	const percents = isPercentAsked ? [] : percentNotes(text, asked.message);
	if (percents.length > 0) return closedReason(asked) ?? { steps: percents };
	const isOfRule = wanted === 'rule' && (asked.ports.entries().length === 0 || namesRule(asked, text));
	const isElse = isKnown || isOfRule || billTopic(asked, text, topic) !== undefined;
	const figure =
		!isElse && ['other', 'owe', 'why'].includes(topic)
			? (figureAsked(plainly(text), asked.ports) ?? figureLike(text, asked.ports))
			: undefined;
	if (figure) return explaining(figure, text, asked.ports);
	const isWhy = topic === 'why' && asked.ports.entries().length > 0;
	const toExplain = isWhy ? figureToExplain(text, asked.ports) : 'total-due';
	if (toExplain !== 'total-due') return explaining(toExplain, text, asked.ports);
	const isOpen = topic === 'other' || topic === 'expense';
	if (wanted !== 'rule' && isLed(asked, text, topic)) return startInterview(asked, text);
	return (
		(topic === 'other' && !isQuestion(text) ? begin(asked, text) : undefined) ??
		(isOpen ? smallTalk(asked, text) : undefined) ??
		(isOpen && asked.memory.asking === undefined ? clarify(asked, text) : undefined) ??
		talkAbout[topic](asked, text)
	);
}

/** Whether part of a message asks to be led through the return: "let's carry on, I've a job and let a flat". */
function isLed({ memory }: Asked, text: string, topic: Topic): boolean {
	return topic === 'other' && memory.interview !== true && asksInterview(text);
}

/** People describe their year in statements; a question after them is answered too. */
function tellOf(asked: Asked, text: string, topic: Topic): Plan | undefined {
	const sentences = text.split(/(?<=[?!.])\s+(?=[a-z£])|\n+/);
	const said = sentences
		.map(withoutOpening)
		.filter((sentence) => !isQuestion(sentence) && !givesOrders(sentence))
		.join(' ');
	if (amountsIn(said).length === 0 || ['outside', 'upload'].includes(topic)) return undefined;
	return tell(asksInterview(text) ? withScope(asked, said) : withDenied(asked, said), said);
}
