/** Under which names losses and claims are kept. */

/** One loss brought forward, in the year from which it is, by its id. */
export const BROUGHT_FORWARD_LOSS = 'brought forward loss';

/** One claim, in the year for which it is made, by its id. */
export const LOSS_CLAIM = 'loss claim';

/** From 2026-27: all of a business together, by its id. */
export const LOSSES_AND_CLAIMS = 'losses and claims';
