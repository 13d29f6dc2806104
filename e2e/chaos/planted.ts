/** Filing broken on purpose, to see that the harness catches it. */
import { DEFECTS, type Defect } from './bundles.ts';
import { type RunResult, run } from './run.ts';

/** HMRC takes the return and its answer is lost, again and again: what a defect is most tempted by. */
const ANSWERS_LOST = [
	{ kind: 'reset', when: 'after', operations: ['submit'], probability: 0.7 },
	{ kind: 'hidden', probability: 0.5 },
];

/** Every defect by its name. */
export const defects: readonly Defect[] = Object.values(DEFECTS);

/** A short run of a product with a defect, on the embedded database. Its differences are what was caught. */
export function runPlanted(defect: Defect, say: (line: string) => void): Promise<RunResult> {
	// What a defect has spoilt need not heal.
	const size = { kills: 1, servers: 1, people: 4, databaseUrl: undefined, healingRounds: 3 };
	return run({ ...size, seed: 1, defect, faults: ANSWERS_LOST, say });
}
