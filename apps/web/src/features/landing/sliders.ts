/** The sliders' ranges and starting values, in whole pounds. */
import type { Sliders } from './estimate.ts';

/** The amounts with a slider. */
export type SliderName = 'pay' | 'profit' | 'interest';

/** Each slider's maximum and step. */
export const LIMITS: Readonly<Record<SliderName, { readonly max: number; readonly step: number }>> = {
	pay: { max: 150_000, step: 100 },
	profit: { max: 100_000, step: 100 },
	interest: { max: 10_000, step: 20 },
};

/** A person with something of everything in their sum. */
export const START: Sliders = { pay: 41_500, profit: 14_600, interest: 1860, residence: 'uk' };
