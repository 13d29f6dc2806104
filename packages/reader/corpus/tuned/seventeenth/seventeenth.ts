/** The seventeenth round of papers, drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { counterfoilVoucher } from './dividend-counterfoil.ts';
import { online } from './interest-online.ts';
import { garage } from './invoice-garage.ts';
import { laserList } from './p45-laser-list.ts';
import { bureauForm } from './p60-bureau-form.ts';
import { cloudCards } from './p60-cloud-cards.ts';
import { academy } from './payslip-academy.ts';
import { rota } from './payslip-rota.ts';
import { site } from './payslip-site.ts';
import { forecourt } from './receipt-forecourt.ts';

/** The layouts. */
export const seventeenth: readonly Layout[] = [
	academy,
	rota,
	site,
	cloudCards,
	bureauForm,
	laserList,
	online,
	counterfoilVoucher,
	garage,
	forecourt,
];
