/** A round of twelve papers, drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { registrar } from './dividend-registrar.ts';
import { society } from './interest-society.ts';
import { electrician } from './invoice-electrician.ts';
import { merchant } from './invoice-merchant.ts';
import { part1a } from './p45-employee.ts';
import { agency } from './p60-agency.ts';
import { portal } from './p60-portal.ts';
import { tools } from './p60-tools.ts';
import { books } from './payslip-books.ts';
import { desktop } from './payslip-desktop.ts';
import { weekly } from './payslip-weekly.ts';
import { hardware } from './receipt-hardware.ts';

/** The layouts. */
export const twentySecond: readonly Layout[] = [
	desktop,
	books,
	weekly,
	portal,
	agency,
	tools,
	part1a,
	society,
	registrar,
	merchant,
	electrician,
	hardware,
];
