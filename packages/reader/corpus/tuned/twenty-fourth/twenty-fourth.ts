/** A round of papers, drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { registrar } from './dividend-registrar.ts';
import { society } from './interest-society.ts';
import { carpenter } from './invoice-carpenter.ts';
import { marketplace } from './invoice-marketplace.ts';
import { portal } from './p45-portal.ts';
import { pensionScheme } from './p60-pension.ts';
import { supermarket } from './p60-supermarket.ts';
import { trust } from './p60-trust.ts';
import { boxes } from './payslip-boxes.ts';
import { campus } from './payslip-campus.ts';
import { sealed } from './payslip-sealed.ts';
import { forecourt } from './receipt-forecourt.ts';

/** The layouts. */
export const twentyFourth: readonly Layout[] = [
	boxes,
	sealed,
	campus,
	supermarket,
	trust,
	pensionScheme,
	portal,
	society,
	registrar,
	carpenter,
	marketplace,
	forecourt,
];
