/** What check-answers shows, as one value: its hash binds a declaration to it, and comparing two shows what changed. */
import { createHash } from 'node:crypto';
import type { AnswerOf, ChangedAnswer, calls } from '@halfpenny/contract';
import { sayExport } from '@halfpenny/messages/exports';
import { questionWords } from '@halfpenny/messages/questions';
import { saySubmission } from '@halfpenny/messages/submissions';
import { presentAmount } from '@halfpenny/questions';

/** Everything on the page that the person confirms. */
export type Shown = Omit<
	AnswerOf<typeof calls.checkAnswers>,
	'snapshotHash' | 'blockers' | 'notices' | 'amendment'
>;

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

/** What differs. Boxes follow from answers, so they are named only if nothing else explains the difference. */
export function changesBetween(before: Shown, after: Shown): readonly ChangedAnswer[] {
	const changes = compare(answersOf(before), answersOf(after));
	return changes.length > 0 ? changes : compare(boxesOf(before), boxesOf(after));
}

/** One thing shown, with its label and its value as a person reads it. */
type Row = Pick<ChangedAnswer, 'section' | 'question' | 'label'> & { readonly value: string | null };
type Rows = ReadonlyMap<string, Row>;

function compare(before: Rows, after: Rows): ChangedAnswer[] {
	return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
		const [old, now] = [before.get(key), after.get(key)];
		const row = now ?? old;
		if (row === undefined || old?.value === now?.value) return [];
		const { section, question, label } = row;
		return [{ section, question, label, before: old?.value ?? null, after: now?.value ?? null }];
	});
}

function answersOf(shown: Shown): Rows {
	const rows = new Map<string, Row>();
	for (const { question, value } of shown.person) {
		rows.set(`person ${question}`, answer('profile', question, value));
	}
	for (const { section, entries } of shown.sections) {
		for (const entry of entries) {
			for (const { question, value } of entry.rows) {
				rows.set(`${entry.id} ${question}`, answer(section, question, value));
			}
		}
	}
	for (const name of FIGURES) {
		if (shown.figures) rows.set(`figure ${name}`, figure(name, shown.figures[name]));
	}
	for (const { title, amount } of shown.statement?.amounts ?? []) {
		const value = presentAmount(amount);
		rows.set(`statement ${title}`, { section: 'statement', question: title, label: title, value });
	}
	return rows.set('declaration', {
		section: 'declaration',
		question: 'declaration',
		label: saySubmission('changed.declaration'),
		value: shown.declaration,
	});
}

function answer(section: string, question: string, value: string | null): Row {
	return { section, question, label: questionWords(section, question).label, value };
}

/** What is in a calculation besides the answers (year, residence), in page order. */
const FIGURES = [
	...(['totalIncome', 'personalAllowance', 'taxableIncome', 'incomeTaxLiability'] as const),
	...(['nationalInsuranceLiability', 'taxPaid', 'refundAmount', 'taxOwed', 'rulesVersion'] as const),
];

function figure(name: (typeof FIGURES)[number], value: string): Row {
	const label = sayExport(`figure.${name}`);
	const shown = name === 'rulesVersion' ? value : presentAmount(value);
	return { section: 'figures', question: name, label, value: shown };
}

function boxesOf(shown: Shown): Rows {
	return new Map(
		shown.boxes.map(({ form, page, box, title, value }) => [
			`${form} ${page} ${box} ${title}`,
			{
				section: 'boxes',
				question: `${form} ${box} ${title}`,
				label: saySubmission('changed.box', { form, box, title }),
				value: AMOUNT.test(value) ? presentAmount(value) : value,
			},
		]),
	);
}

/** How boxes hold money. */
const AMOUNT = /^-?\d+\.\d\d$/;
