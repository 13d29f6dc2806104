/** Runs one task in a process of its own, within limits of time and memory, and kills it when it goes over them. */
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import pLimit from 'p-limit';
import { HEAP_MEGABYTES, MOST_CHILDREN, WALL_CLOCK } from '../limits.ts';
import { failure } from '../problems.ts';
import { type Answers, isAnswer, type Task } from './messages.ts';

/** Where the built program of the child lies. */
const PROGRAM = '@halfpenny/reader/child';

type Failure = ReturnType<typeof failure>;

const children = pLimit(MOST_CHILDREN);

/** What `task` answers; `document.tooComplex` when it took too long or too much, or died of it. */
export function runTask<Name extends Task['task']>(
	task: Extract<Task, { task: Name }>,
	name: Name,
	wallClock: number = WALL_CLOCK,
): Promise<Answers[Name] | Failure> {
	return children(() => inChild(task, name, wallClock));
}

function inChild<Name extends Task['task']>(
	task: Extract<Task, { task: Name }>,
	name: Name,
	wallClock: number,
): Promise<Answers[Name] | Failure> {
	const child = fork(createRequire(import.meta.url).resolve(PROGRAM), {
		env: {},
		execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
	return new Promise((resolve) => {
		const timer = setTimeout(() => child.kill('SIGKILL'), wallClock);
		const finish = (answer: Answers[Name] | Failure) => {
			clearTimeout(timer);
			child.kill('SIGKILL');
			resolve(answer);
		};
		child.once('message', (message) => {
			finish(isAnswer(name, message) ? message : failure('document.damaged'));
		});
		child.once('error', () => finish(failure('document.tooComplex')));
		child.once('exit', () => finish(failure('document.tooComplex')));
		child.send(task, () => undefined);
	});
}
