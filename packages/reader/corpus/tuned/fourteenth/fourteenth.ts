/** The fourteenth round of papers, drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { voucher } from './dividend-voucher.ts';
import { passbook } from './interest-passbook.ts';
import { withAdvice } from './invoice-advice.ts';
import { leaver } from './p45-leaver.ts';
import { numberedBoxes } from './p60-boxes.ts';
import { half } from './p60-half.ts';
import { pension } from './p60-pension.ts';
import { substitute } from './p60-substitute.ts';
import { bureau } from './payslip-bureau.ts';
import { hr } from './payslip-hr.ts';
import { spreadsheet } from './payslip-spreadsheet.ts';
import { trust } from './payslip-trust.ts';

/** The layouts. */
export const fourteenth: readonly Layout[] = [
	bureau,
	trust,
	spreadsheet,
	hr,
	numberedBoxes,
	substitute,
	pension,
	half,
	leaver,
	passbook,
	voucher,
	withAdvice,
];
