/** The sixteenth round of papers, drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { confirmation } from './dividend-confirmation.ts';
import { interestCertificate } from './interest-certificate.ts';
import { software } from './invoice-software.ts';
import { tradesman } from './invoice-tradesman.ts';
import { partOneA } from './p45-part-1a.ts';
import { cloud } from './p60-cloud.ts';
import { laser } from './p60-laser.ts';
import { pension } from './p60-pension.ts';
import { mailer } from './payslip-mailer.ts';
import { packaged } from './payslip-package.ts';
import { pad } from './payslip-pad.ts';
import { trust } from './payslip-trust.ts';
import { webPage } from './payslip-web-page.ts';
import { shop } from './receipt-shop.ts';

/** The layouts. */
export const sixteenth: readonly Layout[] = [
	mailer,
	packaged,
	webPage,
	trust,
	pad,
	laser,
	cloud,
	pension,
	partOneA,
	interestCertificate,
	confirmation,
	tradesman,
	software,
	shop,
];
