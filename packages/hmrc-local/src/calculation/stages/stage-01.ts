/** Stage 1: collects non-savings income. */
import { lower, poundsDown, poundsUp, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';
import type { Page } from '../return-boxes.ts';

const payAndBenefits = (emp: Page) =>
	poundsDown(emp.sum('EMP1', 'EMP3', 'EMP9', 'EMP10', 'EMP11', 'EMP12', 'EMP13', 'EMP14', 'EMP15', 'EMP16'));
const expenses = (emp: Page) => poundsUp(emp.sum('EMP17', 'EMP18', 'EMP19', 'EMP20'));

/** Employment and share schemes. */
export const stage1Employment = {
	c1_1: (_c, _p, r) => r.each('EMP', (emp) => poundsDown(emp.sum('EMP1', 'EMP3'))),
	c1_2: (_c, _p, r) => r.each('MOR', (mor) => poundsDown(mor.sum('MOR38'))),
	c1_3: (_c, _p, r) => poundsDown(r.sum('ASE3', 'ASE4')),
	c1_4: (c) => c.c1_1 + c.c1_2 + c.c1_3,
	c1_5: (_c, _p, r) =>
		r.each('EMP', (emp) =>
			poundsDown(emp.sum('EMP9', 'EMP10', 'EMP11', 'EMP12', 'EMP13', 'EMP14', 'EMP15', 'EMP16')),
		),
	// Boxes c1.5a to c1.5c are calculated for each employment; these are their totals.
	c1_5a: (_c, _p, r) => r.each('EMP', payAndBenefits),
	c1_5b: (_c, _p, r) => r.each('EMP', expenses),
	c1_5c: (_c, _p, r) => r.each('EMP', (emp) => lower(payAndBenefits(emp), expenses(emp))),
	c1_6: (c) => c.c1_5c,
	c1_7: (_c, _p, r) => poundsUp(r.sum('ASE11', 'ASE12', 'ASE13')),
	c1_8: (c) => c.c1_6 + c.c1_7,
	c1_8_1: (_c, _p, r) => r.each('EMP', (emp) => poundsDown(emp.sum('EMP3.1'))),
	c1_9: (c) => c.c1_4 + c.c1_5 + c.c1_8_1 - c.c1_8,
	c1_10: (_c, _p, r) => poundsDown(r.sum('ASE1')),
} satisfies Stage;

/** Trades, Lloyd's and partnerships: profits with the losses brought forward added back. */
export const stage1Trades = {
	c1_11: (_c, _p, r) => r.each('SSE', (sse) => poundsUp(sse.sum('SSE29'))),
	c1_12: (_c, _p, r) => r.each('SSE', (sse) => poundsDown(sse.sum('SSE31'))),
	c1_13: (c) => c.c1_12 + c.c1_11,
	c1_14: (_c, _p, r) => r.each('FSE', (fse) => poundsUp(fse.sum('FSE74'))),
	c1_15: (_c, _p, r) => r.each('FSE', (fse) => poundsDown(fse.sum('FSE76'))),
	c1_16: (c) => c.c1_15 + c.c1_14,
	c1_17: (c) => c.c1_13 + c.c1_16,
	c1_18: (_c, _p, r) => poundsUp(r.sum('LUN51')),
	c1_19: (_c, _p, r) => poundsDown(r.sum('LUN52')),
	c1_20: (c) => c.c1_19 + c.c1_18,
	c1_21: (_c, _p, r) => r.each('SPS', (sps) => poundsUp(sps.sum('SPS17'))),
	c1_22: (_c, _p, r) => r.each('SPS', (sps) => poundsDown(sps.sum('SPS20'))),
	c1_23: (c) => c.c1_22 + c.c1_21,
	c1_24: (_c, _p, r) => r.each('FPS', (fps) => poundsUp(fps.sum('FPS17', 'FPS38', 'FPS47', 'FPS58'))),
	c1_25: (_c, _p, r) => r.each('FPS', (fps) => poundsDown(fps.sum('FPS76'))),
	c1_26: (c) => c.c1_25 + c.c1_24,
	c1_27: (c) => c.c1_23 + c.c1_26,
} satisfies Stage;

const onePropertyPage = (pro: Page) => poundsUp(lower(pro.sum('PRO38'), pro.sum('PRO39')));

/** UK property, foreign income and what the remittance basis makes non-savings income. */
export const stage1Property = {
	c1_28: (_c, _p, r) => r.each('PRO', (pro) => poundsUp(lower(pro.sum('PRO13'), pro.sum('PRO14')))),
	c1_29: (_c, _p, r) => r.each('PRO', (pro) => poundsDown(pro.sum('PRO15'))),
	c1_30: (c) => c.c1_29 + c.c1_28,
	c1_31: (_c, _p, r) => r.each('PRO', onePropertyPage),
	c1_32: (_c, _p, r) => r.each('PRO', (pro) => poundsDown(pro.sum('PRO40'))),
	c1_33: (c) => c.c1_32 + c.c1_31,
	c1_34: (c) => c.c1_30 + c.c1_33,
	c1_35: (_c, _p, r) => poundsDown(r.sum('FOR7.2', 'FOR7.4', 'FOR9', 'FOR13', 'FOR41', 'FOR42')),
	c1_35a: (c) => poundsDown(c.c1_35 + c.c10_3_2),
	c1_36: (_c, _p, r) => poundsUp(r.sum('FOR26')),
	c1_37: (_c, _p, r) => poundsDown(r.sum('FOR30')),
	c1_38: (_c, _p, r) => poundsUp(r.sum('FOR31')),
	c1_39: (_c, _p, r) => poundsUp(r.sum('FOR32')),
	c1_40: (c) => c.c1_37 + c.c1_36 - (c.c1_38 + c.c1_39),
	c1_41: (_c, _p, r) => (r.yes('NRD28') ? poundsDown(r.sum('INC6')) : 0n),
	c1_42: (_c, _p, r) => (r.yes('NRD28') ? poundsDown(r.sum('FOR4')) : 0n),
	c1_43: (_c, _p, r) => (r.yes('NRD28') ? poundsDown(r.sum('FOR6')) : 0n),
	c1_43a: (_c, _p, r) => (r.yes('NRD28') ? poundsDown(r.sum('FOR11')) : 0n),
	c1_44: (c) => c.c1_41 + c.c1_42 + c.c1_43 + c.c1_43a,
} satisfies Stage;

/** Trusts, pensions, other income, and the total. */
export const stage1Other = {
	c1_45: (_c, p, r) => poundsDown(times(r.sum('TRU3', 'TRU7', 'TRU16'), p.NS_gross)),
	c1_46: (_c, p, r) => poundsDown(p.trust_gross(r.sum('TRU1'))),
	c1_47: (_c, p, r) => poundsDown(p.trust_gross(r.sum('TRU10'))),
	c1_48: (_c, _p, r) => poundsDown(r.sum('TRU22')),
	c1_49: () => 0n,
	c1_50: (_c, _p, r) => poundsDown(r.sum('TRU13')),
	c1_51: (c) => c.c1_45 + c.c1_46 + c.c1_47 + c.c1_48 + c.c1_50,
	c1_52: (_c, _p, r) => poundsDown(r.sum('INC8', 'INC11', 'INC13', 'INC15', 'INC16')),
	c1_53: (_c, _p, r) => poundsDown(r.sum('INC17') - r.sum('INC18')),
	c1_54: (_c, _p, r) => poundsDown(r.sum('INC20')),
	c1_55: (_c, _p, r) => poundsUp(r.sum('AIL1')),
	c1_55a: (c) => c.c1_53 - c.c1_55,
	c1_56: (c) => c.c1_54 + c.c1_55a,
	c1_56a: () => 0n,
	c1_57: (c) =>
		c.c1_9 +
		c.c1_10 +
		c.c1_17 +
		c.c1_20 +
		c.c1_27 +
		c.c1_34 +
		c.c1_35a +
		c.c1_40 +
		c.c1_44 +
		c.c1_51 +
		c.c1_52 +
		c.c1_56,
	c1_58: (_c, _p, r) => poundsDown(r.sum('ASE5')),
} satisfies Stage;
