/** Turns the facts that a message tells without amounts into changes, beside what it tells with them or alone. */
import {
	type Answers,
	type EntryChange,
	type EntryTarget,
	findSection,
	settingChanges,
} from '@halfpenny/questions';
import type { KnownEntry } from '../ports.ts';
import { factsIn, type ToldFact } from './heard/facts/facts-in.ts';
import { fieldForLodger } from './heard/for-lodger.ts';
import { spouseIn } from './heard/said.ts';
import { interviewOf } from './offer.ts';
import { targetOf } from './overlay.ts';
import type { Asked } from './plan.ts';

/** How sure a fact must be, and how sure to take the place of what an amount's place implies. */
const SURE = 0.5;
const SURER = 0.6;

/** The changes that the amounts of a text in lower case make, with what it tells beside them. */
export function withFacts(
	asked: Asked,
	text: string,
	changes: readonly EntryChange[],
): readonly EntryChange[] {
	const facts = factsIn(text, yearOf(asked), SURE);
	const more = withSpouse(asked, changesOfFacts(asked, facts, changes));
	const kept = changes.filter((one) => !more.some((other) => isSame(one, other)));
	const own = kept.map((one) => ofLodger(one, facts));
	return [...own.filter((one) => !isOfList(one, own)), ...more];
}

/** Who gives or gets the Marriage Allowance, where it is told of beside an amount. */
function withSpouse(asked: Asked, facts: readonly EntryChange[]): readonly EntryChange[] {
	const own = facts.filter(({ section }) => section === 'marriageAllowance');
	const [first] = own;
	if (!first) return facts;
	const told = settingChanges(first.section, first.entry, spouseIn(asked.message, yearOf(asked)));
	return [...facts, ...told.filter((one) => !own.some((other) => isSame(one, other)))];
}

/** What is paid for a room in one's own home has a question of its own. */
function ofLodger(change: EntryChange, facts: readonly ToldFact[]): EntryChange {
	const isLodger = facts.some(({ field, answer }) => field === 'lettingKind' && answer === 'lodger');
	const isOfLet = change.section === 'ukProperty' && change.operation !== 'remove';
	return isLodger && isOfLet ? { ...change, field: fieldForLodger(change.field) } : change;
}

/** Whether a change says how a let home's costs are told, which nobody asks of a lodger's. */
function isOfList(change: EntryChange, all: readonly EntryChange[]): boolean {
	const isLodger = all.some(({ field }) => field === 'costs');
	return change.section === 'ukProperty' && change.field === 'oneFigure' && isLodger;
}

function isSame(one: EntryChange, other: EntryChange): boolean {
	const isField = 'field' in one && 'field' in other && one.field === other.field;
	return (
		isField && one.section === other.section && JSON.stringify(one.entry) === JSON.stringify(other.entry)
	);
}

/** The facts of a text that tells no amount. */
export function factsAlone(asked: Asked, text: string): readonly EntryChange[] {
	return changesOfFacts(asked, factsIn(text, yearOf(asked), SURE), []);
}

/** Which parts of the return a text in lower case says there was nothing of. */
export function deniedInScope(text: string, year: string): readonly string[] {
	return factsIn(text, year, SURE).flatMap(({ section, field, answer }) =>
		section === 'scope' && answer === false ? [field] : [],
	);
}

function yearOf({ ports }: Asked): string {
	return ports.facts().taxYear;
}

function changesOfFacts(
	asked: Asked,
	facts: readonly ToldFact[],
	changes: readonly EntryChange[],
): readonly EntryChange[] {
	const { entries } = interviewOf(asked);
	const sections = [...new Set(facts.map(({ section }) => section))].filter((one) => one !== 'scope');
	return sections.flatMap((section) => {
		const own = facts.filter((one) => one.section === section && !isSettled(one, changes));
		const target = targetFor(section, own, entries, changes);
		return target ? settingChanges(section, target, answersOf(own, yearOf(asked))) : [];
	});
}

/** Whether the amounts of the message settle a question already, so that a fact must be surer. */
function isSettled({ section, field, chance }: ToldFact, changes: readonly EntryChange[]): boolean {
	return changes.some(
		(one) =>
			one.section === section &&
			one.field === field &&
			(chance < SURER || (one.operation === 'set' && one.value === 'both')),
	);
}

/** The question that a day answers too: whether something began or ended in the year. */
const GATES: Readonly<Record<string, string>> = {
	'selfEmployment.startDate': 'startedThisYear',
	'selfEmployment.endDate': 'endedThisYear',
	'partnershipShare.startDate': 'joinedThisYear',
	'partnershipShare.endDate': 'leftThisYear',
	'childBenefit.stopped': 'hasStopped',
};

/** The answers of facts, with what their days say besides; a day of another year says that it was not in this one. */
function answersOf(facts: readonly ToldFact[], year: string): Answers {
	return Object.assign(
		{},
		...facts.map(({ section, field, answer }): Answers => {
			const gate = GATES[`${section}.${field}`];
			if (gate === undefined) return { [field]: answer };
			return isWithin(String(answer), year) ? { [gate]: true, [field]: answer } : { [gate]: false };
		}),
	);
}

function isWithin(day: string, year: string): boolean {
	const first = Number(year.slice(0, 4)); // years, not money
	return day >= `${first}-04-06` && day <= `${first + 1}-04-05`;
}

/** The entry that the facts of a section are about: the one just told, the only one there is, or that of which there is one. */
function targetFor(
	name: string,
	facts: readonly ToldFact[],
	entries: readonly KnownEntry[],
	changes: readonly EntryChange[],
): EntryTarget | undefined {
	const told = changes.findLast(({ section }) => section === name);
	if (told) return told.entry;
	const own = entries.filter(({ section }) => section === name);
	const [only, ...others] = own;
	if (only && others.length === 0) return targetOf(only);
	const opens = facts.some(({ field }) => OPENS.includes(`${name}.${field}`));
	return opens && findSection(name)?.single === true && own.length === 0 ? { new: name } : undefined;
}

/** What is a fact of its own; other facts belong to something told before. */
const OPENS: readonly string[] = [
	...[
		'blind.blind',
		'marriageAllowance.marriageAllowance',
		'newAddress.addressChangedOn',
		'class2.voluntary',
	],
	...['studentLoans.plan1', 'studentLoans.plan2', 'studentLoans.plan4', 'studentLoans.plan5'],
	...['studentLoans.postgraduate', 'payments.reducesPayments', 'payments.taxOwedNotCodedOut'],
	...['childBenefit.stopped', 'childBenefit.hasStopped'],
	...['payments.nonPayeIncomeNotCodedOut', 'otherInformation.provisionalFigures'],
];
