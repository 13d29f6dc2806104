/** Every layout of the corpus, those that the reader was made on apart from those that it never saw. */
import type { Layout } from './paper.ts';
import { fiveCertificates } from './tuned/five-certificates.ts';
import { fiveInvoices } from './tuned/five-invoices.ts';
import { fivePayslips } from './tuned/five-payslips.ts';
import { freshLeavers } from './tuned/fresh-leavers.ts';
import { freshP60s } from './tuned/fresh-p60s.ts';
import { freshPayslips } from './tuned/fresh-payslips.ts';
import { papers } from './tuned/looked-at.ts';
import { moreOthers } from './tuned/more-others.ts';
import { morePayslips } from './tuned/more-payslips.ts';
import { others } from './tuned/others.ts';
import { p60s } from './tuned/p60s.ts';
import { payslips } from './tuned/payslips.ts';
import { proofP60s } from './tuned/proof-p60s.ts';
import { roundFour } from './tuned/round-four.ts';
import { roundOne } from './tuned/round-one.ts';
import { roundThree } from './tuned/round-three.ts';
import { roundTwo } from './tuned/round-two.ts';

/** Layouts that were looked at while the reader was made. */
export const tuned = [
	...payslips,
	...morePayslips,
	...others,
	...moreOthers,
	...p60s,
	...freshP60s,
	...freshPayslips,
	...freshLeavers,
	...papers,
	...proofP60s,
	...roundOne,
	...roundTwo,
	...roundThree,
	...roundFour,
	...fivePayslips,
	...fiveCertificates,
	...fiveInvoices,
];

/** Layouts that were not. Whoever looks at how they are read moves them to the others. */
export const untouched: readonly Layout[] = [];

/** How the layouts were read from their text that nobody had looked at last, before they were. */
export const lastUnseen = { layouts: 6, right: 333, leftOut: 62, wrong: 1 };
