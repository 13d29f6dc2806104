/** Our cross-checks against HMRC's own: the same codes, as often, on random returns that fail them on purpose. */
import { describe, expect, it } from 'vitest';
import { compactVerdicts, hmrcRules } from '../../tests/compact-rules.ts';
import { hasProgram, hasShared, ruleVerdicts } from '../../tests/judges.ts';
import { filledForms, reasonsOfLeftOut } from '../../tests/left-out.ts';
import {
	diceOf,
	focusedBoxes,
	leavesOfForms,
	messageOf,
	type NumberedLeaf,
	randomBoxes,
} from '../../tests/random-return.ts';
import type { Box } from '../box.ts';
import { checkReturn } from '../check-return.ts';
import { boxesOfRule } from './rule-boxes.ts';
import { ruleTables } from './rule-tables.ts';

const covered = new Set(ruleTables.flatMap(({ rules }) => rules.map(({ code }) => code)));
/** How many returns test a few rules only, and how many test anything. */
const FOCUSED = 400;
const TRIES = 20;
const returns = Number(process.env.RULE_RETURNS ?? 200);
const options = { year: '2024-25', today: '2026-01-31' } as const;

describe.skipIf(!hasShared || !hasProgram('xsltproc'))('our cross-checks', () => {
	it(`say what HMRC’s say on ${FOCUSED + returns} random returns`, { timeout: 300_000 }, async () => {
		const all = randomReturns();
		const verdicts = await compactVerdicts(all.map(messageOf));
		const fired = new Set<string>();
		const differences = all.flatMap((boxes, index) => {
			const ours = checkReturn(boxes, options).map(({ code }) => code);
			const theirs = (verdicts[index]?.codes ?? []).filter((code) => covered.has(code));
			for (const code of theirs) fired.add(code);
			return differenceOf(ours, theirs).map((difference) => `return ${index + 1}: ${difference}`);
		});
		expect(differences).toEqual([]);
		expect(verdicts.every((verdict) => verdict.fired > 0)).toBe(true);
		expect([...covered].filter((code) => !fired.has(code))).toEqual([]);
	});

	it('are compared with rules that mean what HMRC’s compiled Schematron means', {
		timeout: 300_000,
	}, async () => {
		const some = randomReturns()
			.filter((_boxes, index) => index % 40 === 0)
			.map(messageOf);
		const [compact, compiled] = await Promise.all([compactVerdicts(some), ruleVerdicts(some)]);
		expect(compact.map(({ codes }) => codes)).toEqual(compiled.map(({ codes }) => codes));
		expect(compiled.every(({ fired }) => fired > 0)).toBe(true);
	});

	it('omit only codes with a reason, and none that they check', () => {
		const reasons = reasonsOfLeftOut();
		const left = new Set(
			hmrcRules()
				.map(({ code }) => code)
				.filter((code) => !covered.has(code)),
		);
		expect([...left].filter((code) => !reasons.has(code))).toEqual([]);
		expect([...reasons.keys()].filter((code) => covered.has(code))).toEqual([]);
		expect(left.size).toBeGreaterThan(200);
	});
});

function randomReturns(): readonly (readonly Box[])[] {
	const leaves = leavesOfForms(filledForms).filter(({ path }) => !path.includes('FurnishedHoliday'));
	return [
		...focused(leaves),
		...Array.from({ length: returns }, (_, seed) => randomBoxes(diceOf(seed), leaves)),
	];
}

/** Returns with the boxes of a few rules each, several tries a rule, so that every rule fails at least once. */
function focused(leaves: readonly NumberedLeaf[]): readonly (readonly Box[])[] {
	const rules = ruleTables.flatMap((table) => table.rules);
	const shares = Array.from({ length: FOCUSED / TRIES }, (_, part) =>
		rules.filter((_rule, index) => index % (FOCUSED / TRIES) === part),
	);
	return Array.from({ length: TRIES }, (_, attempt) =>
		shares.map((share, part) =>
			focusedBoxes(diceOf(attempt * 1000 + part), leaves, new Set(share.flatMap(boxesOfRule))),
		),
	).flat();
}

function differenceOf(ours: readonly string[], theirs: readonly string[]): readonly string[] {
	const count = (codes: readonly string[], code: string) => codes.filter((other) => other === code).length;
	return [...new Set([...ours, ...theirs])].flatMap((code) => {
		const [own, hmrc] = [count(ours, code), count(theirs, code)];
		return own === hmrc ? [] : [`${code} ours ${own} HMRC ${hmrc}`];
	});
}
