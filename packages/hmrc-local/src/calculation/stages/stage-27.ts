/** Stage 27: student loan repayments. */
import { penceUp, poundsDown, poundsUp, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';
import type { Page } from '../return-boxes.ts';

const notNegative = (value: bigint) => (value < 0n ? 0n : value);
const earnings = (emp: Page) =>
	notNegative(poundsDown(emp.sum('EMP1', 'EMP3', 'EMP3.1', 'EMP12', 'EMP16') - emp.sum('EMP1.1')));
const employmentExpenses = (emp: Page) => poundsUp(emp.sum('EMP17', 'EMP18', 'EMP19', 'EMP20'));
const ministry = (mor: Page) => poundsDown(mor.sum('MOR38', 'MOR17'));
const ministryExpenses = (mor: Page) => poundsUp(mor.sum('MOR2.1', 'MOR6', 'MOR19'));

/** Earned income. */
export const stage27Earned = {
	// Boxes c27.1a to c27.1c and c27.9a to c27.9c are calculated for each page; these are their totals.
	c27_1a: (_c, _p, r) => r.each('EMP', earnings),
	c27_1b: (_c, _p, r) => r.each('EMP', employmentExpenses),
	c27_1c: (_c, _p, r) => r.each('EMP', (emp) => notNegative(earnings(emp) - employmentExpenses(emp))),
	c27_2: (_c, _p, r) => poundsDown(r.sum('ASE1', 'ASE3', 'ASE4', 'ASE5')),
	c27_3: (c) => c.c27_1c + c.c27_2,
	c27_4: (_c, _p, r) => poundsUp(r.sum('ASE11', 'ASE12', 'ASE13')),
	c27_5: (c) => c.c27_3 - c.c27_4,
	c27_6a: () => 0n,
	c27_6b: () => 0n,
	c27_6c: () => 0n,
	c27_7: () => 0n,
	c27_8: () => 0n,
	c27_8a: () => 0n,
	c27_8b: () => 0n,
	c27_9a: (_c, _p, r) => r.each('MOR', ministry),
	c27_9b: (_c, _p, r) => r.each('MOR', ministryExpenses),
	c27_9c: (_c, _p, r) => r.each('MOR', (mor) => notNegative(ministry(mor) - ministryExpenses(mor))),
	c27_9: (c) => c.c27_9c,
	c27_10: (_c, _p, r) => r.each('SSE', (sse) => poundsDown(sse.sum('SSE31'))),
	c27_11: (_c, _p, r) => r.each('FSE', (fse) => poundsDown(fse.sum('FSE76'))),
	c27_12: (_c, _p, r) => poundsDown(r.sum('LUN52')),
	c27_13: (_c, _p, r) => r.each('SPS', (sps) => poundsDown(sps.sum('SPS20'))),
	c27_14: (_c, _p, r) => r.each('FPS', (fps) => poundsDown(fps.sum('FPS76'))),
	c27_15: (_c, _p, r) => r.each('PRO', (pro) => poundsDown(pro.sum('PRO15'))),
	c27_16: (_c, _p, r) => poundsDown(r.sum('INC8', 'INC11', 'INC16')),
	c27_16a: (c) => c.c4_54_1,
	c27_17: (c) =>
		c.c27_5 +
		c.c27_9 +
		c.c27_10 +
		c.c27_11 +
		c.c27_12 +
		c.c27_13 +
		c.c27_14 +
		c.c27_15 +
		c.c27_16 +
		c.c27_16a,
} satisfies Stage;

/** Unearned income, which counts only above a threshold and then in full. */
export const stage27Unearned = {
	c27_18: (_c, _p, r) =>
		r.each('SPS', (sps) => poundsDown(sps.sum('SPS28'))) +
		r.each('FPS', (fps) => poundsDown(fps.sum('FPS35', 'FPS70', 'FPS73'))),
	c27_19: (_c, _p, r) => r.each('PRO', (pro) => poundsDown(pro.sum('PRO40'))),
	c27_20: (c) => c.c1_35 + c.c1_37 + c.c1_44 + c.c2_9 + c.c3_5 + c.c3_16,
	c27_21: (c) => c.c1_51 + c.c2_13 + c.c3_9 + c.c3_19,
	c27_22: (c) => c.c2_17 + c.c3_14,
	c27_23: (_c, _p, r) => poundsDown(r.sum('INC15')),
	c27_24: (_c, _p, r) => poundsDown(r.sum('AOI4', 'AOI6', 'AOI8')),
	c27_25: (c) => c.c1_56,
	c27_26: (c) => c.c27_18 + c.c27_19 + c.c27_20 + c.c27_21 + c.c27_22 + c.c27_23 + c.c27_24 + c.c27_25,
	c27_27: (_c, p) => p.SL_UIT,
	c27_28: (c) => (c.c27_26 > c.c27_27 ? c.c27_26 : 0n),
	c27_29: (c) => c.c27_17 + c.c27_28,
	c27_29a: () => 0n,
} satisfies Stage;

/** Deductions. */
export const stage27Deductions = {
	c27_30: (_c, _p, r) => r.each('SSE', (sse) => poundsUp(sse.sum('SSE33'))),
	c27_31: (_c, _p, r) => r.each('FSE', (fse) => poundsUp(fse.sum('FSE78'))),
	c27_32: (_c, _p, r) => poundsUp(r.sum('LUN56')),
	c27_33: (_c, _p, r) => r.each('SPS', (sps) => poundsUp(sps.sum('SPS22'))),
	c27_34: (_c, _p, r) => r.each('FPS', (fps) => poundsUp(fps.sum('FPS22', 'FPS39'))),
	c27_35: (_c, _p, r) => r.each('PRO', (pro) => poundsUp(pro.sum('PRO42'))),
	c27_36: (_c, _p, r) => poundsUp(r.sum('FOR31')),
	c27_37: (_c, _p, r) => poundsUp(r.sum('AOR6', 'AOR6.1')),
	c27_38: (_c, _p, r) => poundsUp(r.sum('REL1', 'REL2', 'REL3', 'REL4')),
	c27_39: (c) =>
		c.c27_30 + c.c27_31 + c.c27_32 + c.c27_33 + c.c27_34 + c.c27_35 + c.c27_36 + c.c27_37 + c.c27_38,
	c27_40: (c) => c.c27_29 - c.c27_39,
	c27_40a: () => 0n,
} satisfies Stage;

/** What is due on each kind of loan. */
export const stage27Due = {
	c27_41: (c, p, r) => {
		const plan = r.text('SLRPT');
		if (plan === '01') return c.c27_40 - p.SL_limit1;
		if (plan === '02') return c.c27_40 - p.SL_limit2;
		return plan === '04' ? c.c27_40 - p.SL_limit4 : 0n;
	},
	c27_42: (c, p) => poundsDown(times(c.c27_41, p.Sloan_rate)),
	c27_43: (_c, _p, r) => poundsUp(r.sum('SLR2')),
	c27_43a: (c, p, r) => (r.text('PGLRPT') === '03' ? c.c27_40 - p.PGL_limit : 0n),
	c27_43b: (c, p) => poundsDown(times(c.c27_43a, p.PGL_rate)),
	c27_43c: (_c, _p, r) => poundsUp(r.sum('SLR3')),
	c27_44: (c, _p, r) => (r.yes('SLR1') && r.present('SLRPT') ? penceUp(c.c27_42 - c.c27_43) : 0n),
	c27_45: (c, _p, r) => (r.yes('SLR1') && r.present('PGLRPT') ? penceUp(c.c27_43b - c.c27_43c) : 0n),
} satisfies Stage;
