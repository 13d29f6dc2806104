/** Layouts drawn without sight of the reader or of any other layout but one. */
import type { Layout } from '../paper.ts';
import { company } from './dividend-company.ts';
import { registrar } from './dividend-registrar.ts';
import { appInterest } from './interest-app.ts';
import { letter } from './interest-letter.ts';
import { society } from './interest-society.ts';
import { softwareHouse } from './invoice-software.ts';
import { tradesman } from './invoice-tradesman.ts';
import { wholesaler } from './invoice-wholesaler.ts';
import { leaverBureau } from './p45-bureau.ts';
import { cloud } from './p45-cloud.ts';
import { parts } from './p45-parts.ts';
import { otherOrder } from './p60-other-order.ts';
import { pensioner } from './p60-pensioner.ts';
import { valuesFirst } from './p60-values-first.ts';
import { welsh } from './p60-welsh.ts';
import { app } from './payslip-app.ts';
import { bureau } from './payslip-bureau.ts';
import { columns } from './payslip-columns.ts';
import { site } from './payslip-site.ts';
import { suite } from './payslip-suite.ts';
import { typed } from './payslip-typed.ts';
import { cafe } from './receipt-cafe.ts';
import { fuelStop } from './receipt-fuel.ts';
import { merchant } from './receipt-merchant.ts';

const payslips = [site, suite, bureau, columns, typed, app];

const endOfYear = [welsh, pensioner, valuesFirst, otherOrder];

const leavers = [parts, cloud, leaverBureau];

const savings = [society, letter, appInterest, registrar, company];

const bills = [tradesman, softwareHouse, wholesaler, merchant, fuelStop, cafe];

/** The papers of the eleventh round. */
export const eleven: readonly Layout[] = [...payslips, ...endOfYear, ...leavers, ...savings, ...bills];
