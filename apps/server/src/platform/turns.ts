/** Lets each person have a few of something dear at the same time, so that nobody takes it from everybody else. */
import { fail, type Result } from './result.ts';

/** How many of one person's run at the same time, and how many more may wait. */
interface TurnLimits {
	readonly atOnce: number;
	readonly waiting: number;
}

interface Line {
	running: number;
	readonly waiting: (() => void)[];
}

/** Does the work when it is the person's turn. RATE_LIMITED when too much of theirs waits already. */
export type Turns = <T>(person: string, work: () => Promise<Result<T>>) => Promise<Result<T>>;

/** Turns by person, in this process. */
export function createTurns({ atOnce, waiting }: TurnLimits): Turns {
	const lines = new Map<string, Line>();
	return async (person, work) => {
		const line = lines.get(person) ?? { running: 0, waiting: [] };
		if (line.running >= atOnce && line.waiting.length >= waiting) return fail('RATE_LIMITED');
		lines.set(person, line);
		// Whoever ends hands the place on, so that nobody slips in between.
		if (line.running >= atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
		else line.running += 1;
		try {
			return await work();
		} finally {
			const next = line.waiting.shift();
			if (next) next();
			else line.running -= 1;
			if (line.running === 0) lines.delete(person);
		}
	};
}
