/**
 * Explores filing exhaustively on either channel, using the real decision functions: what a worker does next, what a step
 * does to a submission, what each HMRC answer means, when a person may try again, amend or release. The world has two
 * workers that know nothing of each other, a process that may die between any two steps, and an HMRC that may do
 * anything: record a submission and stay silent, record it late, list it or not, reject it, fail, or forget it. Explores
 * breadth first, so it finds the shortest way to a broken promise.
 *
 * Long because the world (workers, HMRC, the person) and its promises belong together.
 *
 * Assumptions: HMRC records a submission at most once, and only if it was sent. A person who says HMRC doesn't have a
 * return says so when nothing can still be on its way (guaranteed by the wait before a release and the time limit on
 * sending), and is right. With `mistakes` they may be wrong: then HMRC may have a return twice, but we never send it
 * knowingly, and HMRC's later answers aren't lost. HMRC's records of final declarations name the calculation, never the
 * attempt; with `mistakes` HMRC accepts only the first declaration of each, as it says it does.
 */

import { filingProblem } from '../src/attempts/allowed.ts';
import { amendingAfter, amendmentToFile, canAmend } from '../src/attempts/amendments.ts';
import { isTaken } from '../src/attempts/attempt.ts';
import { isDeclaredBy } from '../src/reconcile/declared.ts';
import { eventBeforeSending } from '../src/reconcile/late-response.ts';
import { releasableAt, seenProblem } from '../src/reconcile/release.ts';
import type { FilingChannel } from '../src/submission/channel.ts';
import type { SubmissionEventKind } from '../src/submission/event.ts';
import { nextAction, progressAfter, type Step, type SubmissionProgress } from '../src/submission/progress.ts';
import { isAccepted, isOver } from '../src/submission/state.ts';
import {
	type MessageAnswer,
	stepAfterDelete,
	stepAfterList,
	stepAfterPoll,
	stepAfterSubmit,
} from '../src/transaction-engine/answers.ts';

/** The functions under test. A planted defect replaces one. */
export const real = {
	nextAction,
	progressAfter,
	stepAfterSubmit: stepAfterSubmit as (answer: ModelAnswer) => Step,
	stepAfterPoll: stepAfterPoll as (answer: ModelAnswer) => Step,
	stepAfterList,
	stepAfterDelete,
	stepAfterRecords,
	isDeclaredBy,
	filingProblem,
	amendmentToFile,
	amendingAfter,
	eventBeforeSending,
	releasableAt,
	/** Whether the amendment ends when a person has seen it at HMRC, as in `noteSeen`. */
	seenIsOver: true,
};

/** The functions under test. */
export type Deciders = typeof real;

/** One attempt: its state here, at HMRC, and in transit. */
interface Attempt {
	readonly amendment: number;
	/** What the person wanted to file: the return, or one of the amendments. Counted independently of our code. */
	readonly wish: number;
	readonly progress: SubmissionProgress;
	readonly receipt: 'none' | 'ours' | 'other';
	readonly refusalKept: boolean;
	readonly seen: boolean;
	/** Whether someone said HMRC doesn't have it, and whether that was a mistake. */
	readonly released: 'no' | 'rightly' | 'wrongly';
	/** Whether it was sent although HMRC had told us it has another for the same return. */
	readonly sentKnowingly: boolean;
	/** Whether it was declared as an amendment although we knew HMRC has nothing to amend. */
	readonly ofNothing: boolean;
	/** Events so far, each kind that makes the outcome unknown once: what a release depends on. */
	readonly events: readonly SubmissionEventKind[];
	/** How often it was sent. */
	readonly sent: number;
	/** Whether HMRC may still record it, late. */
	readonly late: boolean;
	readonly atHmrc: 'nothing' | 'pending' | 'accepted' | 'refused' | 'odd';
	readonly forgotten: boolean;
}

/** A worker: idle, about to act on what it has read, or holding an answer it hasn't stored. */
interface Worker {
	readonly phase: 'idle' | 'read' | 'sending' | 'answered';
	readonly attempt: number;
	readonly action: ReturnType<typeof nextAction>;
	readonly step: Step | undefined;
}

/** The whole state at one moment. */
interface World {
	readonly attempts: readonly Attempt[];
	readonly workers: readonly Worker[];
	readonly amending: boolean;
	/** The current answers: 0 for the original ones, or the number of the amendment being written. */
	readonly wish: number;
}

/** How far to explore. */
export interface Bounds {
	/** Defaults to the Transaction Engine. */
	readonly channel?: FilingChannel;
	readonly workers: number;
	/** How many attempts the person makes in all, including amendments. */
	readonly attempts: number;
	/** Whether a person may wrongly say that HMRC doesn't have what it has, or may yet get. */
	readonly mistakes?: boolean;
	/** Whether a person may wrongly say they saw it at HMRC, which the operator then corrects. */
	readonly seenWrongly?: boolean;
	/** The most steps from the start. The exploration may end sooner, with nothing new left. */
	readonly depth: number;
}

/** The result. */
export interface Exploration {
	readonly worlds: number;
	readonly steps: number;
	/** The longest of the shortest paths. If `complete`, no state is further away. */
	readonly depth: number;
	readonly complete: boolean;
	/** The first broken promise, and the path to it. */
	readonly broken: { readonly promise: string; readonly way: readonly string[] } | undefined;
	/** States where HMRC has accepted a return whose receipt can never arrive. */
	readonly stranded: number;
}

const idle: Worker = { phase: 'idle', attempt: 0, action: 'rest', step: undefined };
const receipt = { irmark: 'm', acceptedTime: 't', messages: [] };
const conversation = { correlationId: 'AB', pollUrl: '', pollSeconds: 0 };
const error = (code: string) => ({ raisedBy: 'HMRC', code, type: 'fatal', text: '' });
const unknown = (why: UnknownWhy) => ({ kind: 'unknown', why }) as const;
type UnknownWhy =
	| 'timeout'
	| 'connectionLost'
	| 'httpStatus'
	| 'engineTrouble'
	| 'noSuchConversation'
	| 'questionRefused';
type ModelAnswer = MessageAnswer<typeof receipt, ReturnType<typeof error>>;
const acknowledged: ModelAnswer = { kind: 'acknowledged', ...conversation };
const refused = { kind: 'refused', errors: [error('3001')], businessErrors: [] } as const;
const MINE = 'MINE';

const frozen: Readonly<Record<FilingChannel, SubmissionProgress>> = {
	'transaction-engine': {
		...{ channel: 'transaction-engine', state: 'frozen', lookups: 0 },
		message: { correlationId: null, pollUrl: null, pollSeconds: null, failedPolls: 0, heldByHmrc: false },
	},
	mtd: { channel: 'mtd', state: 'frozen', lookups: 0 },
};

/** What HMRC's list of calculations says about a final declaration. `isOwn` is false if it is another attempt's. */
function stepAfterRecords(answer: 'declared' | 'not declared' | 'no answer', isOwn: boolean): Step {
	if (answer === 'declared' && isOwn) return { kind: 'foundAtHmrc', receipt };
	return { kind: answer === 'no answer' ? 'questionFailed' : 'notFoundAtHmrc' };
}

type Move = readonly [name: string, world: World];

/** Everything that may happen next. */
function movesFrom(world: World, deciders: Deciders, bounds: Bounds): Move[] {
	return [
		...world.workers.flatMap((_, number) => movesOfWorker(world, number, deciders, bounds)),
		...world.attempts.flatMap((attempt, number) =>
			attempt.late ? [lateDelivery(world, number, bounds)] : [],
		),
		...movesOfPerson(world, deciders, bounds),
	];
}

function movesOfWorker(world: World, number: number, deciders: Deciders, bounds: Bounds): Move[] {
	const worker = world.workers[number] ?? idle;
	const become = (next: Worker, of: World = world): World => ({
		...of,
		workers: of.workers.map((one, index) => (index === number ? next : one)),
	});
	const crash: Move = ['crash', become(idle)];
	switch (worker.phase) {
		case 'idle':
			// Leases may be lost, so any worker may take any submission at any time.
			return world.attempts.flatMap((attempt, index): Move[] => {
				const action = deciders.nextAction(attempt.progress);
				return action === 'rest'
					? []
					: [[`read ${action} ${index}`, become({ ...idle, phase: 'read', attempt: index, action })]];
			});
		case 'read':
			return [crash, ...actions(world, worker, become, deciders)];
		case 'sending':
			return [crash, ...submissions(world, worker, become, { deciders, bounds })];
		case 'answered':
			return [crash, [`record ${worker.step?.kind}`, become(idle, recorded(world, worker, deciders).world)]];
	}
}

type Become = (next: Worker, of?: World) => World;

function actions(world: World, worker: Worker, become: Become, deciders: Deciders): Move[] {
	const { attempt: index, action } = worker;
	const attempt = attemptAt(world, index);
	const answer = (name: string, step: Step, of: World = world): Move => [
		name,
		become({ ...worker, phase: 'answered', step }, of),
	];
	switch (action) {
		case 'send': {
			const others = world.attempts.filter((_, number) => number !== index);
			const kind = deciders.eventBeforeSending(attempt.amendment, others.map(rowOf));
			const begun = recorded(world, { ...worker, step: { kind } }, deciders);
			if (!begun.happened || kind === 'overtaken') return [[kind, become(idle, begun.world)]];
			const sentKnowingly = others.some((one) => one.wish === attempt.wish && isKnownAfterAll(one));
			const sending = changed(begun.world, index, { sentKnowingly });
			return [['begin sending', become({ ...worker, phase: 'sending' }, sending)]];
		}
		case 'interrupt':
			return [answer('interrupt', { kind: 'interrupted' })];
		case 'lookUp':
			return attempt.progress.channel === 'mtd'
				? records(world, attempt).map((name) =>
						answer(name, deciders.stepAfterRecords(name, isOwnRecord(world, index, deciders))),
					)
				: listings(attempt).map(([name, list]) => answer(name, deciders.stepAfterList(list, MINE)));
		case 'poll':
			return polls(attempt).map(([name, outcome, atHmrc]) =>
				answer(name, deciders.stepAfterPoll(outcome), changed(world, index, { atHmrc })),
			);
		case 'forget': {
			const gone = changed(world, index, { forgotten: true });
			const yes = deciders.stepAfterDelete({ kind: 'deleted' });
			const lost = deciders.stepAfterDelete(unknown('timeout'));
			return [answer('forgets', yes, gone), answer('forgets, silent', lost, gone), answer('no answer', lost)];
		}
		case 'rest':
			return [];
	}
}

/** It is sent, or not; HMRC records it, now, late or never; HMRC answers, or not. */
function submissions(
	world: World,
	worker: Worker,
	become: Become,
	{ deciders: { stepAfterSubmit: step }, bounds }: { readonly deciders: Deciders; readonly bounds: Bounds },
): Move[] {
	const { attempt: index } = worker;
	const { sent: before, progress } = attemptAt(world, index);
	const sent = before + 1;
	const answer = (name: string, outcome: ModelAnswer, change: Partial<Attempt>): Move => [
		name,
		become({ ...worker, phase: 'answered', step: step(outcome) }, changed(world, index, change)),
	];
	const recordedNow = { sent, atHmrc: recordedAs(progress) } as const;
	const nothing = [
		answer('nobody listens', { kind: 'notSent', why: 'unreachable' }, {}),
		answer('lost', unknown('connectionLost'), { sent }),
		answer('lost, recorded later', unknown('timeout'), { sent, late: true }),
		answer('a gateway’s page', unknown('httpStatus'), { sent }),
		answer('refused at once', refused, { sent, atHmrc: 'refused' }),
	];
	if (isTakenBefore(world, index, bounds)) return nothing;
	const either = [
		...nothing,
		answer('recorded, silent', unknown('timeout'), recordedNow),
		answer('recorded, in trouble', unknown('engineTrouble'), recordedNow),
		answer('accepted at once', { kind: 'accepted', receipt }, { sent, atHmrc: 'accepted' }),
	];
	if (progress.channel === 'mtd') return either;
	return [
		...either,
		answer('acknowledged', acknowledged, recordedNow),
		answer('odd receipt', { kind: 'receiptMismatch', receipt }, { sent, atHmrc: 'odd' }),
	];
}

/** The Transaction Engine checks a message later; a final declaration is final immediately. */
function recordedAs({ channel }: SubmissionProgress): 'pending' | 'accepted' {
	return channel === 'mtd' ? 'accepted' : 'pending';
}

function lateDelivery(world: World, index: number, bounds: Bounds): Move {
	const { atHmrc, progress } = attemptAt(world, index);
	const isTaken = atHmrc === 'nothing' && !isTakenBefore(world, index, bounds);
	const there = isTaken ? { atHmrc: recordedAs(progress) } : {};
	return ['arrives late', changed(world, index, { late: false, ...there })];
}

/** Whether HMRC has the declaration from another attempt, and accepts no second one. */
function isTakenBefore(world: World, index: number, { channel, mistakes = false }: Bounds): boolean {
	const { wish } = attemptAt(world, index);
	const others = world.attempts.filter((one, number) => number !== index && one.wish === wish);
	return channel === 'mtd' && mistakes && others.some(isAtHmrc);
}

type PollAnswer = readonly [name: string, outcome: ModelAnswer, atHmrc: Attempt['atHmrc']];

function polls({ atHmrc, forgotten }: Attempt): readonly PollAnswer[] {
	const silent: PollAnswer = ['no answer', unknown('timeout'), atHmrc];
	const trouble: PollAnswer = ['in trouble', unknown('engineTrouble'), atHmrc];
	const faulted: PollAnswer = ['faults the question', unknown('questionRefused'), atHmrc];
	if (forgotten || atHmrc === 'nothing')
		return [silent, ['no such conversation', unknown('noSuchConversation'), atHmrc]];
	const accepted: PollAnswer = ['accepts', { kind: 'accepted', receipt }, 'accepted'];
	const refuses: PollAnswer = ['refuses', refused, 'refused'];
	const odd: PollAnswer = ['odd receipt', { kind: 'receiptMismatch', receipt }, 'odd'];
	const final = { accepted: [accepted], refused: [refuses], odd: [odd] };
	if (atHmrc !== 'pending') return [silent, trouble, faulted, ...final[atHmrc]];
	return [silent, trouble, faulted, ['still at work', acknowledged, 'pending'], accepted, refuses, odd];
}

/** The list may be late: it may omit what HMRC has, but never shows what it doesn't have. */
function listings({ atHmrc, forgotten }: Attempt) {
	const record = { timestamp: '', correlationId: 'AB', transactionId: MINE, status: '' };
	const found = [['listed', { kind: 'listed', records: [record] }]] as const;
	const always = [
		['not listed', { kind: 'listed', records: [] }],
		['no list', unknown('timeout')],
		['list refused', refused],
	] as const;
	return atHmrc === 'nothing' || forgotten ? always : [...found, ...always];
}

/** HMRC's records of declarations may also be up to an hour late, and don't distinguish attempts at the same calculation. */
function records({ attempts }: World, { wish }: Attempt) {
	const always = ['not declared', 'no answer'] as const;
	const isDeclared = attempts.some((one) => one.wish === wish && one.atHmrc === 'accepted');
	return isDeclared ? (['declared', ...always] as const) : always;
}

/** Whether what HMRC's records show is this attempt's, according to everything stored here. */
function isOwnRecord({ attempts }: World, index: number, deciders: Deciders): boolean {
	const stored = attempts.map((one, number) => {
		return { wish: one.wish, state: rowOf(one).state, attemptNumber: number + 1 };
	});
	const own = stored[index];
	if (!own) throw new Error('no such attempt');
	const others = stored.filter((one) => one !== own && one.wish === own.wish);
	return deciders.isDeclaredBy(own, others);
}

/** The person declares, tries again, amends, or looks at HMRC's own pages and reports what is there. */
function movesOfPerson(world: World, deciders: Deciders, bounds: Bounds): Move[] {
	const rows = world.attempts.map(rowOf);
	const latestFirst = rows.toReversed();
	const amendment = deciders.amendmentToFile(latestFirst, world.amending);
	const free =
		world.attempts.length < bounds.attempts && !deciders.filingProblem(latestFirst, world.amending);
	const attempt: Attempt = {
		...{
			amendment,
			wish: world.wish,
			progress: frozen[bounds.channel ?? 'transaction-engine'],
			receipt: 'none',
			refusalKept: false,
			...{ seen: false, released: 'no', sentKnowingly: false },
			ofNothing: amendment > 0 && world.attempts.every(isKnownToBeNowhere),
			events: ['declared'],
		},
		...{ sent: 0, late: false, atHmrc: 'nothing', forgotten: false },
	};
	const declare: Move[] = free ? [['declare', { ...world, attempts: [...world.attempts, attempt] }]] : [];
	const amend: Move[] =
		!world.amending && canAmend(rows) && world.attempts.length < bounds.attempts
			? [
					[
						'amend',
						{ ...world, amending: true, wish: 1 + Math.max(...world.attempts.map(({ wish }) => wish)) },
					],
				]
			: [];
	return [
		...declare,
		...amend,
		...cancels(world),
		...world.attempts.flatMap((_, index) => releases(world, index, deciders, bounds)),
	];
}

/** Discards the open amendment: the answers are again those of the latest version HMRC has. */
function cancels(world: World): Move[] {
	const onItsWay = world.attempts.some((one) => one.wish === world.wish && !isOver(one.progress.state));
	const taken = world.attempts.findLast((one) => isTaken(rowOf(one)));
	if (!world.amending || onItsWay || !taken) return [];
	return [['cancel', { ...world, amending: false, wish: taken.wish }]];
}

/** The person says truthfully that it is there. That it isn't, they can say once allowed: truthfully, except for mistakes. */
function releases(
	world: World,
	index: number,
	deciders: Deciders,
	{ mistakes = false, seenWrongly = false }: Bounds,
): Move[] {
	const attempt = attemptAt(world, index);
	// Trouble at HMRC can make the outcome unknown for good, with no more polls: a release is then allowed.
	const events = attempt.events.map((kind) => ({ kind, at: new Date(0), detail: 'engineTrouble' }));
	const there = isAtHmrc(attempt);
	const busy = world.workers.some((one) => one.phase === 'sending' && one.attempt === index);
	const mistaken = there || attempt.late || busy;
	const say = (kind: 'seenAtHmrc' | 'released', change: Partial<Attempt>): World =>
		changed(recorded(world, { ...idle, attempt: index, step: { kind } }, deciders).world, index, change);
	const seen: Move[] = [];
	if ((there || seenWrongly) && !seenProblem(rowOf(attempt), events)) {
		const after = say('seenAtHmrc', { seen: true });
		seen.push(['seenAtHmrc', deciders.seenIsOver ? afterSeen(after, index) : after]);
	}
	// The operator may release what was seen there by mistake, once HMRC has told them.
	const byOperator = seenWrongly && attempt.seen && attempt.progress.state === 'unknown' && !mistaken;
	// With mistakes there are enough states already.
	const lookups = mistakes ? 0 : Number.POSITIVE_INFINITY;
	const byPerson = deciders.releasableAt({ ...rowOf(attempt), lookups }, events, 0).ok;
	if (!byOperator && ((mistaken && !mistakes) || !byPerson)) return seen;
	return [
		...seen,
		['released', say('released', { released: mistaken ? 'wrongly' : 'rightly', seen: false })],
	];
}

/** As `noteSeen` does: an amendment seen at HMRC is no longer being written. */
function afterSeen(world: World, index: number): World {
	const latest = index === world.attempts.length - 1;
	return latest ? { ...world, amending: false } : world;
}

function rowOf({ progress, amendment, seen, released }: Attempt) {
	const at = new Date(0);
	const seenAtHmrcAt = seen ? at : null;
	return { state: progress.state, amendment, seenAtHmrcAt, releasedAt: released === 'no' ? null : at };
}

/** The effect of storing a step: `recordIn` without its database. */
function recorded(
	world: World,
	{ attempt: index, step }: Worker,
	deciders: Deciders,
): { readonly happened: boolean; readonly world: World } {
	const attempt = attemptAt(world, index);
	const progress = step && deciders.progressAfter(attempt.progress, step);
	if (!step || !progress) return { happened: false, world };
	const { kind } = step;
	const accepted = isAccepted(progress.state) && !isAccepted(attempt.progress.state);
	const events = attempt.events.at(-1) === kind ? attempt.events : remembered([...attempt.events, kind]);
	const kept = accepted && step.receipt ? 'ours' : step.receipt ? 'other' : attempt.receipt;
	const next = changed(world, index, {
		// The count of failed polls only decides when to poll again.
		progress: uncounted(progress),
		receipt: kept,
		refusalKept: attempt.refusalKept || kind === 'refused',
		events,
	});
	return {
		happened: true,
		world: { ...next, amending: amendingIn(next, world, { index, accepted }, deciders) },
	};
}

function uncounted(progress: SubmissionProgress): SubmissionProgress {
	if (progress.channel === 'mtd') return { ...progress, lookups: 0 };
	return { ...progress, lookups: 0, message: { ...progress.message, failedPolls: 0 } };
}

/** HMRC's answer about an earlier version doesn't affect the open amendment, unless HMRC has nothing. */
function amendingIn(
	next: World,
	{ attempts, amending }: World,
	{ index, accepted }: { readonly index: number; readonly accepted: boolean },
	deciders: Deciders,
): boolean {
	const [before, after] = [attempts[index], attemptAt(next, index)];
	if (accepted) return amending && after.wish !== next.wish;
	if (!isOver(after.progress.state) || (before && isOver(before.progress.state))) return amending;
	const over = { seenAtHmrcAt: rowOf(after).seenAtHmrcAt, isLatest: index === attempts.length - 1 };
	return deciders.amendingAfter(over, next.attempts.map(rowOf).toReversed(), amending);
}

/** Only what a release depends on: the last event that made the outcome unknown, later ones, and any odd receipt. */
function remembered(events: readonly SubmissionEventKind[]): readonly SubmissionEventKind[] {
	const telling = ['outcomeUnknown', 'interrupted', 'receiptMismatched', 'notFoundAtHmrc'];
	// Any reason will do here, except an odd receipt.
	const kept = events
		.filter((one) => telling.includes(one))
		.map((one): SubmissionEventKind => (one === 'interrupted' ? 'outcomeUnknown' : one));
	const from = kept.findLastIndex((one) => one !== 'notFoundAtHmrc');
	const odd: readonly SubmissionEventKind[] = events.includes('receiptMismatched')
		? ['receiptMismatched']
		: [];
	return [...new Set<SubmissionEventKind>([...odd, ...kept.slice(Math.max(from, 0))])];
}

function attemptAt(world: World, index: number): Attempt {
	const attempt = world.attempts[index];
	if (!attempt) throw new Error('no such attempt');
	return attempt;
}

function changed(world: World, index: number, change: Partial<Attempt>): World {
	return {
		...world,
		attempts: world.attempts.map((one, number) => (number === index ? { ...one, ...change } : one)),
	};
}

/** The promises of filing. Each is named when broken. */
function brokenPromise(world: World): string | undefined {
	for (const [index, attempt] of world.attempts.entries()) {
		const { progress, receipt: kept, refusalKept, sent, atHmrc, forgotten } = attempt;
		if (sent > 1) return 'the bytes of a submission leave once';
		if (isAccepted(progress.state) && kept !== 'ours')
			return 'accepted means that HMRC’s receipt for it is here';
		if (isAccepted(progress.state) && !isAcceptedThere(world, attempt))
			return 'accepted means that HMRC accepted it';
		if (progress.channel === 'mtd' && isAccepted(progress.state) && isAcceptedTwice(world, attempt))
			return 'one declaration is accepted once';
		if (forgotten && kept !== 'ours' && !refusalKept)
			return 'HMRC forgets only after its answer is stored here';
		if (atHmrc === 'accepted' && progress.state === 'rejected')
			return 'what HMRC accepted is never called refused';
		if (attempt.sentKnowingly)
			return 'nothing is sent once HMRC is known to have what was said to be missing';
		if (attempt.ofNothing) return 'a change is sent only of what HMRC has, or may have';
		if (attempt.released === 'wrongly') continue;
		const rivals = world.attempts.filter(
			(one, number) => number !== index && one.released !== 'wrongly' && isAtHmrc(one),
		);
		if (isAtHmrc(attempt) && rivals.some(({ wish }) => wish === attempt.wish))
			return 'a return is at HMRC once, unless the first was refused';
	}
	return undefined;
}

/** Whether HMRC accepted it; for a final declaration, from any attempt at the same calculation. */
function isAcceptedThere({ attempts }: World, { atHmrc, wish, progress }: Attempt): boolean {
	if (progress.channel !== 'mtd') return atHmrc === 'accepted';
	return attempts.some((one) => one.wish === wish && one.atHmrc === 'accepted');
}

function isAcceptedTwice({ attempts }: World, { wish }: Attempt): boolean {
	return attempts.filter((one) => one.wish === wish && isAccepted(one.progress.state)).length > 1;
}

/** Recorded at HMRC and not rejected. */
function isAtHmrc({ atHmrc }: Attempt): boolean {
	return atHmrc !== 'nothing' && atHmrc !== 'refused';
}

/** HMRC doesn't have it, and nothing here says or could say otherwise: a stored rejection, or never sent. */
function isKnownToBeNowhere({ atHmrc, refusalKept, late, progress }: Attempt): boolean {
	return atHmrc === 'refused' ? refusalKept : atHmrc === 'nothing' && !late && isOver(progress.state);
}

/** Reported missing, and HMRC told us that it has it. */
function isKnownAfterAll({ progress: { state }, released }: Attempt): boolean {
	if (released === 'no') return false;
	return state === 'acknowledged' || state === 'polling' || isAccepted(state);
}

/** A key for each state, ignoring which worker is which and what HMRC said beyond its meaning. */
function keyOf({ attempts, workers, amending, wish }: World): string {
	const hands = workers.map(({ phase, attempt, action, step }) => {
		const said = step ? [step.kind, step.conversation ? 'c' : '', step.receipt ? 'r' : ''].join('') : '';
		return [phase, phase === 'idle' ? '' : attempt, phase === 'read' ? action : '', said].join();
	});
	return [...attempts.map(keyOfAttempt), ...hands.sort(), amending, wish].join(';');
}

function keyOfAttempt(attempt: Attempt): string {
	const {
		amendment,
		wish,
		progress,
		receipt: kept,
		refusalKept,
		seen,
		released,
		sentKnowingly,
		ofNothing,
		events,
		sent,
		late,
		atHmrc,
		forgotten,
	} = attempt;
	const { state } = progress;
	const { correlationId, heldByHmrc } = messageOf(progress);
	const known = [refusalKept, seen, sentKnowingly, ofNothing];
	const flags = [correlationId !== null, heldByHmrc, late, forgotten, ...known].map(Number).join('');
	return [amendment, wish, state, kept, flags, released, events.join('+'), sent, atHmrc].join();
}

function messageOf(progress: SubmissionProgress) {
	return progress.channel === 'mtd' ? { correlationId: null, heldByHmrc: false } : progress.message;
}

/** Explores every order of every step, breadth first, until nothing new is left or the depth is reached. */
export function explore(bounds: Bounds, deciders: Deciders = real): Exploration {
	const start: World = {
		attempts: [],
		workers: Array(bounds.workers).fill(idle),
		amending: false,
		wish: 0,
	};
	const seen = new Map<string, number>([[keyOf(start), 0]]);
	const [from, names, backwards]: [number[], string[], number[][]] = [[-1], ['start'], [[]]];
	const safe: number[] = [];
	let level: { world: World; number: number }[] = [{ world: start, number: 0 }];
	let [steps, depth] = [0, 0];
	while (level.length > 0 && depth < bounds.depth) {
		const next: typeof level = [];
		for (const { world, number } of level) {
			if (allReceiptsHere(world)) safe.push(number);
			for (const [name, after] of movesFrom(world, deciders, bounds)) {
				steps += 1;
				const key = keyOf(after);
				const known = seen.get(key);
				if (known !== undefined) {
					backwards[known]?.push(number);
					continue;
				}
				const fresh = seen.size;
				seen.set(key, fresh);
				from.push(number);
				names.push(name);
				backwards.push([number]);
				const promise = brokenPromise(after);
				if (promise) {
					const broken = { promise, way: wayTo(fresh, from, names) };
					return { worlds: seen.size, steps, depth: depth + 1, complete: false, broken, stranded: 0 };
				}
				next.push({ world: after, number: fresh });
			}
		}
		level = next;
		if (level.length > 0) depth += 1;
	}
	const complete = level.length === 0;
	const stranded = complete ? seen.size - reachableBackwards(safe, backwards) : 0;
	return { worlds: seen.size, steps, depth, complete, broken: undefined, stranded };
}

/** Whether everything HMRC accepted has its receipt here. */
function allReceiptsHere({ attempts }: World): boolean {
	const isHere = ({ receipt: kept }: Attempt) => kept === 'ours';
	return attempts.every(
		(attempt) =>
			attempt.atHmrc !== 'accepted' ||
			isHere(attempt) ||
			(attempt.progress.channel === 'mtd' &&
				attempts.some((one) => one.wish === attempt.wish && isHere(one))),
	);
}

function wayTo(number: number, from: readonly number[], names: readonly string[]): string[] {
	const way: string[] = [];
	for (let at = number; at > 0; at = from[at] ?? 0) way.unshift(names[at] ?? '');
	return way;
}

function reachableBackwards(ends: readonly number[], backwards: readonly (readonly number[])[]): number {
	const reached = new Set(ends);
	for (const one of reached) for (const before of backwards[one] ?? []) reached.add(before);
	return reached.size;
}
