/** Runs one task in a process of its own, within limits of time and memory, which is killed when it goes over them. */
import pLimit from 'p-limit';
import { MOST_CHILDREN, PROCESSOR_SECONDS, WALL_CLOCK } from '../limits.ts';
import { failure } from '../problems.ts';
import { type Answers, isProgress, isReport, kindOf, type Progress, READY, type Task } from './messages.ts';
import { childFor, startSpare } from './process.ts';

type Failure = ReturnType<typeof failure>;

/** Limits that a caller may tighten, and who is told what a task cost. */
export interface TaskOptions {
	/** Milliseconds after which the task is given up, counted from when the process is ready. */
	readonly wallClock?: number | undefined;
	/** Seconds of processor after which it is given up. */
	readonly processorSeconds?: number | undefined;
	/** The child's program, if it is not the built one. */
	readonly program?: string | undefined;
	/** Called for every page of a scan before it is read. */
	readonly onProgress?: ((progress: Progress) => void) | undefined;
	/** Told how many milliseconds of processor the task took, and if it came to its end, how many megabytes of memory at most. */
	readonly onSpent?: ((milliseconds: number, megabytes?: number) => void) | undefined;
}

const children = {
	check: pLimit(MOST_CHILDREN.check),
	read: pLimit(MOST_CHILDREN.read),
	recognise: pLimit(MOST_CHILDREN.recognise),
	draw: pLimit(MOST_CHILDREN.draw),
};

/**
 * The answer to `task`; `document.tooComplex` when it took too much, or died; `document.late` when the machine
 * left it too little time; `document.cannotStart` when the process never started on it.
 */
export function runTask<Name extends Task['task']>(
	task: Extract<Task, { task: Name }>,
	name: Name,
	options: TaskOptions = {},
): Promise<Answers[Name] | Failure> {
	return children[name](() => inChild(task, name, options));
}

async function inChild<Name extends Task['task']>(
	task: Extract<Task, { task: Name }>,
	name: Name,
	{
		wallClock = WALL_CLOCK[name],
		processorSeconds = PROCESSOR_SECONDS[name],
		onSpent,
		onProgress,
		program,
	}: TaskOptions,
): Promise<Answers[Name] | Failure> {
	const wanted = { kind: kindOf(task), processorSeconds, program };
	const found = await childFor(wanted);
	if (!found) return failure('document.cannotStart');
	const { process: child } = found;
	const began = performance.now();
	return new Promise((resolve) => {
		let isLate = false;
		const within = (limit: number) =>
			setTimeout(() => {
				isLate = true;
				child.kill('SIGKILL');
			}, limit);
		let isReady = found.isReady();
		let timer = within(isReady ? wallClock : WALL_CLOCK[name]);
		let isOver = false;
		const finish = (answer: Answers[Name] | Failure, spent: number, megabytes?: number) => {
			if (isOver) return;
			isOver = true;
			clearTimeout(timer);
			child.kill('SIGKILL');
			onSpent?.(spent, megabytes);
			resolve(answer);
			// Starting a process holds this one up for a moment: the answer goes first.
			if (program === undefined) setImmediate(waitAfter, task);
		};
		/** With the system's signal, if that ended it. */
		const died = (signal?: NodeJS.Signals | null) => {
			// The system ends a process that uses too much processor time long before this, unless others leave it none.
			const inTime = isLate ? 'document.late' : 'document.tooComplex';
			const problem = isReady ? inTime : 'document.cannotStart';
			// Several threads use up their processor time faster than the clock runs.
			const usedUp = isReady && !isLate && signal === 'SIGKILL';
			const ran = usedUp ? Number.POSITIVE_INFINITY : performance.now() - began;
			finish(failure(problem), Math.min(ran, processorSeconds * 1000));
		};
		child.on('message', (message) => {
			if (message === READY) {
				isReady = true;
				clearTimeout(timer);
				timer = within(wallClock);
			} else if (isProgress(message)) onProgress?.(message);
			else if (isReport(name, message)) finish(message.answer, message.processorMs, message.megabytes);
			else died();
		});
		child.once('error', () => died());
		child.once('exit', (_code, signal) => died(signal));
		child.send(task, () => undefined);
	});
}

/** What was checked is read next, and after one document another may come: a process waits for it. */
function waitAfter(task: Task): void {
	if (task.task === 'draw') return;
	const checked = kindOf(task).isNative ? 'recognise' : 'read';
	const next = task.task === 'check' ? checked : task.task;
	const kind = kindOf({ ...task, task: next });
	startSpare({ kind, processorSeconds: PROCESSOR_SECONDS[next], program: undefined }).catch(() => undefined);
}
