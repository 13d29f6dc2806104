/** How far the sliders go and where they stand at first, in whole pounds. */
import type { Sliders } from './estimate.ts';

/** The amounts that have a slider. */
export type SliderName = 'pay' | 'interest' | 'giftAid';

/** The end and the step of each slider. */
export const LIMITS: Readonly<Record<SliderName, { readonly max: number; readonly step: number }>> = {
	pay: { max: 150_000, step: 100 },
	interest: { max: 10_000, step: 20 },
	giftAid: { max: 5000, step: 20 },
};

/** A person in whose sum something of everything happens. */
export const START: Sliders = { pay: 58_400, interest: 1860, giftAid: 600, residence: 'uk' };
