/** Filing broken on purpose, to see that the harness catches it. */
import { DEFECTS, type Defect } from './bundles.ts';
import { declarationsFiling } from './declarations/filing.ts';
import { returnsFiling } from './returns.ts';
import { type RunResult, run } from './run.ts';

/** HMRC takes the return and its answer is lost, again and again: what a defect is most tempted by. */
const ANSWERS_LOST = [
	{ kind: 'reset', when: 'after', operations: ['submit'], probability: 0.7 },
	{ kind: 'hidden', probability: 0.5 },
];

/** The same of every request that Making Tax Digital works on. */
const DECLARATIONS_LOST = [{ kind: 'reset', when: 'after', operations: ['mtd'], probability: 0.7 }];

/** A declaration is one exchange: the first kill may fall before any has left. */
const MTD_KILLS = 4;

/** Every defect by its name. */
export const defects: readonly Defect[] = Object.values(DEFECTS);

/** A short run of a product with a defect, on the embedded database. Its differences are what was caught. */
export function runPlanted(defect: Defect, say: (line: string) => void): Promise<RunResult> {
	// What a defect has spoilt need not heal.
	const size = { kills: 1, servers: 1, people: 4, databaseUrl: undefined, healingRounds: 3 };
	const options = { ...size, seed: 1, defect, say };
	return defect.channel === 'mtd'
		? run(declarationsFiling, { ...options, kills: MTD_KILLS, faults: DECLARATIONS_LOST })
		: run(returnsFiling, { ...options, faults: ANSWERS_LOST });
}
