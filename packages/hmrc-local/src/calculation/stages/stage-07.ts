/** Stage 7: deficiency relief on life policies. Each box has a formula for every status, so all are calculated. */
import { lower, penceUp, poundsUp, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';
import { scottish, welsh } from './stage-03a.ts';

/** Relief against dividends, then the dearest income of the status, then what remains. */
export const stage7 = {
	c7_1: (_c, _p, r) => poundsUp(r.sum('AOI11')),
	c7_2: (c) => c.c6_33,
	c7_3: (c) => lower(c.c7_1, c.c7_2),
	c7_4: (c, p) => penceUp(times(c.c7_3, p.DivHR_rate - p.DivBR_rate)),
	c7_5: (c) => c.c7_1 - c.c7_3,
	c7_6: (c) => (scottish(c) ? c.c6_9_2 + c.c6_43_2 : c.c6_9 + c.c6_43),
	c7_7: (c) => lower(c.c7_5, c.c7_6),
	c7_8: (c, p) => {
		if (welsh(c)) return penceUp(times(c.c7_7, p.WHR_rate - p.WBR_rate));
		return penceUp(times(c.c7_7, scottish(c) ? p.SAR_rate - p.SBR_rate : p.HR_rate - p.BR_rate));
	},
	c7_9: (c) => c.c7_5 - c.c7_7,
	c7_10: (c) => (scottish(c) ? c.c6_9 + c.c6_43 : c.c6_21 + c.c6_55),
	c7_11: (c) => lower(c.c7_9, c.c7_10),
	c7_12: (c, p) =>
		penceUp(times(c.c7_11, scottish(c) ? p.SHR_rate - p.SBR_rate : p.SAVHR_rate - p.SAVBR_rate)),
	c7_13: (c) => c.c7_9 - c.c7_11,
	c7_14: (c) => (scottish(c) ? c.c6_21 + c.c6_55 : 0n),
	c7_15: (c) => lower(c.c7_13, c.c7_14),
	c7_15_1: (c, p) => (scottish(c) ? penceUp(times(c.c7_15, p.SAVHR_rate - p.SAVBR_rate)) : 0n),
	c7_16: (c) => c.c7_4 + c.c7_8 + c.c7_12 + c.c7_15_1,
} satisfies Stage;
