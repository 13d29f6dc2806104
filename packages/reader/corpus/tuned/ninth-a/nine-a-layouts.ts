/** The ninth round of papers: sixteen, each as another issuer lays it out, drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { dividend } from './nine-a-dividend-registrar.ts';
import { society } from './nine-a-interest-society.ts';
import { supplier } from './nine-a-invoice-supplier.ts';
import { tradesman } from './nine-a-invoice-tradesman.ts';
import { leaver } from './nine-a-p45-software.ts';
import { council } from './nine-a-p60-council.ts';
import { pensioner } from './nine-a-p60-pensioner.ts';
import { printout } from './nine-a-p60-printout.ts';
import { welsh } from './nine-a-p60-welsh.ts';
import { hospital } from './nine-a-payslip-nhs.ts';
import { office } from './nine-a-payslip-office.ts';
import { shop } from './nine-a-payslip-shop.ts';
import { twoColumn } from './nine-a-payslip-two-column.ts';
import { umbrella } from './nine-a-payslip-umbrella.ts';
import { diy } from './nine-a-receipt-diy.ts';
import { fuel } from './nine-a-receipt-fuel.ts';

const certificates = [pensioner, council, welsh, printout, leaver, society, dividend];
const payslips = [shop, office, hospital, umbrella, twoColumn];
const bills = [supplier, tradesman, diy, fuel];

/** The layouts. */
export const nineA: readonly Layout[] = [...certificates, ...payslips, ...bills];
