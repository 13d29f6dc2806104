/** Stage 15: married couple's allowance if a spouse was born before 6 April 1935. */
import { dividedBy, larger, pounds, poundsDown, poundsUp, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';
import type { Parameters } from '../parameters.ts';
import type { ReturnBoxes } from '../return-boxes.ts';

/** Whole tax months before the marriage ("table A"): nil before 6 May of the tax year or with no date, 12 after it. */
function monthsBeforeMarriage(p: Parameters, r: ReturnBoxes): bigint {
	const [year = 0, month = 0, day = 0] = (r.text('MCA9') ?? '').split('-').map(Number);
	const startYear = Number(p.MCA_year_starts.slice(0, 4));
	const months = (year - startYear) * 12 + (month - 4) - (day < 6 ? 1 : 0);
	return pounds(Math.min(12, Math.max(0, months)));
}

/** The earliest birth date given: of the person, the spouse or an earlier spouse. */
const earliestBirth = (r: ReturnBoxes) =>
	['YPD1', 'MCA2', 'MCA5']
		.map((box) => r.text(box))
		.filter((date) => date !== undefined)
		.sort()[0];

const transferred = (r: ReturnBoxes) => ['MCA3', 'MCA4', 'MCA6', 'MCA7'].some((box) => r.yes(box));

/** Boxes c15.1 to c15.21. */
export const stage15 = {
	c15_1: (_c, p, r) => {
		const born = r.present('MCA1') ? earliestBirth(r) : undefined;
		return born !== undefined && born < p.MCA_born_before ? p.H_MCA : 0n;
	},
	c15_2: (c, _p, r) => (r.present('MCA1') ? c.c4_63 : 0n),
	c15_3: (_c, p) => p.AA_limit,
	c15_4: (c) => c.c15_2 - c.c15_3,
	c15_5: (c, p) => poundsDown(times(c.c15_4, p.AA_excess)),
	c15_6: (c) => c.c14_4,
	c15_7: (c) => c.c14_6,
	c15_8: (c) => c.c15_6 - c.c15_7,
	c15_9: (c) => c.c15_5 - c.c15_8,
	c15_10: (c) => c.c15_1 - c.c15_9,
	c15_11: (c, p) => (c.c15_1 > 0n ? larger(c.c15_10, p.MCA) : 0n),
	c15_12: (_c, p, r) => (r.present('MCA9') ? monthsBeforeMarriage(p, r) : 0n),
	c15_13: (c) => times(c.c15_11, c.c15_12),
	c15_14: (c) => poundsDown(dividedBy(c.c15_13, pounds(12))),
	c15_15: (c) => c.c15_11 - c.c15_14,
	c15_16: (_c, p, r) => (!transferred(r) ? 0n : r.yes('MCA3') || r.yes('MCA6') ? p.MCA_2 : p.MCA),
	c15_17: (_c, p, r) => (transferred(r) && r.present('MCA9') ? monthsBeforeMarriage(p, r) : 0n),
	c15_18: (c) => times(c.c15_16, c.c15_17),
	c15_19: (c) => poundsUp(dividedBy(c.c15_18, pounds(12))),
	c15_20: (c) => c.c15_16 - c.c15_19,
	c15_21: (c, _p, r) => (r.present('MCA1') ? c.c15_15 - c.c15_20 : r.present('MCA8') ? c.c15_20 : 0n),
} satisfies Stage;
