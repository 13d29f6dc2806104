/** Reads a paper and marks each field: as it was accepted, and as the likeliest of what was seen. */
import type { Result } from '../../src/problems.ts';
import type { FieldReading, Reading } from '../../src/reading.ts';
import type { Grade } from '../grades.ts';
import { judge } from '../judge.ts';
import type { Values } from '../paper.ts';
import type { Verdict } from '../tally.ts';

/** Which paper it is, and what it was read from. */
export interface About {
	readonly papers: string;
	readonly type: string;
	readonly layout: string;
	readonly grade: Grade | 'text';
}

/** A field of a paper and how it was read. */
export interface Mark extends About {
	readonly field: string;
	readonly verdict: Verdict;
	/** How the likeliest value was read, accepted or not. */
	readonly best: Verdict;
	readonly read?: string | undefined;
	readonly printed?: string | undefined;
}

/** A paper's marks and what reading it took. */
export interface Timed {
	readonly about: About;
	readonly marks: readonly Mark[];
	/** Of processor, on all its threads. */
	readonly seconds: number;
	/** By the clock. */
	readonly elapsed: number;
}

/** Reads the paper. Of a real paper only the fields that we know are judged. */
export async function timedRead(
	about: About,
	shown: Values,
	read: () => Promise<Result<Reading>>,
): Promise<Timed> {
	const [before, start] = [process.cpuUsage(), performance.now()];
	const result = await read();
	const { user, system } = process.cpuUsage(before);
	return {
		about,
		marks: marksOf(about, shown, result),
		seconds: (user + system) / 1_000_000,
		elapsed: (performance.now() - start) / 1000,
	};
}

function marksOf(about: About, shown: Values, result: Result<Reading>): Mark[] {
	const { fields, abstained } = result.ok ? result.value : { fields: [], abstained: [] };
	const offered = [...abstained].sort((one, other) => other.confidence - one.confidence);
	// The first of each counts: what was accepted, or else the surest that is offered.
	const likeliest = new Map(
		judge([...fields, ...offered].map(named), shown).map((each) => [each.field, each]),
	);
	return judge(fields.map(named), shown)
		.filter(({ field }) => field in shown || about.papers !== 'real')
		.map((judged): Mark => {
			const best = likeliest.get(judged.field)?.verdict ?? 'leftOut';
			return { ...about, ...judged, best, printed: shown[judged.field] };
		});
}

/** A field by its name, with its line in a table from the second on. */
function named({ name, row = 1, value }: FieldReading) {
	return { name: row === 1 ? name : `${name} ${row}`, value };
}
