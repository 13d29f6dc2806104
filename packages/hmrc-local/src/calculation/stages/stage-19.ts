/** Stage 19: the remittance basis charge of people not domiciled in the UK (to 2024-25). */
import type { Stage } from '../boxes.ts';

/** Box c19.1. */
export const stage19 = {
	c19_1: (_c, p, r) => {
		const claims = r.yes('NRD28') && !r.yes('NRD29') && !r.yes('NRD33');
		if (!claims || r.sum('NRD34', 'NRD35') <= 0n) return 0n;
		return r.yes('NRD31') ? p.Res_non_dom_High_ch : r.yes('NRD32') ? p.Res_non_dom_ch : 0n;
	},
} satisfies Stage;
