/** What HMRC really has: every return by form, year and UTR, with its accepted original and amendments. */

import type { Form } from '../structure/form.ts';
import type { Received } from './entry.ts';

/** An accepted submission. */
type Filed = {
	readonly irmark: string;
	readonly transactionId: string;
	/** ISO 8601. */
	readonly receivedAt: string;
};

/** One return as HMRC has it. Test-in-live submissions file nothing and are not counted. */
export type FiledReturn = {
	readonly form: Form;
	readonly taxYear: string;
	readonly uniqueTaxpayerReference: string;
	readonly original: Filed | null;
	readonly amendments: readonly Filed[];
	/** How many submissions of it were acknowledged, whatever their outcome. */
	readonly submissions: number;
	/** How many of them were rejected because HMRC already had the return. */
	readonly duplicates: number;
	/** How many of them had each mark. */
	readonly marks: Readonly<Record<string, number>>;
};

/** The returns by key; filled by every submission in turn. */
export type FiledReturns = {
	add(entry: Received): void;
	find(form: Form, taxYear: string, uniqueTaxpayerReference: string): FiledReturn | undefined;
	all(): IterableIterator<FiledReturn>;
};

const keyOf = (form: string, taxYear: string, reference: string) => `${form} ${taxYear} ${reference}`;

/** Whether a class of message only tests: HMRC checks and deletes it. */
export const isTestInLive = (messageClass: string): boolean => messageClass.endsWith('-TIL');

/** An empty index. */
export function createFiledReturns(): FiledReturns {
	const returns = new Map<string, FiledReturn>();
	return {
		add: (entry) => {
			const { form, taxYear, uniqueTaxpayerReference: reference } = entry;
			if (!form || !taxYear || entry.correlationId === '' || isTestInLive(entry.messageClass)) return;
			const key = keyOf(form, taxYear, reference);
			const known = returns.get(key) ?? untouched(form, taxYear, reference);
			returns.set(key, withSubmission(known, entry));
		},
		find: (form, taxYear, reference) => returns.get(keyOf(form, taxYear, reference)),
		all: () => returns.values(),
	};
}

const untouched = (form: Form, taxYear: string, uniqueTaxpayerReference: string): FiledReturn => ({
	form,
	taxYear,
	uniqueTaxpayerReference,
	original: null,
	amendments: [],
	submissions: 0,
	duplicates: 0,
	marks: {},
});

function withSubmission(known: FiledReturn, entry: Received): FiledReturn {
	const { outcome, transactionId, receivedAt, irmark } = entry;
	const mark = irmark ?? '';
	const filed = { irmark: mark, transactionId, receivedAt };
	const accepted = outcome.kind === 'accepted';
	return {
		...known,
		submissions: known.submissions + 1,
		duplicates: known.duplicates + Number(outcome.kind === 'rejected' && outcome.duplicateOf !== undefined),
		marks: { ...known.marks, [mark]: (known.marks[mark] ?? 0) + 1 },
		...(accepted && !entry.amendment ? { original: filed } : {}),
		...(accepted && entry.amendment ? { amendments: [...known.amendments, filed] } : {}),
	};
}
