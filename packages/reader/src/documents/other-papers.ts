/** Signs that a page is not a bill: words found on documents about pay, tax and savings. */
import type { Sign } from '../engine/classify.ts';

/** The signs, as weights against. */
export const otherPapers: readonly Sign[] = [
	{ pattern: /\bp ?(45|60|11 ?d)\b/i, weight: -6 },
	{ pattern: /end of year certificate|final tax code|p\.?a\.?y\.?e\b/i, weight: -4 },
	{ pattern: /national insurance|\bni (number|no)|net pay|take home|gross pay|pay ?slip/i, weight: -4 },
	{ pattern: /\binterest\b|\btax year\b|\baccount (holder|name)\b/i, weight: -2 },
	{
		pattern:
			/dividend (voucher|certificate|confirmation)|tax credit|certificate of interest|interest (paid|certificate)/i,
		weight: -5,
	},
];
