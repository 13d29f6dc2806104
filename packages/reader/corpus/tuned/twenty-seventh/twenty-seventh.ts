/** The twenty-seventh round of papers, drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { minuted } from './dividend-minutes.ts';
import { platform } from './dividend-platform.ts';
import { accountsTotal } from './interest-accounts.ts';
import { plumber } from './invoice-plumber.ts';
import { wholesale } from './invoice-wholesale.ts';
import { partOneA } from './p45-part-1a.ts';
import { form } from './p60-form.ts';
import { halfSheet } from './p60-half-sheet.ts';
import { pensioner } from './p60-pensioner.ts';
import { cards } from './payslip-cards.ts';
import { care } from './payslip-care.ts';
import { courier } from './payslip-courier.ts';
import { school } from './payslip-school.ts';
import { tillAndCard } from './receipt-till.ts';

/** The layouts. */
export const twentySeventh: readonly Layout[] = [
	pensioner,
	form,
	halfSheet,
	care,
	school,
	courier,
	cards,
	partOneA,
	accountsTotal,
	platform,
	minuted,
	wholesale,
	plumber,
	tillAndCard,
];
