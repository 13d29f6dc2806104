/** Begins the questions for a whole return with what the message itself says: "I'm a childminder, let's do my return". */
import { type EntryChange, openScopeQuestions, scopeOf, settingChanges } from '@halfpenny/questions';
import { openedBy, openingChange } from './begin.ts';
import { tradeIn } from './heard/trade.ts';
import { wantedAlone } from './learned/wanted.ts';
import { goOn, interviewOf, leadOn } from './offer.ts';
import { targetOf } from './overlay.ts';
import type { Asked, Plan } from './plan.ts';
import { closedReason, keptForLater } from './tell.ts';
import { deniedInScope } from './tell-facts.ts';
import { isQuestion, topicOf } from './topic.ts';

const SURE = 0.5;
/** Whether a return is needed at all is a separate question. */
const ASKS_WHETHER = /^\W*(?:do|does|did|should|must|why|when|who|if)\b(?! (?:my|the|this) )/;
const PARTS = /[.;!?\n]+(?=\s|$)|,(?!\d{3}\b)/;

/** Whether a message, or part of it, asks to be led through the return. */
export function asksInterview(text: string): boolean {
	return text.split(PARTS).some((part) => {
		if (ASKS_WHETHER.test(part)) return false;
		const topic = topicOf(part);
		if (topic !== 'other') return topic === 'interview';
		const [like] = wantedAlone(part);
		return like?.label === 'interview' && like.chance >= SURE;
	});
}

/** The first question, after what the message says about the return. */
export function startInterview(asked: Asked, text: string): Plan {
	const closed = closedReason(asked);
	if (closed) return closed;
	const begun = withScope(asked, text);
	if (!asked.ports.hasReturn()) return keptForLater(begun, []);
	// What was told before there was a return goes before the person first.
	const isTold = (asked.memory.changes ?? []).length > 0 && asked.memory.interview !== true;
	return isTold ? goOn(begun) : leadOn(begun);
}

/** The conversation with what a message mentions about the return. */
export function withScope(asked: Asked, text: string): Asked {
	const opened = openedBy(asked, text);
	const { entries } = interviewOf(asked);
	const isNew = opened && !entries.some(({ section }) => section === opened.section);
	const changes = [...(isNew ? openingChange(asked, opened) : []), ...scopeChanges(asked, saidOfScope(text))];
	const memory = { ...asked.memory, interview: true };
	return {
		...asked,
		memory: changes.length === 0 ? memory : { ...memory, changes: [...(memory.changes ?? []), ...changes] },
	};
}

/** Words that always name a part of the return, wherever they are. */
const NAMED: Readonly<Record<string, RegExp>> = {
	employment:
		/\bjobs?\b|\bwork(?:ed|ing)? (?:part[- ]time |full[- ]time )?(?:at|for) (?!my ?self)|\bshifts\b|(?<!self[- ])\bemployed\b|\bpaye\b/,
	selfEmployment:
		/\bself[- ]employ|\bfreelanc|\bsole trader\b|\bfor my ?self\b|\b(?:business|trade) of my own\b|\b(?:my )?own business\b/,
	ukProperty:
		/\blet(?:ting)? (?:out|an?|my|our|the)\b|\brent out\b|\blandlord\b|\btenants?\b|\blodger\b|\brent(?:al income|s)?\W*$/,
	bankInterest: /(?<!(?:mortgage|loan) )\binterest\b|\bsavings\b/,
	dividends: /\bdividends?\b/,
	statePension: /\bstate pension\b/,
	childBenefit: /\bchild benefit\b/,
	studentLoans: /\bstudent loans?\b/,
	giftAid: /\bgift aid\b/,
	marriageAllowance: /\bmarriage allowance\b/,
	winterFuel: /\bwinter fuel\b/,
};
const DENIES = /\b(?:no|not|never|without|don't|didn't|haven't|hadn't|isn't|wasn't|nor|neither)\b/;
const SHORT = 3;

function scopeChanges(asked: Asked, told: Readonly<Record<string, boolean>>): readonly EntryChange[] {
	const { entries, year } = interviewOf(asked);
	const scope = scopeOf('individual');
	const entry = entries.find(({ section }) => section === scope?.id);
	const open = new Set(openScopeQuestions(entries, year).map(({ id }) => id));
	const said = Object.entries(told).filter(
		([id]) => open.has(id) && !entries.some(({ section }) => section === id),
	);
	return scope && said.length > 0
		? settingChanges(scope.id, entry ? targetOf(entry) : { new: scope.id }, Object.fromEntries(said))
		: [];
}

/** Notes what a person says they did not have: "no savings interest, no dividends either"; undefined where a text says more. */
export function noteDenied(asked: Asked, text: string): Plan | undefined {
	const { taxYear } = asked.ports.facts();
	const denied = isQuestion(text) ? [] : deniedInScope(text, taxYear);
	const isPlain =
		(DENIED_ALONE.test(text) || denied.length > 0) &&
		!/\d/.test(text) &&
		text.split(/\s+/).length <= LONGEST_DENIAL;
	if (!isPlain || asked.ports.returnType() === 'partnership') return undefined;
	const said = denied.length > 0 ? Object.fromEntries(denied.map((id) => [id, false])) : saidOfScope(text);
	const { asking } = asked.memory;
	// What is asked for comes first: "no interest" may answer it.
	if (
		asking &&
		asking.kind !== 'rest' &&
		(asking.kind !== 'question' || asking.section in said || asking.section === 'scope')
	)
		return undefined;
	if (Object.values(said).some((one) => one)) return undefined;
	const changes = scopeChanges(asked, said);
	if (changes.length === 0 || !asked.ports.hasReturn()) return undefined;
	return (
		closedReason(asked) ??
		goOn({ ...asked, memory: { ...asked.memory, changes: [...(asked.memory.changes ?? []), ...changes] } })
	);
}

/** The conversation with what the sentences of a message deny besides what it tells: "I had no job that year". */
export function withDenied(asked: Asked, text: string): Asked {
	if (asked.ports.returnType() !== 'individual' || !asked.ports.hasReturn()) return asked;
	const denials = text
		.split(/(?<=[.;!?])\s+|\n+/)
		.filter(
			(one) => DENIED_ALONE.test(one) && !/\d|\?/.test(one) && one.split(/\s+/).length <= LONGEST_DENIAL,
		)
		.filter((one) => !Object.values(saidOfScope(one)).some((said) => said));
	const changes = denials.length === 0 ? [] : scopeChanges(asked, saidOfScope(denials.join(' ')));
	return changes.length === 0
		? asked
		: { ...asked, memory: { ...asked.memory, changes: [...(asked.memory.changes ?? []), ...changes] } };
}

const DENIED_ALONE =
	/^(?!.*\b(?:never|didn't|haven't|forgot to) (?:tell|told|mention|mentioned|say|said|put|give|gave|given|enter|entered|add|added)\b)\W*(?:(?:and|also|nope|no|ok|right|well|so)\W+)*(?:no|nothing|none|never|i (?:had|have|got|get) no|(?:i )?(?:didn't|don't|haven't|never)(?: (?:have|get|had|got|receive))? (?:any|no)?|not a|i'm not|wasn't)\b/;
const LONGEST_DENIAL = 20;

/** Yes to what a text names, no to what it denies: "no interest or dividends, and I'm not self-employed". */
function saidOfScope(text: string): Readonly<Record<string, boolean>> {
	let isDenied = false;
	const said: Record<string, boolean> = {};
	for (const part of text.split(/[,;.!?\n]+|\b(?:but|and|or)\b/)) {
		const isShort = part.trim().split(/\s+/).length <= SHORT;
		isDenied = DENIES.test(part) || (isDenied && isShort);
		for (const [id, words] of Object.entries(NAMED))
			if (words.test(part) || (id === 'selfEmployment' && !isDenied && isTrade(part))) said[id] ??= !isDenied;
	}
	return said;
}

function isTrade(part: string): boolean {
	return /\b(?:i'm|i am|i do|i run|as) \b/.test(part) && tradeIn(part, false) !== undefined;
}
