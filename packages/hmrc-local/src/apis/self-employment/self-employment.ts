/** Self-Employment Business 5.0, as far as needed from 2025-26. */
import type { Api } from '../../mtd/api.ts';
import { selfEmploymentAnnual } from './annual.ts';
import { selfEmploymentUpdates } from './cumulative.ts';

/** The API. */
export const selfEmployment: Api = {
	version: '5.0',
	routes: [...selfEmploymentUpdates, ...selfEmploymentAnnual],
};
