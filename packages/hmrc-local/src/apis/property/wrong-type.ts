/** The answer if a business is of another type: the code has a different status here than in Business Details. */
import type { ApiAnswer } from '../../mtd/api.ts';
import { always } from '../../mtd/call.ts';

/** Refused with 400. */
export const wrongType = (): ApiAnswer => always('RULE_TYPE_OF_BUSINESS_INCORRECT', 400)();
