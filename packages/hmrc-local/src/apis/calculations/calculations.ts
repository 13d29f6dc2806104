/**
 * Individual Calculations 8.0: the stand-in's own calculation from what was sent, and the declaration that it is final.
 */
import type { Api } from '../../mtd/api.ts';
import { declareRoute } from './declare.ts';
import { readRoutes } from './read.ts';
import { triggerRoute } from './trigger.ts';

/** The API. */
export const calculations: Api = { version: '8.0', routes: [triggerRoute, ...readRoutes, declareRoute] };
