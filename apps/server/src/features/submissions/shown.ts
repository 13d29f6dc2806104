/** What check-answers shows, as one value: its hash binds a declaration to it, and two of them tell what changed. */
import { createHash } from 'node:crypto';
import type { AnswerOf, ChangedAnswer, calls } from '@halfpenny/contract';
import { questionWords } from '@halfpenny/messages/questions';

/** Everything on the page that the person confirms. */
export type Shown = Omit<AnswerOf<typeof calls.checkAnswers>, 'snapshotHash' | 'obstacles'>;

/** SHA-256 of what is shown, in hexadecimal. The same answers, rules and words give the same hash. */
export function hashOfShown(shown: Shown): string {
	return createHash('sha256')
		.update(JSON.stringify(sortedKeys(shown)))
		.digest('hex');
}

function sortedKeys(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sortedKeys);
	if (typeof value !== 'object' || value === null) return value;
	const pairs = Object.entries(value).filter(([, one]) => one !== undefined);
	return Object.fromEntries(
		pairs.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sortedKeys(one)]),
	);
}

/** What differs. Boxes follow from answers, so they are named only where nothing else explains the difference. */
export function changesBetween(before: Shown, after: Shown): readonly ChangedAnswer[] {
	const changes = compare(answersOf(before), answersOf(after));
	return changes.length > 0 ? changes : compare(boxesOf(before), boxesOf(after));
}

type Row = { readonly section: string; readonly question: string; readonly value: string | null };
type Rows = ReadonlyMap<string, Row>;

function compare(before: Rows, after: Rows): ChangedAnswer[] {
	return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
		const [old, now] = [before.get(key), after.get(key)];
		const row = now ?? old;
		if (row === undefined || old?.value === now?.value) return [];
		const { section, question } = row;
		const label = questionWords(section, question).label;
		return [{ section, question, label, before: old?.value ?? null, after: now?.value ?? null }];
	});
}

function answersOf(shown: Shown): Rows {
	const rows = new Map<string, Row>();
	for (const { question, value } of shown.person) {
		rows.set(`person ${question}`, { section: 'profile', question, value });
	}
	for (const { section, entries } of shown.sections) {
		for (const entry of entries) {
			for (const { question, value } of entry.rows) {
				rows.set(`${entry.id} ${question}`, { section, question, value });
			}
		}
	}
	for (const [name, value] of Object.entries(shown.figures ?? {})) {
		if (typeof value === 'string') rows.set(`figure ${name}`, { section: 'figures', question: name, value });
	}
	for (const { title, amount } of shown.statement?.amounts ?? []) {
		rows.set(`statement ${title}`, { section: 'statement', question: title, value: amount });
	}
	return rows.set('declaration', {
		section: 'declaration',
		question: 'declaration',
		value: shown.declaration,
	});
}

function boxesOf(shown: Shown): Rows {
	return new Map(
		shown.boxes.map(({ form, page, box, title, value }) => [
			`${form} ${page} ${box} ${title}`,
			{ section: 'boxes', question: `${form} ${box} ${title}`, value },
		]),
	);
}
