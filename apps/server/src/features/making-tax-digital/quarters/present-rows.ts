/** HMRC's amounts beside ours, in words and pounds. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { type Pence, toPounds } from '@halfpenny/facts';
import { sayHmrcField } from '@halfpenny/messages/mtd-year';
import type { compareRows } from './figures.ts';
import type { compareHeld } from './held.ts';

/** What HMRC holds beside what we sent last, for a page. */
export type Held = AnswerOf<typeof calls.mtdHeld>;

/** Compared amounts with the words of each field. */
export function presentRows(rows: ReturnType<typeof compareRows<Pence>>) {
	const text = (amount: Pence | null) => (amount === null ? null : toPounds(amount));
	return rows.map(({ field, ours, held, differs }) => ({
		...{ field, label: sayHmrcField(field), ours: text(ours), held: text(held), differs },
	}));
}

/** What HMRC holds beside what we sent last. */
export function presentHeld(compared: ReturnType<typeof compareHeld>): Held {
	return { ...compared, rows: presentRows(compared.rows) };
}
