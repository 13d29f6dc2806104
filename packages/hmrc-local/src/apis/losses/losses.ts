/** Individual Losses 6.0, to 2025-26. */
import type { Api } from '../../mtd/api.ts';
import { broughtForwardLosses } from './brought-forward.ts';
import { lossClaims } from './claims.ts';

/** The API. */
export const losses: Api = { version: '6.0', routes: [...broughtForwardLosses, ...lossClaims] };
