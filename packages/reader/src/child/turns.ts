/** So many documents are opened at the same time and no more: a flood of them waits instead of taking the machine. */
import { MOST_CHILDREN } from '../limits.ts';

const waiting: (() => void)[] = [];
let running = 0;

/** Resolves when there is room for one more. Whoever took a turn ends it. */
export function takeTurn(): Promise<void> {
	if (running < MOST_CHILDREN) {
		running += 1;
		return Promise.resolve();
	}
	return new Promise((resolve) => waiting.push(resolve));
}

/** Gives the turn to whoever has waited longest. */
export function endTurn(): void {
	const next = waiting.shift();
	if (next) next();
	else running -= 1;
}
