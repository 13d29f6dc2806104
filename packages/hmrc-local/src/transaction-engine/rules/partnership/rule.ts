/** The kinds of rule between boxes of a partnership return, as short as HMRC's sentences about them. */
import { written } from '../../../calculation/amount.ts';
import type { Page } from '../../../calculation/return-boxes.ts';
import { say, type WordId } from '../../words.ts';
import type { PartnershipBoxes, PartnershipPage } from './partnership-boxes.ts';

/** What a rule may look at: its own page (or the whole return), and everything. */
export type Case = { readonly page: Page; readonly all: PartnershipBoxes };

/** One rule by HMRC's number. */
export type Rule = {
	readonly code: string;
	/** The box the error is shown at. */
	readonly box: string;
	/** The repeated page the rule is on; absent for the rest of the return. */
	readonly on?: PartnershipPage;
	/** What is wrong, or undefined when nothing is. */
	readonly problem: (c: Case) => string | undefined;
};

const given = (page: Page, box: string) => written(page.sum(box));
const saidIf = (broken: boolean, id: WordId, values: Readonly<Record<string, string>>) =>
	broken ? say(id, values) : undefined;

/** Puts rules on a repeated page. */
export const on = (page: PartnershipPage, rules: readonly Rule[]): readonly Rule[] =>
	rules.map((rule) => ({ ...rule, on: page }));

/** A rule of another kind: broken when `broken` says so. `text` says what must hold. */
export const rule = (code: string, box: string, text: string, broken: (c: Case) => boolean): Rule => ({
	code,
	box,
	problem: (c) => (broken(c) ? text : undefined),
});

/** If the box is filled in, it is the sum of `plus` less the sum of `minus`. */
export const total = (code: string, box: string, plus: string[], minus: string[] = []): Rule => ({
	code,
	box,
	problem: ({ page }) => {
		const expected = page.sum(...plus) - page.sum(...minus);
		const wrong = page.present(box) && page.sum(box) !== expected;
		return saidIf(wrong, 'equal', { box, expected: written(expected), given: given(page, box) });
	},
});

/** If the box is filled in, it is at most the sum of `limits`. */
export const most = (code: string, box: string, limits: string[]): Rule => ({
	code,
	box,
	problem: ({ page }) => {
		const expected = page.sum(...limits);
		const wrong = page.present(box) && page.sum(box) > expected;
		return saidIf(wrong, 'at most', { box, expected: written(expected), given: given(page, box) });
	},
});

/** If any of the others is filled in, so is the box. */
export const due = (code: string, box: string, others: string[]): Rule => ({
	code,
	box,
	problem: ({ page }) =>
		saidIf(!page.present(box) && others.some(page.present), 'due', { box, others: others.join(', ') }),
});

/** If the box is filled in, so is one of the others, anywhere in the return. */
export const needs = (code: string, box: string, others: string[]): Rule => ({
	code,
	box,
	problem: ({ page, all }) =>
		saidIf(page.present(box) && !others.some(all.whole.present), 'needs', { box, others: others.join(', ') }),
});

/** If the box is filled in, none of the others is. */
export const without = (code: string, box: string, others: string[]): Rule => ({
	code,
	box,
	problem: ({ page }) =>
		saidIf(page.present(box) && others.some(page.present), 'without', { box, others: others.join(', ') }),
});

/** A date is not before another, if both are given. */
export const notBefore = (code: string, box: string, earlier: string): Rule => ({
	code,
	box,
	problem: ({ page }) =>
		saidIf((page.text(box) ?? '9999') < (page.text(earlier) ?? ''), 'notBefore', { box, others: earlier }),
});

/** A date is the same as another (or is missing), if `when` holds and the other is given. */
export const sameDay = (code: string, box: string, other: string, when: (c: Case) => boolean): Rule => ({
	code,
	box,
	problem: (c) => {
		const { whole } = c.all;
		const wrong = whole.present(other) && when(c) && whole.text(box) !== whole.text(other);
		return saidIf(wrong, 'sameDay', { box, others: other });
	},
});
