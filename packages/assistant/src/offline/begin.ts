/** Begins an entry from a statement without an amount: "I'm a mobile hairdresser", "I rent a flat out". */
import {
	type EntryChange,
	type EntryTarget,
	findSection,
	type Section,
	settingChanges,
} from '@halfpenny/questions';
import { searchKnowledge } from '../knowledge/search.ts';
import { amountsIn } from '../language/amounts.ts';
import { normalise } from '../language/spelling.ts';
import { nameIn } from './heard/names.ts';
import { saidIn, spouseIn } from './heard/said.ts';
import { saysEmployed, tradeIn } from './heard/trade.ts';
import { askStep } from './interview/ask.ts';
import { ofEntry } from './interview/next-question.ts';
import { namedInScope } from './interview/read-page.ts';
import { wantedAlone } from './learned/wanted.ts';
import { goOn, interviewOf, without } from './offer.ts';
import { newKey, targetOf } from './overlay.ts';
import type { Asked, Plan } from './plan.ts';
import { closedReason, keptForLater } from './tell.ts';
import { factsAlone, withFacts } from './tell-facts.ts';
import { isQuestion } from './topic.ts';

const LONGEST = 14;
/** How people say what they have. */
const STATES =
	/^\W*(?:(?:hi|hello|hey|ok|so|well|right|and|also)\W+)*(?:i(?:'m| am|'ve| have| also| work| worked| let| rent| get| got| do| run| drive| had| was)|we|my|just|self[- ]employed|freelance)\b/;
const DOES = /\b(?:i'm|i am|i work as|i do|i run|self[- ]employed|freelance|as an?)\b/;
const WORKS_AT =
	/\b(?:work|worked|working|employed|job)\b.{0,20}\b(?:at|for(?! my ?self)|with|by)\b|\bi(?:'m| am| was) (?:an? )?(?:[a-z-]+ ){1,3}(?:at|for)\b/;
/** The sections that a sentence may begin. Others aren’t entries, or their first questions decide too much. */
const BEGUN: readonly string[] = [
	...['employment', 'selfEmployment', 'ukProperty', 'bankInterest', 'dividends', 'pension', 'statePension'],
	...['giftAid', 'pensionPayment', 'childBenefit'],
];

/** What to do with a statement that begins something on the return; undefined where it is uncertain. */
export function begin(asked: Asked, text: string): Plan | undefined {
	if (!STATES.test(text) || text.split(/\s+/).length > LONGEST || asksInstead(text)) return undefined;
	const opened = openedBy(asked, text) ?? opensOther(asked, text);
	if (!opened) return undefined;
	return closedReason(asked) ?? (asked.ports.hasReturn() ? opening(asked, opened) : keptForLater(asked, []));
}

/** Proposes a fact that is told without an amount: "my wife transferred her marriage allowance to me". */
export function noteSaid(asked: Asked, text: string): Plan | undefined {
	if (amountsIn(text).length > 0 || text.split(PARTS).some(isQuestion)) return undefined;
	if (asksInstead(text)) return undefined;
	const noted = notedIn(asked, text);
	if (noted.length === 0) return undefined;
	const closed = closedReason(asked);
	if (closed) return closed;
	const changes = [...(asked.memory.changes ?? []), ...noted];
	const memory = { ...without(asked.memory, 'asking'), changes };
	const told = { ...asked, memory };
	return asked.ports.hasReturn() ? goOn(told) : keptForLater(told, []);
}

/** "Marriage allowance - what's it worth" asks. */
const PARTS = /\s[-–]\s|(?<=[.;!?])\s+/;

/** Whether a text surely asks for something, though no sentence of it is a question by its form. */
function asksInstead(text: string): boolean {
	const [best] = wantedAlone(text);
	return best !== undefined && best.label !== 'tell' && best.chance >= SURELY_ASKS;
}

const SURELY_ASKS = 0.6;

/** What a text without an amount tells, as changes. */
function notedIn(asked: Asked, text: string): readonly EntryChange[] {
	const said = saidIn(text);
	const facts = factsAlone(asked, text);
	const isOfSpouse = [said, ...facts].some((one) => one?.section === 'marriageAllowance');
	const spouse = isOfSpouse ? spouseIn(asked.message, asked.ports.facts().taxYear) : {};
	const own = said ? settingChanges(said.section, targetIn(asked, said.section), said.answers) : [];
	const more = isOfSpouse
		? settingChanges('marriageAllowance', targetIn(asked, 'marriageAllowance'), spouse)
		: [];
	const all = [...own, ...more, ...facts];
	return all.filter(
		(one, at) => all.findIndex((other) => other.section === one.section && sameField(one, other)) === at,
	);
}

function sameField(one: EntryChange, other: EntryChange): boolean {
	return 'field' in one && 'field' in other && one.field === other.field;
}

function targetIn(asked: Asked, section: string): EntryTarget {
	const entry = interviewOf(asked).entries.find((one) => one.section === section);
	return entry ? targetOf(entry) : { new: section };
}

/** The job or business in a statement, and its name; undefined where there is none. */
export function openedBy(asked: Asked, text: string): Named | undefined {
	return opensBusiness(text) ?? opensJob(asked, text);
}

interface Opened {
	readonly section: string;
	/** The answer that the statement already gives. */
	readonly known?: readonly [question: string, answer: string];
}

interface Named extends Required<Opened> {}

function opensBusiness(text: string): Named | undefined {
	if (WORKS_AT.test(text) || saysEmployed(text)) return undefined;
	const trade = DOES.test(text) ? tradeIn(text, true) : undefined;
	if (trade === undefined) return undefined;
	return {
		section: 'selfEmployment',
		known: ['description', trade.charAt(0).toUpperCase() + trade.slice(1)],
	};
}

function opensJob({ message }: Asked, text: string): Named | undefined {
	const name = WORKS_AT.test(text) ? nameIn(message, 'employment') : undefined;
	return name === undefined ? undefined : { section: 'employment', known: ['employer', name] };
}

/** Something the knowledge answers is not a statement. */
function opensOther({ ports }: Asked, text: string): Opened | undefined {
	if (searchKnowledge(text, ports.facts().taxYear)) return undefined;
	const [section, ...others] = namedInScope(text).filter((one) => BEGUN.includes(one));
	return section !== undefined && others.length === 0 ? { section } : undefined;
}

/** Asks the first question of a new entry; begins nothing that the return already has. */
function opening(asked: Asked, { section: name, known }: Opened): Plan | undefined {
	const section = findSection(name);
	const interview = interviewOf(asked);
	if (!section || interview.entries.some((one) => one.section === name)) return undefined;
	const key = section.single ? name : newKey(name, asked.message, interview.entries, interview.today);
	if (known) {
		const opened = openingChange(asked, { section: name, known });
		const changes = [...(asked.memory.changes ?? []), ...withFacts(asked, normalise(asked.message), opened)];
		return goOn({ ...asked, memory: { ...asked.memory, changes } });
	}
	return firstOf(asked, section, key);
}

/** The new entry for a job or business. */
export function openingChange(asked: Asked, { section, known }: Named): readonly EntryChange[] {
	const { entries, today } = interviewOf(asked);
	const [field, value] = known;
	return [
		{ section, entry: { new: newKey(section, 'first', entries, today) }, operation: 'set', field, value },
	];
}

function firstOf(asked: Asked, section: Section, key: string): Plan | undefined {
	const interview = interviewOf(asked);
	const entry = { id: `new:${key}`, version: 0, section: section.id, answers: {} };
	const asking = ofEntry(section, entry, interview);
	return (
		asking && {
			steps: [askStep(asking, interview.entries, interview.year)],
			memory: { ...asked.memory, asking },
		}
	);
}
