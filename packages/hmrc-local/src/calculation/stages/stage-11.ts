/** Stage 11: tax already taken off. */
import { lower, penceUp, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';

/** PAYE first, less the debt collected through a code; then every other source. */
export const stage11 = {
	c11_1: (_c, _p, r) => r.each('EMP', (emp) => emp.sum('EMP2')),
	c11_2: (_c, _p, r) => r.sum('ASE6'),
	c11_3: (_c, _p, r) => r.each('MOR', (mor) => mor.sum('MOR39')),
	c11_4: (_c, _p, r) => r.sum('INC10', 'INC12', 'INC14'),
	c11_5: (c) => c.c11_1 + c.c11_2 + c.c11_3 + c.c11_4,
	c11_6: (_c, _p, r) => r.sum('CAL9'),
	c11_7: (c) => lower(c.c11_5, c.c11_6),
	c11_8: (c) => c.c11_5 - c.c11_7,
	c11_9: (_c, _p, r) => r.each('SSE', (sse) => sse.sum('SSE38')),
	c11_10: (_c, _p, r) => r.each('FSE', (fse) => fse.sum('FSE81', 'FSE82')),
	c11_11: (_c, _p, r) => r.sum('LUN4', 'LUN14', 'LUN17'),
	c11_12: (_c, _p, r) => r.each('SPS', (sps) => sps.sum('SPS30', 'SPS31')),
	c11_13: (_c, _p, r) => r.each('FPS', (fps) => fps.sum('FPS77', 'FPS78', 'FPS79')),
	c11_14: (_c, _p, r) => r.each('PRO', (pro) => pro.sum('PRO21')),
	c11_15: (_c, _p, r) =>
		r.sum('FOR3', 'FOR5', 'FOR7.1', 'FOR7.3', 'FOR8', 'FOR10', 'FOR12', 'FOR29', 'FOR40'),
	c11_16: (_c, p, r) => penceUp(times(times(r.sum('TRU3', 'TRU7', 'TRU16'), p.NS_gross), p.BR_rate)),
	c11_17: (_c, p, r) => penceUp(times(p.trust_gross(r.sum('TRU1')), p.AHR_rate)),
	c11_18: (_c, p, r) => penceUp(times(p.trust_gross(r.sum('TRU10')), p.AHR_rate)),
	c11_19: (_c, p, r) => penceUp(times(p.divs_gross_old(r.sum('TRU18.1')), p.Old_DIV_rate)),
	c11_20: (_c, p, r) => penceUp(times(times(r.sum('TRU4', 'TRU8', 'TRU17'), p.savings_gross), p.BR_rate)),
	c11_21: (_c, p, r) => penceUp(times(p.trust_gross(r.sum('TRU11')), p.AHR_rate)),
	c11_22: (_c, p, r) => penceUp(times(p.trust_div_gross(r.sum('TRU12')), p.DivAR_rate)),
	c11_23: (_c, p, r) => penceUp(times(p.divs_gross(r.sum('TRU5', 'TRU9', 'TRU18')), p.DivBR_rate)),
	c11_24: (_c, _p, r) => r.sum('TRU15'),
	c11_25: (c) =>
		c.c11_16 + c.c11_17 + c.c11_18 + c.c11_19 + c.c11_20 + c.c11_21 + c.c11_22 + c.c11_23 + c.c11_24,
	c11_26: (_c, _p, r) => r.sum('NRD21', 'NRD22'),
	c11_27: (_c, p, r) => penceUp(times(times(r.sum('INC1'), p.savings_gross), p.BR_rate)),
	c11_28: (_c, _p, r) => r.sum('AOI2'),
	c11_29: (_c, _p, r) => r.sum('AOI10'),
	c11_30: (_c, _p, r) => r.sum('INC19'),
	c11_31: (c) =>
		c.c11_8 +
		c.c11_9 +
		c.c11_10 +
		c.c11_11 +
		c.c11_12 +
		c.c11_13 +
		c.c11_14 +
		c.c11_15 +
		c.c11_25 +
		c.c11_26 +
		c.c11_27 +
		c.c11_28 +
		c.c11_29 +
		c.c11_30,
} satisfies Stage;
