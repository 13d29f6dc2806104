/** A review in progress: each part's answers, where they go, and the resulting changes. */
import { sayDocuments } from '@halfpenny/messages/documents';
import {
	type Answer,
	type Answers,
	answersForCosts,
	costQuestions,
	findSection,
	type Section,
	settingChanges,
	settlePicked,
	type TaxYear,
	takesCosts,
} from '@halfpenny/questions';
import type { Entry, Proposal } from '../../api/shapes.ts';
import { readDraft, startDraft } from '../../interview/draft.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { SURE } from './found-fields.ts';
import { askedIn, type CostPart, costControl, type EntryPart, isPounds } from './paper-parts.ts';

type Changes = Proposal['changes'];

/** A part about an entry. `place` is the id of an existing entry, or '' for a new one. */
export interface EntryDraft {
	readonly answers: Answers;
	/** Undefined until the user says which, where it can't be told. */
	readonly place: string | undefined;
	readonly isLeft: boolean;
}

/** A bill. `place` is an entry of the return, `kind` one of its questions, `amount` the text typed. */
export interface CostDraft {
	readonly place: string;
	readonly kind: string;
	readonly amount: string;
	readonly isLeft: boolean;
}

/** A whole review. */
export interface ReviewDraft {
	readonly entries: readonly EntryDraft[];
	readonly costs: readonly CostDraft[];
}

/** What a review needs besides what was typed. */
export interface ReviewOf {
	readonly entryParts: readonly EntryPart[];
	readonly costParts: readonly CostPart[];
	/** The return's. */
	readonly entries: readonly Entry[];
	readonly taxYear: TaxYear;
}

/** The changes from a review, or its problems. */
type Checked =
	| { readonly ok: true; readonly changes: Changes }
	| { readonly ok: false; readonly problems: readonly FormProblem[] };

/** Returns the initial review: certain values are filled in, the rest is left to the user. */
export function startReview({ entryParts, costParts, entries }: ReviewOf): ReviewDraft {
	const [only, ...others] = placesForCosts(entries);
	return {
		entries: entryParts.map((part) => ({
			answers: startDraft(part.section, part.answers),
			...placeOf(part, entries),
			isLeft: false,
		})),
		costs: costParts.map((part) => ({
			...{ place: only && others.length === 0 ? only.id : '', kind: '', isLeft: false },
			amount: amountOf(part, 'total') ?? '',
		})),
	};
}

/** Returns the existing entries that a part could be about. */
export function placesFor({ section }: EntryPart, entries: readonly Entry[]): readonly Entry[] {
	return section.single ? [] : entries.filter((entry) => entry.section === section.id);
}

/** Returns the return's businesses and property. */
export function placesForCosts(entries: readonly Entry[]): readonly Entry[] {
	return entries.filter(({ section: id }) => {
		const section = findSection(id);
		return section !== undefined && takesCosts(section);
	});
}

/** Returns a bill's amount as text, if it is certain and in pounds. */
export function amountOf(part: CostPart, name: 'total' | 'net' | 'vat'): string | undefined {
	const found = part.values.find((each) => each.name === name);
	return found && isPounds(part) && found.evidence.confidence >= SURE ? found.value : undefined;
}

/** Returns the changes of every part that wasn't left out. */
export function checkReview(about: ReviewOf, draft: ReviewDraft): Checked {
	const checked = [
		...about.entryParts.map((part, index) => checkEntry(part, draft.entries[index], about)),
		...about.costParts.map((part, index) => checkCost(part, draft.costs[index], about)),
	];
	const problems = [...samePlaces(about, draft), ...checked.flatMap((one) => (one.ok ? [] : one.problems))];
	if (problems.length > 0) return { ok: false, problems };
	const changes = checked.flatMap((one) => (one.ok ? one.changes : []));
	if (changes.length === 0) return { ok: false, problems: [{ message: sayDocuments('review.nothingNew') }] };
	return { ok: true, changes };
}

/** If two parts used one entry, the second would silently replace the first. */
function samePlaces({ entryParts }: ReviewOf, { entries }: ReviewDraft): readonly FormProblem[] {
	const places = entries.map(({ place, isLeft }) => (isLeft ? '' : place));
	return entryParts.flatMap(({ key }, index) => {
		const place = index < places.length ? places[index] : '';
		if (place === undefined) return [{ field: `place${key}`, message: sayDocuments('review.place.missing') }];
		if (place === '' || places.indexOf(place) === index) return [];
		return [{ field: `place${key}`, message: sayDocuments('review.place.twice') }];
	});
}

function checkEntry(part: EntryPart, draft: EntryDraft | undefined, { entries, taxYear }: ReviewOf): Checked {
	// Which one is said first; `samePlaces` asks for it.
	if (!draft || draft.isLeft || draft.place === undefined) return { ok: true, changes: [] };
	const { section, key } = part;
	const existing = entries.find(({ id }) => id === draft.place);
	const typed = nonBlank(settlePicked(askedIn(part, draft.answers, taxYear), draft.answers));
	const before = existing ? startDraft(section, existing.answers) : {};
	const read = readDraft(section, { ...before, ...typed }, taxYear, entries, existing?.answers);
	if (!read.ok)
		return {
			ok: false,
			problems: read.problems.map((problem) => ({ ...problem, field: `${problem.field ?? ''}${key}` })),
		};
	const answers = nonBlank(read.answers);
	if (!existing) return { ok: true, changes: newChanges(part, answers) };
	const entry = { id: existing.id, version: existing.version };
	const changed = Object.entries(answers).filter(
		([question, value]) => question in typed && existing.answers[question] !== value,
	);
	return { ok: true, changes: settingChanges(section.id, entry, Object.fromEntries(changed)) };
}

function newChanges({ section, entry, added }: EntryPart, answers: Answers): Changes {
	return settingChanges(section.id, entry, answers).map((change) =>
		change.operation === 'set' && added.has(change.field) && typeof change.value === 'string'
			? { ...change, operation: 'add', value: change.value }
			: change,
	);
}

function checkCost(part: CostPart, draft: CostDraft | undefined, { entries, taxYear }: ReviewOf): Checked {
	if (!draft || draft.isLeft) return { ok: true, changes: [] };
	const missing = (name: 'place' | 'kind'): Checked => ({
		ok: false,
		problems: [{ field: costControl(part, name), message: sayDocuments(`cost.${name}.missing`) }],
	});
	const entry = entries.find(({ id }) => id === draft.place);
	const section = findSection(entry?.section ?? '');
	if (!entry || !section) return missing('place');
	const kinds = costQuestions(section, entry.answers, taxYear);
	const kind = kinds.find(({ id }) => id === draft.kind) ?? (kinds.length === 1 ? kinds[0] : undefined);
	if (!kind) return missing('kind');
	const read = readDraft(onlyQuestion(section, kind.id), { [kind.id]: draft.amount });
	const field = costControl(part, 'total');
	if (!read.ok) return { ok: false, problems: read.problems.map((problem) => ({ ...problem, field })) };
	const amount = read.answers[kind.id];
	if (typeof amount !== 'string')
		return { ok: false, problems: [{ field, message: sayDocuments('cost.amount.missing') }] };
	const of = { section: section.id, entry: { id: entry.id, version: entry.version } } as const;
	const steers = settingChanges(of.section, of.entry, answersForCosts(section, entry.answers));
	return { ok: true, changes: [...steers, { ...of, operation: 'add', field: kind.id, value: amount }] };
}

/** Returns the section with only this question, without its condition: choosing it here is enough. */
function onlyQuestion({ pages: _, ...section }: Section, id: string): Section {
	return {
		...section,
		questions: section.questions
			.filter((question) => question.id === id)
			.map(({ shownWhen: __, ...question }) => question),
	};
}

/**
 * Where a part goes unless the user says otherwise: onto the same job, or new. Undefined if it may be a job that was
 * typed, so that nobody has the same pay twice. A company or bank sends several documents a year; only the user can
 * match those.
 */
function placeOf(part: EntryPart, entries: readonly Entry[]): { readonly place: string | undefined } {
	if (!part.section.questions.some(({ id }) => id === 'payeReference')) return { place: '' };
	const places = placesFor(part, entries);
	const same = places.filter((entry) => isSameJob(part, entry) === true);
	if (same.length === 1) return { place: same[0]?.id };
	const isOpen = same.length > 1 || places.some((entry) => isSameJob(part, entry) === undefined);
	return { place: isOpen ? undefined : '' };
}

/** Whether two are the same job by PAYE reference and employer; undefined if that can't be told. */
function isSameJob({ section, answers }: EntryPart, entry: Entry): boolean | undefined {
	const [found, typed] = [answers, entry.answers];
	const names = [found, typed].map((one) => plainName(one[section.title ?? '']));
	const sameName = names[0] !== '' && names[0] === names[1];
	if (found.payeReference && typed.payeReference)
		// A reference is easily mistyped, and one employer may have two.
		return found.payeReference === typed.payeReference || (sameName ? undefined : false);
	return (
		sameName || (names.includes('') ? undefined : isPart(names) || samePay(found, typed) ? undefined : false)
	);
}

/** An employer's name as far as it tells one from another. */
function plainName(name: Answer | undefined): string {
	return String(name ?? '')
		.toLowerCase()
		.replace(/&/g, ' and ')
		.replace(/[^a-z0-9 ]/g, '')
		.replace(/\b(the|ltd|limited|plc|llp|uk|company|co)\b/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

function isPart([one = '', other = '']: readonly string[]): boolean {
	return one.includes(other) || other.includes(one);
}

function samePay(found: Answers, typed: Answers): boolean {
	return Boolean(found.pay) && found.pay === typed.pay;
}

function nonBlank(answers: Answers): Answers {
	return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null && value !== ''));
}
