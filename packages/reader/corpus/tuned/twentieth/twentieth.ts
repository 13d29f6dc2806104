/** A round of twelve papers drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { ownVoucher } from './dividend-own.ts';
import { bank } from './interest-bank.ts';
import { software } from './invoice-software.ts';
import { trade } from './invoice-trade.ts';
import { inParts } from './p45-parts.ts';
import { officialGrid } from './p60-bureau.ts';
import { packaged } from './p60-package.ts';
import { pensioner } from './p60-pension.ts';
import { cloud } from './payslip-cloud.ts';
import { laser } from './payslip-laser.ts';
import { trust } from './payslip-trust.ts';
import { till } from './receipt-till.ts';

/** The layouts. */
export const twentieth: readonly Layout[] = [
	laser,
	cloud,
	trust,
	officialGrid,
	packaged,
	pensioner,
	inParts,
	bank,
	ownVoucher,
	trade,
	software,
	till,
];
