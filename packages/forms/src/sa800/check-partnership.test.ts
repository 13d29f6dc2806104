/** Our cross-checks against HMRC's own: the same codes, as often, on random partnership returns that fail them on purpose. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasProgram, hasShared, partnershipRulesFile, ruleVerdicts, shared } from '../../tests/judges.ts';
import {
	focusedPartnership,
	partnershipMessageOf,
	randomPartnership,
} from '../../tests/random-partnership.ts';
import { diceOf } from '../../tests/random-return.ts';
import type { Box } from '../box.ts';
import { boxesOfRule } from '../rules/rule-boxes.ts';
import { checkPartnershipReturn, partnershipRules } from './check-partnership.ts';

const covered = new Set(partnershipRules.flatMap(({ rules }) => rules.map(({ code }) => code)));

/** Codes that we do not check, and why. */
const leftOut: Readonly<Record<string, string>> = {
	...because(
		'foreign income is not supported',
		`6636 6637 6638 6639 6640 6641 6645 6647 6650 6655 6689 6690 6691 6692 6693 6694 6695 6696 6907 6910 6911 6915
		6919 6927 6930 6931 6935 6942 6982 6983 6984 6985 6986 6987 6988 6989 6992 6993 6994 6995 8243 8244 8288 8322
		8428 8450 8452 8455 8456 8458 8460 8461 8462 8554 8564`,
	),
	...because(
		'furnished holiday lets are not supported',
		`6672 6673 6674 6675 6676 6933 6966 6967 6968 6979 8276 8282 8283 8284 8285 8286 8555 8556 8557 8558 8559 8560`,
	),
	...because('sales of assets are not supported', '6628 6921 6944 6996'),
	...because('income with tax taken off is not supported', '6651 6652 6653 6654 6916 6936 6998 6999'),
	...because('other income is not supported', '6666 6667 6668 6698 6908 6909 6917 6928 6929 6937 6950'),
	...because('yearly payments are not supported', '6920 6943'),
	...because('companies are not supported as partners', '8562'),
	...because('tax avoidance schemes are not asked for', '8241'),
	...because('the header has the key by construction', '5004 5005'),
	...because('nothing is attached, and amendments are in time', '5090 6001 6015 6790'),
};

function because(reason: string, codes: string): Readonly<Record<string, string>> {
	return Object.fromEntries(codes.split(/\s+/).map((code) => [code, reason]));
}

const TRIES = Number(process.env.RULE_TRIES ?? 10);
const GROUPS = 14;
const RANDOM = TRIES * 8;
const options = { year: '2024-25', today: '2026-01-31' } as const;

function randomReturns(): readonly (readonly Box[])[] {
	const rules = partnershipRules.flatMap((table) => table.rules);
	const groups = Array.from({ length: GROUPS }, (_, part) =>
		rules.filter((_rule, index) => index % GROUPS === part),
	);
	const focused = Array.from({ length: TRIES }, (_, attempt) =>
		groups.map((group, part) =>
			focusedPartnership(diceOf(attempt * 100 + part), new Set(group.flatMap(boxesOfRule))),
		),
	).flat();
	return [...focused, ...Array.from({ length: RANDOM }, (_, seed) => randomPartnership(diceOf(9000 + seed)))];
}

/** With its dates in the wrong order, which 6601 reports, a proportion of a year means nothing. */
function comparable(codes: readonly string[]): readonly string[] {
	return (codes.includes('6601') ? codes.filter((code) => code !== '8200') : codes).toSorted();
}

describe.skipIf(!hasShared || !hasProgram('xsltproc'))('our cross-checks of the partnership return', () => {
	it('say what HMRC’s say on random returns, each at least once', { timeout: 600_000 }, async () => {
		const all = randomReturns();
		const verdicts = await ruleVerdicts(all.map(partnershipMessageOf), partnershipRulesFile);
		const fired = new Set(verdicts.flatMap(({ codes }) => codes));
		const differences = all.flatMap((boxes, index) => {
			const ours = comparable(checkPartnershipReturn(boxes, options).map(({ code }) => code));
			const theirs = comparable((verdicts[index]?.codes ?? []).filter((code) => covered.has(code)));
			return ours.join() === theirs.join()
				? []
				: [{ index, ours: without(ours, theirs), theirs: without(theirs, ours) }];
		});
		expect(differences).toEqual([]);
		expect(Math.min(...verdicts.map((verdict) => verdict.fired))).toBeGreaterThan(0);
		expect([...covered].filter((code) => !fired.has(code))).toEqual([]);
	});

	it('omit only listed codes', () => {
		const rules: readonly { readonly code: string }[] = JSON.parse(
			readFileSync(join(shared, 'rules/sa800-2024-25-rules.json'), 'utf8'),
		);
		const left = new Set(rules.map(({ code }) => code).filter((code) => !covered.has(code)));
		expect([...left].sort()).toEqual(Object.keys(leftOut).sort());
		expect([...covered].filter((code) => !rules.some((rule) => rule.code === code))).toEqual([]);
	});
});

function without(some: readonly string[], others: readonly string[]): readonly string[] {
	return some.filter((code) => !others.includes(code));
}

describe('a cross-check', () => {
	const box = (form: Box['form'], number: string, value: string, page = 1): Box => ({
		form,
		box: number,
		title: 'Title',
		page,
		path: `/SApartnership/${number}`,
		value,
		origins: [`facts.of.${number}`],
	});

	it('is given in plain words with HMRC’s code, the box and the fact', () => {
		const problems = checkPartnershipReturn(
			[box('SA800', '3.24', '100.00'), box('SA800', '3.25', '40.00'), box('SA800', '3.26', '50.00')],
			options,
		);
		expect(problems).toContainEqual({
			code: '6609',
			box: '3.26',
			page: 1,
			path: 'facts.of.3.26',
			message: 'Title: Box 3.26 must equal box 3.24 minus box 3.25',
		});
	});

	it('on an empty box names the answer that fills it', () => {
		const problems = checkPartnershipReturn([box('SA801', '1.24', '150001.00')], options);
		expect(problems).toContainEqual(
			expect.objectContaining({ code: '8561', box: '1.22A', path: 'ukProperty.accountingMethod' }),
		);
	});

	it('of a partner names that partner', () => {
		const problems = checkPartnershipReturn(
			[box('SA800PS', 'N2.8', '2234567890', 1), box('SA800PS', 'N2.8', '1234567890', 2)],
			options,
		);
		expect(problems.map(({ code, page }) => ({ code, page }))).toEqual([{ code: '8205', page: 2 }]);
	});
});
