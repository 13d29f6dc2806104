/** Runs with filing broken on purpose, to see that the comparison catches it. */
import { DEFECTS, type Defect } from './bundles.ts';
import { declarationsFiling } from './declarations/filing.ts';
import { returnsFiling } from './returns.ts';
import { type RunResult, run } from './run.ts';

/** HMRC accepts a return and its answer is lost, often: the case that defects handle worst. */
const ANSWERS_LOST = [
	{ kind: 'reset', when: 'after', operations: ['submit'], probability: 0.7 },
	{ kind: 'hidden', probability: 0.5 },
];

/** The same for requests to Making Tax Digital. */
const DECLARATIONS_LOST = [{ kind: 'reset', when: 'after', operations: ['mtd'], probability: 0.7 }];

/** More than one, because a declaration is a single request: the first kill may come before any is sent. */
const MTD_KILLS = 4;

/** Every defect. */
export const defects: readonly Defect[] = Object.values(DEFECTS);

/** Runs a server with a defect briefly, on the embedded database. The differences are what was caught. */
export function runPlanted(defect: Defect, say: (line: string) => void): Promise<RunResult> {
	// Few rounds: what a defect broke may never recover.
	const size = { kills: 1, servers: 1, people: 4, databaseUrl: undefined, healingRounds: 3 };
	const options = { ...size, seed: 1, defect, say };
	return defect.channel === 'mtd'
		? run(declarationsFiling, { ...options, kills: MTD_KILLS, faults: DECLARATIONS_LOST })
		: run(returnsFiling, { ...options, faults: ANSWERS_LOST });
}
