/** Business Details 2.0, without periods of account and the late accounting date rule. */
import type { Api } from '../../mtd/api.ts';
import { accountingTypes } from './accounting-type.ts';
import { choosePeriodType } from './period-type.ts';
import { readBusinesses } from './read.ts';

/** The API. */
export const businessDetails: Api = {
	version: '2.0',
	routes: [...readBusinesses, choosePeriodType, ...accountingTypes],
};
