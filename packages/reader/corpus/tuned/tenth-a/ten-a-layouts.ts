/** The tenth round of papers: fourteen, each as another issuer lays it out, drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { registrar } from './ten-a-dividend-registrar.ts';
import { savingsBank } from './ten-a-interest-savings.ts';
import { merchant } from './ten-a-invoice-merchant.ts';
import { desktopLeaver } from './ten-a-p45-desktop.ts';
import { onlineLeaver } from './ten-a-p45-online.ts';
import { bankPension } from './ten-a-p60-bank-pension.ts';
import { care } from './ten-a-p60-care.ts';
import { farm } from './ten-a-p60-farm.ts';
import { university } from './ten-a-p60-university.ts';
import { academy } from './ten-a-payslip-academy.ts';
import { councilPay } from './ten-a-payslip-council.ts';
import { nanny } from './ten-a-payslip-nanny.ts';
import { warehouse } from './ten-a-payslip-warehouse.ts';
import { supermarket } from './ten-a-receipt-supermarket.ts';

const certificates = [
	university,
	care,
	bankPension,
	farm,
	desktopLeaver,
	onlineLeaver,
	savingsBank,
	registrar,
];
const payslips = [councilPay, warehouse, academy, nanny];
const bills = [merchant, supermarket];

/** The layouts. */
export const tenA: readonly Layout[] = [...certificates, ...payslips, ...bills];
