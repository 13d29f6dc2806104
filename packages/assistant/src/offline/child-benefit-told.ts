/** A message that is an account of Child Benefit: noted whole, with the answer to a question that came before it. */
import { type Answers, type EntryChange, settingChanges } from '@halfpenny/questions';
import { searchKnowledge } from '../knowledge/search.ts';
import { besideIn } from './heard/beside.ts';
import { childBenefitIn, NAMED } from './heard/child-benefit/account.ts';
import { goOn, interviewOf, without } from './offer.ts';
import { targetOf } from './overlay.ts';
import type { Asked, Plan, Step } from './plan.ts';
import { closedReason, keptForLater } from './tell.ts';
import { withFacts } from './tell-facts.ts';
import { isQuestion } from './topic.ts';

const SENTENCES = /(?<=[.;!?])\s+|\n+/;
/** A question at the end of what is told, which asks whether it was told rightly. */
const SO_I_BELIEVE = /,?\s*\bso (?:i (?:believe|think|guess|assume)|presumably)\b[^?]*\?\s*$/;
const NEVER =
	/\b(?:no|never|nor|neither|not)\b[^.;]{0,40}\bchild benefit\b|\bchild benefit\b[^.;]{0,20}\b(?:never|not applicable)\b/;
/** Nothing of it is told apart from that there was none. */
const NONE_AT_ALL =
	/\b(?:no child benefit (?:in|for|at)|(?:never|neither of us has ever|nobody has) (?:had|got|claimed|received)|we've no children|no children)\b/;

const ASKS_AT_END =
	/,\s*(?:so |and |but )?(?:what|how|do i|does|is it|am i|should|can i|will|which|who)\b[^.]*$/;

/** So few words answer what was asked. */
const FEW = 3;

/** Notes an account of Child Benefit, or that there was none; undefined for any other message. */
export function childBenefitTold(asked: Asked, text: string): Plan | undefined {
	if (asked.ports.returnType() !== 'individual') return undefined;
	const sentences = text.replace(SO_I_BELIEVE, '.').split(SENTENCES);
	if (isQuestion(sentences.at(-1) ?? '') || ASKS_AT_END.test(text)) return undefined;
	const questions = sentences.filter(isQuestion);
	const told = sentences.filter((one) => !isQuestion(one)).join(' ');
	const changes = changesOf(asked, told, text);
	if (changes.length === 0) return undefined;
	const closed = closedReason(asked);
	if (closed) return closed;
	const memory = {
		...without(asked.memory, 'asking'),
		changes: [...(asked.memory.changes ?? []), ...changes],
	};
	const steps = questions.slice(0, 1).flatMap((one) => answerTo(asked, one));
	if (!asked.ports.hasReturn()) return keptForLater({ ...asked, memory }, steps);
	return goOn({ ...asked, memory }, steps);
}

function answerTo(asked: Asked, question: string): readonly Step[] {
	const isKnown = searchKnowledge(question, asked.ports.facts().taxYear) !== undefined;
	return isKnown ? [{ use: 'lookUp', with: { question } }] : [];
}

function changesOf(asked: Asked, told: string, text: string): readonly EntryChange[] {
	const { entries } = interviewOf(asked);
	const entry = entries.find(({ section }) => section === 'childBenefit');
	if (NEVER.test(told) && NONE_AT_ALL.test(told)) return entry || told !== text ? [] : noneOf(asked);
	const { memory } = asked;
	const last = [...(memory.proposed ?? []), ...(memory.changes ?? [])].at(-1);
	const isReply = memory.asking !== undefined && told.split(/\s+/).length <= FEW;
	const isBegun = !isReply && last?.section === 'childBenefit' && (entry?.answers.received ?? null) === null;
	const answers = childBenefitIn(told, asked.ports.facts().taxYear, isBegun || NAMED.test(text));
	if (!answers || !isEnough(answers, isBegun)) return [];
	const target = entry ? targetOf(entry) : { new: 'childBenefit' };
	const beside = besideIn('childBenefit', told);
	const isPartners = (answers.higherIncome ?? beside.higherIncome) === 'partners';
	const all = isPartners ? { ...answers, higherIncome: 'partners' } : { ...beside, ...answers };
	const own = settingChanges('childBenefit', target, all);
	// What the account itself says is surer than what was learned.
	const isOwn = (one: EntryChange) =>
		own.some(
			(other) =>
				other.section === one.section &&
				other.operation !== 'remove' &&
				one.operation !== 'remove' &&
				other.field === one.field,
		);
	return [...own, ...withFacts(asked, told, own).filter((one) => !isOwn(one))];
}

/** How many children alone is told in passing; so is whose income is higher, unless Child Benefit was asked about. */
function isEnough({ received, higherIncome, children, stopped }: Answers, isBegun: boolean): boolean {
	if (isBegun) return received !== undefined || higherIncome !== undefined;
	return [received, higherIncome, children, stopped].some((one) => one !== undefined);
}

/** That there was no Child Benefit. */
function noneOf(asked: Asked): readonly EntryChange[] {
	const scope = interviewOf(asked).entries.find(({ section }) => section === 'scope');
	return settingChanges('scope', scope ? targetOf(scope) : { new: 'scope' }, { childBenefit: false });
}
