/** The twenty-third papers, drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { trust } from './dividend-trust.ts';
import { onlineBank } from './interest-online-bank.ts';
import { designer } from './invoice-designer.ts';
import { merchant } from './invoice-merchant.ts';
import { laser } from './p45-laser.ts';
import { accountant } from './p60-accountant.ts';
import { civilService } from './p60-civil-service.ts';
import { retailer } from './p60-retailer.ts';
import { academy } from './payslip-academy.ts';
import { cloud } from './payslip-cloud.ts';
import { construction } from './payslip-construction.ts';
import { restaurant } from './payslip-restaurant.ts';
import { cafe } from './receipt-cafe.ts';
import { diy } from './receipt-diy.ts';

/** The layouts. */
export const twentyThird: readonly Layout[] = [
	restaurant,
	academy,
	construction,
	cloud,
	civilService,
	accountant,
	retailer,
	laser,
	onlineBank,
	trust,
	merchant,
	designer,
	diy,
	cafe,
];
