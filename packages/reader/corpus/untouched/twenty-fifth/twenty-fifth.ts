/** Twelve papers drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { platform } from './dividend-platform.ts';
import { appBank } from './interest-app-bank.ts';
import { cleaning } from './invoice-cleaning.ts';
import { electrical } from './invoice-electrical.ts';
import { basicTools } from './p45-basic-tools.ts';
import { bureauP60 } from './p60-bureau.ts';
import { council } from './p60-council.ts';
import { substitute } from './p60-substitute.ts';
import { agency } from './payslip-agency.ts';
import { cloud } from './payslip-cloud.ts';
import { smallFirm } from './payslip-small-firm.ts';
import { stationer } from './receipt-stationer.ts';

/** The layouts. */
export const twentyFifth: readonly Layout[] = [
	smallFirm,
	agency,
	cloud,
	substitute,
	council,
	bureauP60,
	basicTools,
	appBank,
	platform,
	electrical,
	cleaning,
	stationer,
];
