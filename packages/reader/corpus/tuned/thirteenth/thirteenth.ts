/** The thirteenth round of papers, drawn without sight of the reader and not yet looked at by whoever works on it. */
import type { Layout } from '../../paper.ts';
import { registrar } from './dividend-registrar.ts';
import { bankLetter } from './interest-bank.ts';
import { trade } from './invoice-trade.ts';
import { part1a } from './p45-part1a.ts';
import { bureauP60 } from './p60-bureau.ts';
import { columnsP60 } from './p60-columns.ts';
import { letterP60 } from './p60-letter.ts';
import { clean } from './payslip-clean.ts';
import { matrix } from './payslip-matrix.ts';
import { restaurant } from './payslip-restaurant.ts';
import { victorian } from './payslip-victorian.ts';
import { diy } from './receipt-diy.ts';

/** The layouts. */
export const thirteenth: readonly Layout[] = [
	victorian,
	clean,
	matrix,
	restaurant,
	bureauP60,
	columnsP60,
	letterP60,
	part1a,
	bankLetter,
	registrar,
	trade,
	diy,
];
