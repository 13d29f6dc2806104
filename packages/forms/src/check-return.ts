/** Runs HMRC's cross-checks on a return before it is sent, in plain words. */
import type { FormYear } from '@halfpenny/years';
import type { Box } from './box.ts';
import { factOfBox } from './rules/fact-of-box.ts';
import { type Circumstances, holds } from './rules/holds.ts';
import { type Place, type ReturnView, viewOf } from './rules/return-view.ts';
import type { Rule, RuleTable } from './rules/rule.ts';
import { ruleTables } from './rules/rule-tables.ts';
import { type NameOfBox, sentenceOf } from './rules/sentence.ts';
import { tablesOf } from './tables/tables.ts';

/** A cross-check that a return fails. */
export interface RuleProblem {
	/** HMRC's number of the rule. */
	readonly code: string;
	/** The box to look at. */
	readonly box: string;
	/** Its page number among pages of the same form, from 1. */
	readonly page: number;
	/** The first fact behind that box: `employments[1].taxDeducted`. Empty when there is none. */
	readonly path: string;
	readonly message: string;
}

/** What the check needs besides the boxes. */
export interface CheckOptions {
	readonly year: FormYear;
	/** ISO date, for rules on dates that may not be in the future. */
	readonly today: string;
	/** The question behind a box, for this reader; without it boxes go by their numbers. */
	readonly askedFor?: (box: string) => string | undefined;
}

/** Every HMRC cross-check that the return fails, in the order of the forms. Empty if HMRC would accept it. */
export function checkReturn(boxes: readonly Box[], options: CheckOptions): readonly RuleProblem[] {
	const rulebook: Rulebook = {
		tables: ruleTables,
		titleOf: (box) => titleOf(box, options.year),
		factOf: (box, view, place) => factOfBox(box, options.year, view, place),
	};
	return checkWith(rulebook, boxes, options);
}

/** The cross-checks of one kind of return, and the titles of its boxes. */
export interface Rulebook {
	readonly tables: readonly RuleTable[];
	readonly titleOf: (box: string) => string | undefined;
	/** The answer to open for an empty box, if known. */
	readonly factOf?: (box: string, view: ReturnView, place: Place) => string | undefined;
}

/** Every cross-check of a rulebook that the boxes fail. */
export function checkWith(
	rulebook: Rulebook,
	boxes: readonly Box[],
	options: CheckOptions,
): readonly RuleProblem[] {
	const view = viewOf(boxes);
	return rulebook.tables.flatMap((table) =>
		placesOf(table, view).flatMap((place) => {
			const at: Asking = { view, place, ...options };
			return table.rules.filter((rule) => isBroken(rule, at)).map((rule) => report(rule, at, rulebook));
		}),
	);
}

/** Where a rule is checked, and who reads the result. */
type Asking = Circumstances & CheckOptions;

function placesOf({ form }: RuleTable, view: ReturnView): readonly Place[] {
	if (form === undefined) return [{ form, page: 1 }];
	return [...(view.pages.get(form) ?? [])].map((page) => ({ form, page }));
}

function isBroken(rule: Rule, at: Circumstances): boolean {
	if (rule.years && !rule.years.includes(at.year)) return false;
	return rule.when.every((condition) => holds(condition, at)) && !holds(rule.must, at);
}

function report(rule: Rule, at: Asking, rulebook: Rulebook): RuleProblem {
	const { view, place } = at;
	const boxes = view.boxes.get(rule.box) ?? [];
	const own = boxes.find(({ page }) => place.form === undefined || page === place.page) ?? boxes[0];
	return {
		code: rule.code,
		box: rule.box,
		page: own?.page ?? place.page,
		path: own?.origins[0] ?? rulebook.factOf?.(rule.box, view, place) ?? '',
		message: messageOf(rule, own?.title ?? rulebook.titleOf(rule.box), at, rulebook),
	};
}

/** By box number the sentence starts with what the box is; by question it already says so. */
function messageOf(
	rule: Rule,
	title: string | undefined,
	{ year, askedFor }: Asking,
	{ titleOf }: Rulebook,
): string {
	if (askedFor === undefined) {
		const sentence = sentenceOf(rule, year);
		return title ? `${title}: ${sentence}` : sentence;
	}
	const known = (box: string) => askedFor(box) ?? titleOf(box);
	const nameOf: NameOfBox = (box) => {
		const name = known(box);
		return name === undefined ? `box ${box}` : `“${name}”`;
	};
	// An empty box that nobody here can fill needs no mention.
	const when = rule.when.filter((one) => one.is !== 'absent' || one.boxes.some((box) => known(box)));
	return sentenceOf({ ...rule, when }, year, nameOf);
}

function titleOf(box: string, year: FormYear): string | undefined {
	for (const { rows } of tablesOf(year)) {
		const row = rows.find((candidate) => candidate.box === box);
		if (row) return row.title;
	}
	return undefined;
}
