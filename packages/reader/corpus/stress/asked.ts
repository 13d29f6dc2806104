/** What a layout is changed by. */
import type { Layout, Values } from '../paper.ts';
import type { Asked, Change } from './change-page.ts';
import { decoys } from './decoys.ts';
import { noiseLines, strangeWords } from './noise.ts';
import { wordingsOf } from './words/index.ts';

/** The ways in which every layout is changed, each a page of its own: what another issuer might do, and what nobody would. */
export const everyChange: readonly (readonly Change[])[] = [
	['words', 'noise'],
	['words', 'look'],
	['stack', 'noise'],
	['shuffle', 'decoys'],
	['columns'],
	['mirror'],
	['captions'],
	['strange'],
];

/** The changes of a layout that shows these values. */
export function askedOf(
	{ name, type }: Layout,
	shown: Values,
	changes: readonly Change[],
	seed: number,
): Asked {
	const values = Object.values(shown);
	return {
		...{ seed: `${seed}|${name}`, changes },
		shown: [...values, ...values.map((value) => value.replace(/\B(?=(\d{3})+\.)/g, ','))],
		...{ wordings: wordingsOf[type], strange: strangeWords, noise: noiseLines, decoys: decoys[type] },
	};
}
