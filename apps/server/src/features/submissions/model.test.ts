/** Every interleaving of two workers, a crash anywhere and every answer of HMRC's: the promises of filing hold. */
import { describe, expect, it } from 'vitest';
import { type Bounds, type Deciders, explore, real } from '../../../tests/filing-model.ts';
import type { Happening } from './machine.ts';
import { attemptProblem, attemptsOf, isTaken } from './policy.ts';

const END = Number.POSITIVE_INFINITY;

function sayWhat({ workers, attempts }: Bounds, found: ReturnType<typeof explore>): void {
	const { worlds, steps, depth, complete } = found;
	const end = complete ? 'and there is nothing further' : 'where it stopped';
	process.stdout.write(
		`Filing with ${workers} workers and ${attempts} attempts: ${worlds} worlds, ${steps} steps, to depth ${depth}, ${end}.\n`,
	);
}

describe('the model of filing', () => {
	it.each<[string, Bounds]>([
		['two workers on one submission, to the very end', { workers: 2, attempts: 1, depth: END }],
		['crashes and new attempts, to the very end', { workers: 1, attempts: 2, depth: END }],
	])(
		'keeps its promises: %s',
		(_, bounds) => {
			const found = explore(bounds);
			sayWhat(bounds, found);
			expect(found).toMatchObject({ broken: undefined, complete: true, stranded: 0 });
			expect(found.depth).toBeGreaterThan(30);
		},
		120_000,
	);

	it('keeps its promises: said to be missing by mistake, then a late word, to the very end', () => {
		const bounds = { workers: 1, attempts: 2, depth: END, mistakes: true };
		const found = explore(bounds);
		sayWhat(bounds, found);
		expect(found).toMatchObject({ broken: undefined, complete: true, stranded: 0 });
	}, 300_000);

	it('keeps its promises: seen at HMRC by mistake, then set right, 24 steps deep', () => {
		const bounds = { workers: 1, attempts: 3, depth: 24, seenWrongly: true };
		const found = explore(bounds);
		sayWhat(bounds, found);
		expect(found).toMatchObject({ broken: undefined, depth: 24 });
	}, 120_000);

	it('keeps its promises: an amendment of an amendment, 20 steps deep', () => {
		const bounds = { workers: 1, attempts: 3, depth: 20 };
		const found = explore(bounds);
		sayWhat(bounds, found);
		expect(found).toMatchObject({ broken: undefined, depth: 20 });
	}, 120_000);

	it('keeps its promises: two workers, two attempts, 18 steps deep', () => {
		const bounds = { workers: 2, attempts: 2, depth: 18 };
		const found = explore(bounds);
		sayWhat(bounds, found);
		expect(found).toMatchObject({ broken: undefined, depth: 18 });
	}, 120_000);
});

/** A defect, the promise that it breaks, and how much of the world it takes to see it. */
const defects: readonly [
	name: string,
	defect: Partial<Deciders>,
	promise: string,
	bounds?: Partial<Bounds>,
][] = [
	[
		'what is unknown is sent again',
		{
			nextAction: (standing) => (standing.state === 'unknown' ? 'send' : real.nextAction(standing)),
			standingAfter: (standing, step) =>
				standing.state === 'unknown' && step.happening === 'sendingBegan'
					? { ...standing, state: 'sending' }
					: real.standingAfter(standing, step),
		},
		'the bytes of a submission leave once',
	],
	[
		'a submission that was interrupted counts as not sent',
		{ standingAfter: as('interrupted', 'notSent') },
		'a return is at HMRC once, unless the first was refused',
	],
	[
		'a time-out counts as not sent',
		{
			stepAfterSubmit: (outcome) =>
				outcome.kind === 'unknown' ? { happening: 'notSent' } : real.stepAfterSubmit(outcome),
		},
		'a return is at HMRC once, unless the first was refused',
	],
	[
		'what the list does not show counts as not there',
		{ standingAfter: as('notFoundAtHmrc', 'released') },
		'a return is at HMRC once, unless the first was refused',
	],
	[
		'HMRC is told to forget while it is asked',
		{
			nextAction: (standing) => (standing.state === 'polling' ? 'forget' : real.nextAction(standing)),
		},
		'HMRC forgets only after its answer is stored here',
	],
	[
		'any receipt will do',
		{
			stepAfterPoll: (outcome) =>
				outcome.kind === 'receiptMismatch'
					? { happening: 'accepted', receipt: outcome.receipt }
					: real.stepAfterPoll(outcome),
		},
		'accepted means that HMRC accepted it',
	],
	[
		'two workers may both begin to send',
		{
			standingAfter: (standing, step) =>
				standing.state === 'sending' && step.happening === 'sendingBegan'
					? standing
					: real.standingAfter(standing, step),
		},
		'the bytes of a submission leave once',
		{ workers: 2 },
	],
	[
		'a new attempt need not wait for the first',
		{ filingProblem: () => undefined },
		'a return is at HMRC once, unless the first was refused',
	],
	[
		'an amendment that was seen at HMRC stays open',
		{ seenIsOver: false },
		'a return is at HMRC once, unless the first was refused',
		{ attempts: 3 },
	],
	[
		'what HMRC has may be filed again as it is once its amendment was given up',
		{ filingProblem: (all, amending) => (amending ? real.filingProblem(all, true) : latestProblem(all)) },
		'a return is at HMRC once, unless the first was refused',
		{ attempts: 3 },
	],
	[
		'a return stays an amendment of what HMRC refused after all',
		{ amendingAfter: (_over, _all, amending) => amending, amendmentToFile: afterTheLatest },
		'a change is sent only of what HMRC has, or may have',
	],
	[
		'an error about the question counts as a refusal of the return',
		{
			stepAfterPoll: (outcome) =>
				outcome.kind === 'unknown' && outcome.why === 'questionRefused'
					? { happening: 'refused' }
					: real.stepAfterPoll(outcome),
		},
		'what HMRC accepted is never called refused',
	],
	[
		'another is sent although HMRC turned out to have the one that was said to be missing',
		{ atItsTurn: () => 'sendingBegan' },
		'nothing is sent once HMRC is known to have what was said to be missing',
		{ mistakes: true },
	],
];

/** As if only the attempts at the latest amendment stood against another. */
function latestProblem(all: Parameters<Deciders['filingProblem']>[0]) {
	const latest = Math.max(0, ...all.map(({ amendment }) => amendment));
	return attemptProblem(attemptsOf(all, latest).map(({ state }) => state));
}

/** As if what was seen at HMRC once were there for ever. */
function afterTheLatest(...[all, amending]: Parameters<Deciders['amendmentToFile']>): number {
	const latest = Math.max(0, ...all.map(({ amendment }) => amendment));
	const seen = attemptsOf(all, latest).some((one) => isTaken(one) || one.seenAtHmrcAt !== null);
	return latest + (amending && seen ? 1 : 0);
}

/** One happening is taken for another. */
function as(wrong: Happening, taken: Happening): Deciders['standingAfter'] {
	return (standing, step) =>
		real.standingAfter(standing, step.happening === wrong ? { ...step, happening: taken } : step);
}

describe('a planted defect is found', () => {
	it.each(defects)('%s', (_, defect, promise, bounds = {}) => {
		const { broken } = explore({ workers: 1, attempts: 2, depth: 40, ...bounds }, { ...real, ...defect });
		expect(broken?.promise).toBe(promise);
		expect(broken?.way.at(0)).toBe('declare');
	});

	it.each<[string, Partial<Deciders>, Partial<Bounds>]>([
		[
			'by not asking',
			{ nextAction: (standing) => (standing.state === 'polling' ? 'rest' : real.nextAction(standing)) },
			{},
		],
		[
			'by dropping a late word',
			{
				standingAfter: (standing, step) =>
					standing.state === 'released' ? undefined : real.standingAfter(standing, step),
			},
			{ mistakes: true },
		],
		[
			'by not listening for a late word',
			{ nextAction: (standing) => (standing.state === 'released' ? 'rest' : real.nextAction(standing)) },
			{ mistakes: true },
		],
	])('that loses a receipt for good: %s', (_, defect, bounds) => {
		const found = explore({ workers: 1, attempts: 1, depth: END, ...bounds }, { ...real, ...defect });
		expect(found.complete).toBe(true);
		expect(found.stranded).toBeGreaterThan(0);
	});
});
