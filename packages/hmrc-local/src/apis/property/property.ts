/** Property Business 6.0, as far as UK property needs it from 2025-26. */
import type { Api } from '../../mtd/api.ts';
import { propertyAnnual } from './annual.ts';
import { propertyUpdates } from './cumulative.ts';

/** The API. */
export const property: Api = { version: '6.0', routes: [...propertyUpdates, ...propertyAnnual] };
