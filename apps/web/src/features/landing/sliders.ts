/** How far the sliders go and where they stand at first, in whole pounds. */
import type { Sliders } from './estimate.ts';

/** The amounts that have a slider. */
export type SliderName = 'pay' | 'profit' | 'interest';

/** The end and the step of each slider. */
export const LIMITS: Readonly<Record<SliderName, { readonly max: number; readonly step: number }>> = {
	pay: { max: 150_000, step: 100 },
	profit: { max: 100_000, step: 100 },
	interest: { max: 10_000, step: 20 },
};

/** A person in whose sum something of everything happens. */
export const START: Sliders = { pay: 41_500, profit: 14_600, interest: 1860, residence: 'uk' };
