/** Two thirds of the eleventh round of papers, drawn without sight of the reader; the other third is `twelfth`. */
import type { Layout } from '../../paper.ts';
import { company } from './dividend-company.ts';
import { registrar } from './dividend-registrar.ts';
import { appInterest } from './interest-app.ts';
import { society } from './interest-society.ts';
import { softwareHouse } from './invoice-software.ts';
import { tradesman } from './invoice-tradesman.ts';
import { wholesaler } from './invoice-wholesaler.ts';
import { leaverBureau } from './p45-bureau.ts';
import { cloud } from './p45-cloud.ts';
import { parts } from './p45-parts.ts';
import { pensioner } from './p60-pensioner.ts';
import { welsh } from './p60-welsh.ts';
import { columns } from './payslip-columns.ts';
import { site } from './payslip-site.ts';
import { suite } from './payslip-suite.ts';
import { merchant } from './receipt-merchant.ts';

const certificates = [welsh, pensioner, parts, cloud, leaverBureau, society, appInterest, registrar, company];
const payslips = [site, suite, columns];
const bills = [tradesman, softwareHouse, wholesaler, merchant];

/** The layouts. */
export const eleventh: readonly Layout[] = [...certificates, ...payslips, ...bills];
