/** Filing keeps its promises in every interleaving of two workers, with crashes anywhere and any answer from HMRC. */
import { describe, expect, it } from 'vitest';
import { type Bounds, type Deciders, type Exploration, explore, real } from '../tests/filing-model.ts';
import { attemptProblem } from './attempts/allowed.ts';
import { attemptsOf, isTaken, latestAmendment } from './attempts/attempt.ts';
import type { SubmissionEventKind } from './submission/event.ts';

const END = Number.POSITIVE_INFINITY;

function report({ channel = 'transaction-engine', workers, attempts }: Bounds, found: Exploration): void {
	const { worlds, steps, depth, complete } = found;
	const end = complete ? 'and there is nothing further' : 'where it stopped';
	process.stdout.write(
		`Filing by ${channel} with ${workers} workers and ${attempts} attempts: ${worlds} worlds, ${steps} steps, to depth ${depth}, ${end}.\n`,
	);
}

describe('filing keeps its promises', () => {
	it.each<[string, Bounds]>([
		['two workers on one submission', { workers: 2, attempts: 1, depth: END }],
		['crashes and new attempts', { workers: 1, attempts: 2, depth: END }],
		['said to be missing by mistake', { workers: 1, attempts: 2, depth: END, mistakes: true }],
		['two workers on one declaration', { channel: 'mtd', workers: 2, attempts: 1, depth: END }],
		['two workers, new declarations', { channel: 'mtd', workers: 2, attempts: 2, depth: END }],
		[
			'a declaration said to be missing by mistake',
			{ channel: 'mtd', workers: 1, attempts: 2, depth: END, mistakes: true },
		],
	])(
		'to the very end: %s',
		(_, bounds) => {
			const found = explore(bounds);
			report(bounds, found);
			expect(found).toMatchObject({ broken: undefined, complete: true, stranded: 0 });
			expect(found.depth).toBeGreaterThan(bounds.channel === 'mtd' ? 10 : 30);
		},
		300_000,
	);

	it.each<[string, Bounds]>([
		['seen at HMRC by mistake, then set right', { workers: 1, attempts: 3, depth: 24, seenWrongly: true }],
		['an amendment of an amendment', { workers: 1, attempts: 3, depth: 20 }],
		['two workers, two attempts', { workers: 2, attempts: 2, depth: 18 }],
		['a declaration amended twice', { channel: 'mtd', workers: 1, attempts: 3, depth: 20 }],
	])(
		'as deep as it goes: %s',
		(_, bounds) => {
			const found = explore(bounds);
			report(bounds, found);
			expect(found).toMatchObject({ broken: undefined, depth: bounds.depth });
		},
		120_000,
	);
});

/** A defect, the promise it breaks, and how far the model must explore to find it. */
const defects: readonly [
	name: string,
	defect: Partial<Deciders>,
	promise: string,
	bounds?: Partial<Bounds>,
][] = [
	[
		'what is unknown is sent again',
		{
			nextAction: (progress) => (progress.state === 'unknown' ? 'send' : real.nextAction(progress)),
			progressAfter: (progress, step) =>
				progress.state === 'unknown' && step.kind === 'sendingBegan'
					? { ...progress, state: 'sending' }
					: real.progressAfter(progress, step),
		},
		'the bytes of a submission leave once',
	],
	[
		'a submission that was interrupted counts as not sent',
		{ progressAfter: as('interrupted', 'notSent') },
		'a return is at HMRC once, unless the first was refused',
	],
	[
		'a time-out counts as not sent',
		{
			stepAfterSubmit: (outcome) =>
				outcome.kind === 'unknown' ? { kind: 'notSent' } : real.stepAfterSubmit(outcome),
		},
		'a return is at HMRC once, unless the first was refused',
	],
	[
		'what the list does not show counts as not there',
		{ progressAfter: as('notFoundAtHmrc', 'released') },
		'a return is at HMRC once, unless the first was refused',
	],
	[
		'HMRC is told to forget while it is asked',
		{
			nextAction: (progress) => (progress.state === 'polling' ? 'forget' : real.nextAction(progress)),
		},
		'HMRC forgets only after its answer is stored here',
	],
	[
		'any receipt will do',
		{
			stepAfterPoll: (outcome) =>
				outcome.kind === 'receiptMismatch'
					? { kind: 'accepted', receipt: outcome.receipt }
					: real.stepAfterPoll(outcome),
		},
		'accepted means that HMRC accepted it',
	],
	[
		'two workers may both begin to send',
		{
			progressAfter: (progress, step) =>
				progress.state === 'sending' && step.kind === 'sendingBegan'
					? progress
					: real.progressAfter(progress, step),
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
					? { kind: 'refused' }
					: real.stepAfterPoll(outcome),
		},
		'what HMRC accepted is never called refused',
	],
	[
		'another is sent although HMRC turned out to have the one that was said to be missing',
		{ eventBeforeSending: () => 'sendingBegan' },
		'nothing is sent once HMRC is known to have what was said to be missing',
		{ mistakes: true },
	],
];

/** The same for final declarations. */
const declarationDefects: typeof defects = [
	[
		'a declaration that was interrupted counts as not sent',
		{ progressAfter: as('interrupted', 'notSent') },
		'a return is at HMRC once, unless the first was refused',
	],
	[
		'what HMRC’s records do not show yet counts as not there',
		{ progressAfter: as('notFoundAtHmrc', 'released') },
		'a return is at HMRC once, unless the first was refused',
	],
	[
		'any time-out counts as accepted',
		{
			stepAfterSubmit: (answer) =>
				answer.kind === 'unknown' ? { kind: 'accepted', receipt: 'none' } : real.stepAfterSubmit(answer),
		},
		'accepted means that HMRC accepted it',
	],
	[
		'every attempt at what HMRC has as declared counts as accepted',
		{ isDeclaredBy: () => true },
		'one declaration is accepted once',
	],
	[
		'two workers may both begin to declare',
		{
			progressAfter: (progress, step) =>
				progress.state === 'sending' && step.kind === 'sendingBegan'
					? progress
					: real.progressAfter(progress, step),
		},
		'the bytes of a submission leave once',
		{ workers: 2 },
	],
];

/** Lets only attempts at the latest amendment prevent another. */
function latestProblem(all: Parameters<Deciders['filingProblem']>[0]) {
	const latest = latestAmendment(all);
	return attemptProblem(attemptsOf(all, latest).map(({ state }) => state));
}

/** Never forgets what was once seen at HMRC. */
function afterTheLatest(...[all, amending]: Parameters<Deciders['amendmentToFile']>): number {
	const latest = latestAmendment(all);
	const seen = attemptsOf(all, latest).some((one) => isTaken(one) || one.seenAtHmrcAt !== null);
	return latest + (amending && seen ? 1 : 0);
}

/** Mistakes one event for another. */
function as(wrong: SubmissionEventKind, taken: SubmissionEventKind): Deciders['progressAfter'] {
	return (progress, step) =>
		real.progressAfter(progress, step.kind === wrong ? { ...step, kind: taken } : step);
}

describe('a planted defect is found', () => {
	it.each(defects)('%s', (_, defect, promise, bounds = {}) => {
		const { broken } = explore({ workers: 1, attempts: 2, depth: 40, ...bounds }, { ...real, ...defect });
		expect(broken?.promise).toBe(promise);
		expect(broken?.way.at(0)).toBe('declare');
	});

	it.each(declarationDefects)('in a final declaration: %s', (_, defect, promise, bounds = {}) => {
		const size = { channel: 'mtd', workers: 1, attempts: 2, depth: 40, ...bounds } as const;
		const { broken } = explore(size, { ...real, ...defect });
		expect(broken?.promise).toBe(promise);
	});

	it.each<[string, Partial<Deciders>, Partial<Bounds>]>([
		[
			'by not asking',
			{ nextAction: (progress) => (progress.state === 'polling' ? 'rest' : real.nextAction(progress)) },
			{},
		],
		[
			'by dropping a late response',
			{
				progressAfter: (progress, step) =>
					progress.state === 'released' ? undefined : real.progressAfter(progress, step),
			},
			{ mistakes: true },
		],
		[
			'by not listening for a late response',
			{ nextAction: (progress) => (progress.state === 'released' ? 'rest' : real.nextAction(progress)) },
			{ mistakes: true },
		],
	])('that loses a receipt for good: %s', (_, defect, bounds) => {
		const found = explore({ workers: 1, attempts: 1, depth: END, ...bounds }, { ...real, ...defect });
		expect(found.complete).toBe(true);
		expect(found.stranded).toBeGreaterThan(0);
	});
});
