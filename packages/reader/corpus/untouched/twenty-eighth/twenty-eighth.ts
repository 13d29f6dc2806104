/** The twenty-eighth round of papers, drawn without sight of the reader: dense forms as large and small firms print them. */
import type { Layout } from '../../paper.ts';
import { family } from './dividend-family.ts';
import { listed } from './dividend-listed.ts';
import { online } from './interest-online.ts';
import { society } from './interest-society.ts';
import { electrician } from './invoice-electrician.ts';
import { freelancer } from './invoice-freelancer.ts';
import { partOne } from './p45-part-one.ts';
import { accountant } from './p60-accountant.ts';
import { bureauForm } from './p60-bureau.ts';
import { retailer } from './p60-retailer.ts';
import { hospital } from './payslip-hospital.ts';
import { shop } from './payslip-shop.ts';
import { umbrella } from './payslip-umbrella.ts';
import { department } from './receipt-department.ts';

/** The layouts. */
export const twentyEighth: readonly Layout[] = [
	retailer,
	bureauForm,
	accountant,
	umbrella,
	hospital,
	shop,
	partOne,
	society,
	online,
	listed,
	family,
	electrician,
	freelancer,
	department,
];
