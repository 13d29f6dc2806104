/** The twenty-sixth round of papers, drawn without sight of the reader: dense ones, with much on them that nobody asks for. */
import type { Layout } from '../../paper.ts';
import { registrar } from './dividend-registrar.ts';
import { bankSummary } from './interest-bank.ts';
import { society } from './interest-society.ts';
import { designer } from './invoice-designer.ts';
import { tradesman } from './invoice-tradesman.ts';
import { leaverParts } from './p45-parts.ts';
import { boxed } from './p60-boxes.ts';
import { dotted } from './p60-dotted.ts';
import { sentences } from './p60-sentences.ts';
import { agency } from './payslip-agency.ts';
import { manyDeductions } from './payslip-deductions.ts';
import { portal } from './payslip-portal.ts';
import { counter } from './receipt-counter.ts';
import { petrol } from './receipt-petrol.ts';

/** The layouts. */
export const twentySixth: readonly Layout[] = [
	boxed,
	dotted,
	sentences,
	agency,
	manyDeductions,
	portal,
	leaverParts,
	society,
	bankSummary,
	registrar,
	tradesman,
	designer,
	counter,
	petrol,
];
