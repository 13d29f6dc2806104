/** Answering what is open never takes progress away, in whatever order people answer and whatever they say. */
import {
	type Answer,
	askedSections,
	type FoldableEntry,
	missingToFile,
	openScopeQuestions,
	type Question,
	type ReturnType,
	scopeOf,
	sectionStatus,
	shownQuestions,
} from '@halfpenny/questions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completionChecks, progressOf } from './progress.ts';

const taxYear = '2025-26';
type Answers = Record<string, Answer>;
type Begun = FoldableEntry & { readonly answers: Answers };

/** Something a person could do next: its name, and whether the return waits for it. */
interface Doing {
	readonly name: string;
	readonly needed: boolean;
	readonly act: (pick: number) => void;
}

const amounts = ['0.00', '1.00', '900.00', '40000.00'];

/** What could be said to a question; anything that isn't an amount or a choice changes nothing else. */
function saidTo({ kind, choices = [], ofSection }: Question, entries: readonly Begun[]): readonly Answer[] {
	if (kind === 'yesNo') return [false, true];
	if (kind === 'choice') return choices;
	if (kind === 'entry')
		return entries.filter(({ section }) => section === ofSection).map(({ id = null }) => id);
	return kind === 'signedMoney' ? [...amounts, '-40000.00'] : amounts;
}

/** Everything that a person could do next. */
function doings(entries: Begun[], returnType: ReturnType): readonly Doing[] {
	const say = (into: Answers, question: Question, needed: boolean, values: readonly Answer[]): Doing => ({
		...{ name: `${question.id} of ${JSON.stringify(into)}`, needed },
		act: (pick) => Object.assign(into, { [question.id]: values[pick % values.length] ?? null }),
	});
	const about = entries[0]?.answers ?? {};
	const aboutYear = openScopeQuestions(entries, taxYear, returnType).map((question) =>
		say(about, question, true, [false, false, true]),
	);
	const sections = askedSections(entries, taxYear, returnType);
	const begin = sections
		.filter((section) => sectionStatus(section, entries, taxYear) === 'toDo')
		.map(({ id: section }) => ({
			...{ name: `an entry of ${section}`, needed: true },
			act: () => void entries.push({ id: `${section} ${entries.length}`, section, answers: {} }),
		}));
	const inside = sections.flatMap((section) =>
		entries
			.filter((entry) => entry.section === section.id)
			.flatMap(({ answers }) => {
				const missing = missingToFile(section, answers, taxYear);
				return shownQuestions(section, answers, taxYear)
					.filter(({ id }) => (answers[id] ?? null) === null)
					.map((question) => say(answers, question, missing.includes(question), saidTo(question, entries)));
			}),
	);
	return [...aboutYear, ...begin, ...inside];
}

/** The steps and the checks done. Ready means that nothing the return waits for is open. */
function progress(entries: Begun[], returnType: ReturnType, open: readonly Doing[]): readonly string[] {
	const taxReturn = { status: 'draft', taxYear, returnType, sa100Generated: true };
	const readyToSend = !open.some(({ needed }) => needed);
	const soFar = { entries, documents: [], taxReturn, calculated: true, readyToSend };
	const checks = Array.from({ length: completionChecks(entries, taxReturn) }, (_, at) => `check ${at}`);
	return [...progressOf(soFar), ...checks];
}

/** Three times out of four a person does what the return waits for, otherwise anything. */
const turns = fc.array(fc.record({ any: fc.nat(3), which: fc.nat(), pick: fc.nat() }), {
	...{ minLength: 120, maxLength: 200 },
});

it.each(['individual', 'partnership'] as const)('in a return of kind %s', (returnType) => {
	fc.assert(
		fc.property(turns, (taken) => {
			const entries: Begun[] = [{ section: scopeOf(returnType)?.id ?? '', answers: {} }];
			let open = doings(entries, returnType);
			let before = progress(entries, returnType, open);
			for (const { any, which, pick } of taken) {
				const needed = open.filter((each) => each.needed);
				const among = any > 0 && needed.length > 0 ? needed : open;
				const doing = among[which % among.length];
				if (doing === undefined) break;
				doing.act(pick);
				open = doings(entries, returnType);
				const after = progress(entries, returnType, open);
				expect([doing.name, before.filter((step) => !after.includes(step))]).toEqual([doing.name, []]);
				before = after;
			}
		}),
		// Looking for a shorter story would take minutes; the last answer says enough.
		{ numRuns: 20, endOnFailure: true },
	);
});
