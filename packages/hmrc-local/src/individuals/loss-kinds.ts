/** The names losses and claims are stored under. */

/** One loss brought forward, in the year it arose in, by its id. */
export const BROUGHT_FORWARD_LOSS = 'brought forward loss';

/** One claim, in the year it is made for, by its id. */
export const LOSS_CLAIM = 'loss claim';

/** From 2026-27: all losses and claims of a business together, by its id. */
export const LOSSES_AND_CLAIMS = 'losses and claims';
