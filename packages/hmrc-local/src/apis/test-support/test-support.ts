/** Self Assessment Test Support 1.0: set-up data that HMRC's live service gets elsewhere. */
import type { Api } from '../../mtd/api.ts';
import { testBusinesses } from './business.ts';
import { checkpoints } from './checkpoints.ts';
import { testItsaStatus } from './itsa-status.ts';

/** The API: businesses, MTD status, checkpoints. */
export const testSupport: Api = {
	version: '1.0',
	routes: [...testBusinesses, testItsaStatus, ...checkpoints],
};
