/** Reads the reply to a whole page: which of its things happened, or which of its amounts there were. */
import { fromPounds, sum, toPounds, ZERO } from '@halfpenny/facts';
import { questionWords } from '@halfpenny/messages/questions';
import type { Question, Section } from '@halfpenny/questions';
import { termOf } from '../../knowledge/terms.ts';
import { amountsIn } from '../../language/amounts.ts';
import { segmentsOf } from '../heard/segments.ts';
import { hear } from '../heard/statements.ts';
import { saysEmployed, tradeIn } from '../heard/trade.ts';
import { saysNone, saysYes } from './read-reply.ts';

/** The answers in a reply; undefined where it was not understood. */
export type PageAnswers = Readonly<Record<string, string | boolean>> | undefined;

/** Other words for what happened in the year, besides those of the questions. */
const SCOPE: Readonly<Record<string, RegExp>> = {
	employment:
		/\bjobs?\b|\bi (?:work|worked) (?:at|for|in)\b|\bi(?:'m| am| was) (?:an? )?(?:[a-z-]+ ){1,3}(?:at|for)\b|(?<!self[- ]?)\bemploy(?:ed|ment|er)|\bpaye\b|salar|wages?\b|director/,
	selfEmployment:
		/\b(?:i'm|i am|i was|as) (?:an? )?(?:plumber|electrician|builder|joiner|carpenter|decorator|painter|plasterer|roofer|gardener|cleaner|hairdresser|barber|courier|photographer|designer|tutor|childminder|taxi driver|window cleaner|dog walker|handyman|consultant|personal trainer)\b|self|sole trader|freelanc|\bgig|for myself|\bbusiness\b|\btrade\b|\bcis\b/,
	partnershipShare: /\bpartner(?:ship)?\b/,
	ukProperty: /\brent|propert|lodger|landlord|\blet(?:ting)?\b|\bflat\b/,
	bankInterest: /interest|savings|\bbank\b|building society/,
	dividends: /dividend/,
	disposal: /\bsold\b|\bsell|\bsale\b|gave away|\bgain/,
	shareHolding: /several times|traded|trading shares|matching/,
	otherIncome: /other income|odd jobs|one-off/,
	pension:
		/(?<!state )(?<!(?:paid|pay|put|paying) (?:\w+ )?(?:into|to) (?:a |my |the )?)\bpension\b|private pension|workplace pension|old job/,
	statePension: /state pension/,
	stateBenefits: /(?<!child )\bbenefits?\b|job ?seeker|carer|\besa\b/,
	winterFuel: /winter/,
	childBenefit: /child/,
	marriageAllowance: /marriage|married/,
	studentLoans: /student|\bloan/,
	giftAid: /gift|charit|donat/,
	pensionPayment: /pension/,
	payments: /on account|how i pay|payments?\b/,
	repayment: /refund|bank account|repay/,
};

/** The subjects of a return that a lower-case text names. */
export function namedInScope(text: string): readonly string[] {
	return Object.entries(SCOPE).flatMap(([id, words]) => (words.test(text) ? [id] : []));
}

/** Whether a reply says there is nothing besides what it names: "just gift aid, 240 to the RSPCA". */
export function saysOnly(text: string): boolean {
	return /^\W*(?:it's |it was |i had |i've )?(?:just|only|nothing (?:but|else|except|apart|other)|no(?:thing|ne)? (?:other|more|apart|except|besides))\b|\b(?:nothing else|that's (?:all|it|everything|the lot)|and that's|no(?:thing)? (?:more|other))\b/.test(
		text,
	);
}

/** What a complete reply says about a page: no to the rest. */
export function onlyNamed(
	section: Section,
	questions: readonly Question[],
	text: string,
): Readonly<Record<string, boolean>> {
	return Object.fromEntries(
		questions.flatMap((question) => (isNamed(section, question, text) ? [] : [[question.id, false]])),
	);
}

/** Yes to what a reply names, no to the rest of the page. */
export function readPicked(section: Section, questions: readonly Question[], text: string): PageAnswers {
	const all = (value: boolean) => Object.fromEntries(questions.map(({ id }) => [id, value]));
	if (/^\W*(?:all|both|everything|all of (?:them|those|the above))\b/.test(text)) return all(true);
	const isTrade = tradeIn(text, true) !== undefined && !saysEmployed(text);
	const parts = text.split(/[,;.]|\b(?:but|and|or)\b/);
	const named = questions.filter((question) =>
		parts.some(
			(part) =>
				isNamed(section, question, part) && !/\b(?:no|not|never|didn't|don't|none|without)\b/.test(part),
		),
	);
	const business = isTrade
		? questions.filter(({ id }) => section.group === 'scope' && id === 'selfEmployment')
		: [];
	if (named.length + business.length > 0)
		return { ...all(false), ...Object.fromEntries([...named, ...business].map(({ id }) => [id, true])) };
	if (saysOnly(text) || saysNone(text) || questions.some((question) => isNamed(section, question, text)))
		return all(false);
	const [only, ...others] = questions;
	return only && others.length === 0 && saysYes(text) ? { [only.id]: true } : undefined;
}

function isNamed(section: Section, { id }: Question, text: string): boolean {
	const known = section.id === 'scope' ? SCOPE[id] : undefined;
	return known ? known.test(text) : shared(section, id, text) >= 2 || exactly(section, id, text);
}

/** The amounts of a reply, each at the question that shares most words with it; undefined where one fits none. */
export function readAmounts(section: Section, questions: readonly Question[], text: string): PageAnswers {
	const heard = heardOn(section, questions, text);
	if (heard) return heard;
	const found: Record<string, string> = {};
	for (const { text: part, amount } of segmentsOf(text)) {
		if (!amount) continue;
		if (amount.inYear === undefined) return undefined;
		const scores = questions.map(({ id }) => shared(section, id, part));
		const best = Math.max(...scores);
		const question = questions.length === 1 ? questions[0] : questions[scores.indexOf(best)];
		const isOnly =
			questions.length === 1 || (best > 0 && scores.filter((score) => score === best).length === 1);
		if (!question || !isOnly || found[question.id] !== undefined) return undefined;
		found[question.id] = toPounds(amount.inYear);
	}
	return Object.keys(found).length > 0 || saysNone(text) ? found : undefined;
}

/** The amounts by the usual words for them; undefined unless each has its place on the page. */
function heardOn({ id }: Section, questions: readonly Question[], text: string): PageAnswers {
	const about = id === 'selfEmployment' ? 'trade' : id === 'ukProperty' ? 'property' : 'job';
	const { statements } = hear(text, new Set([about]), { wasSpent: true });
	const fits = statements.every(
		({ section, field }) => section === id && questions.some((question) => question.id === field),
	);
	if (!fits || statements.length === 0 || statements.length !== amountsIn(text).length) return undefined;
	const total = (field: string) =>
		sum(statements.flatMap((one) => (one.field === field ? [fromPounds(one.value) ?? ZERO] : [])));
	return Object.fromEntries(statements.map(({ field }) => [field, toPounds(total(field))]));
}

function shared({ id: section }: Section, question: string, text: string): number {
	const { label, hint = '' } = questionWords(section, question);
	const said = new Set(terms(text));
	const ofLabel = terms(label).filter((term) => said.has(term)).length;
	const ofHint = terms(hint).filter((term) => said.has(term)).length;
	return ofLabel * 3 + Math.min(ofHint, 2); // weights, not money
}

function exactly({ id }: Section, question: string, text: string): boolean {
	return text.includes(questionWords(id, question).label.toLowerCase());
}

function terms(text: string): readonly string[] {
	return text
		.toLowerCase()
		.split(/[^a-z']+/)
		.flatMap((word) => termOf(word) ?? []);
}
