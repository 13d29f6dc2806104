/** Stage 3a: the status (1 rest of the UK, 2 Scotland, 3 Wales), its bands and rates. */
import { pounds } from '../amount.ts';
import type { Boxes, Stage } from '../boxes.ts';

/** Whether the calculation is for a Scottish taxpayer. */
export const scottish = (c: Boxes): boolean => c.c3a_1 === pounds(2);
/** Whether the calculation is for a Welsh taxpayer. */
export const welsh = (c: Boxes): boolean => c.c3a_1 === pounds(3);

/** Status, bands and rates. Only a UK resident can be a Scottish or Welsh taxpayer. */
export const stage3a = {
	// Not a box of the specification: its "calculation type", 1 when calculating a non-resident's limit.
	nonresident: () => 0n,
	c3a_1: (_c, _p, r) => {
		if (r.yes('NRD1')) return pounds(1);
		const status = r.text('YPDTR');
		return pounds(status === 'S' ? 2 : status === 'C' ? 3 : 1);
	},
	c3a_1a: (c, p) => (scottish(c) ? p.SSR_band : 0n),
	c3a_2: (c, p) => (scottish(c) ? p.SBR_band : p.BR_band),
	c3a_2a: (c, p) => (scottish(c) ? p.SIR_band : 0n),
	c3a_2b: (c, p) => p.BR_band - (c.c3a_1a + c.c3a_2 + c.c3a_2a),
	c3a_3: (c, p) => (scottish(c) ? p.SHR_band : p.HR_band),
	c3a_3_1: (c, p) => (scottish(c) ? p.SAR_band : 0n),
	c3a_3a: (c, p) => (scottish(c) ? p.SAHR_band : p.AHR_band),
	c3a_3b: (_c, p) => p.SSR_rate,
	c3a_4: (c, p) => (welsh(c) ? p.WBR_rate : scottish(c) ? p.SBR_rate : p.BR_rate),
	c3a_4a: (_c, p) => p.SIR_rate,
	c3a_5: (c, p) => (welsh(c) ? p.WHR_rate : scottish(c) ? p.SHR_rate : p.HR_rate),
	c3a_5a: (_c, p) => p.SAR_rate,
	c3a_6: (c, p) => (welsh(c) ? p.WAHR_rate : scottish(c) ? p.SAHR_rate : p.AHR_rate),
} satisfies Stage;
