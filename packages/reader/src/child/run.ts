/** Runs one task in a process of its own, within limits of time and memory, which is killed when it goes over them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import pLimit from 'p-limit';
import { HEAP_MEGABYTES, MOST_CHILDREN, PROCESSOR_SECONDS, WALL_CLOCK } from '../limits.ts';
import { failure } from '../problems.ts';
import { type Answers, isReport, type Task } from './messages.ts';

/** Where the built program of the child lies. */
const PROGRAM = '@halfpenny/reader/child';

/** The system itself counts the processor time ($0 is the limit), so that nothing a document does can stop the count. */
const WITHIN_PROCESSOR_TIME = 'ulimit -c 0; ulimit -t "$0" && exec "$@"';

type Failure = ReturnType<typeof failure>;

/** Limits that a caller may tighten, and who is told what a task cost. */
export interface TaskOptions {
	/** Milliseconds after which the task is given up. */
	readonly wallClock?: number | undefined;
	/** Seconds of processor after which it is given up. */
	readonly processorSeconds?: number | undefined;
	/** Told how many milliseconds of processor the task took. */
	readonly onSpent?: ((milliseconds: number) => void) | undefined;
}

const children = {
	check: pLimit(MOST_CHILDREN.check),
	read: pLimit(MOST_CHILDREN.read),
	recognise: pLimit(MOST_CHILDREN.recognise),
	draw: pLimit(MOST_CHILDREN.draw),
};

/** What `task` answers; `document.tooComplex` when it took too long or too much, or died of it. */
export function runTask<Name extends Task['task']>(
	task: Extract<Task, { task: Name }>,
	name: Name,
	options: TaskOptions = {},
): Promise<Answers[Name] | Failure> {
	return children[name](() => inChild(task, name, options));
}

function inChild<Name extends Task['task']>(
	task: Extract<Task, { task: Name }>,
	name: Name,
	{ wallClock = WALL_CLOCK[name], processorSeconds = PROCESSOR_SECONDS[name], onSpent }: TaskOptions,
): Promise<Answers[Name] | Failure> {
	const began = performance.now();
	const child = start(processorSeconds);
	return new Promise((resolve) => {
		const timer = setTimeout(() => child.kill('SIGKILL'), wallClock);
		let isOver = false;
		const finish = (answer: Answers[Name] | Failure, spent: number) => {
			if (isOver) return;
			isOver = true;
			clearTimeout(timer);
			child.kill('SIGKILL');
			onSpent?.(spent);
			resolve(answer);
		};
		const died = () =>
			finish(failure('document.tooComplex'), Math.min(performance.now() - began, processorSeconds * 1000));
		child.once('message', (message) => {
			if (isReport(name, message)) finish(message.answer, message.processorMs);
			else died();
		});
		child.once('error', died);
		child.once('exit', died);
		child.send(task, () => undefined);
	});
}

function start(processorSeconds: number): ChildProcess {
	const program = createRequire(import.meta.url).resolve(PROGRAM);
	const command = [process.execPath, `--max-old-space-size=${HEAP_MEGABYTES}`, program];
	return spawn('/bin/sh', ['-c', WITHIN_PROCESSOR_TIME, String(processorSeconds), ...command], {
		env: {},
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
}
