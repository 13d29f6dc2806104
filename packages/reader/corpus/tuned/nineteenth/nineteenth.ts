/** The nineteenth round of papers, drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { registrar } from './dividend-registrar.ts';
import { advice } from './interest-advice.ts';
import { roofer } from './invoice-roofer.ts';
import { statement } from './p45-statement.ts';
import { printer } from './p60-printer.ts';
import { under60 } from './p60-under.ts';
import { courier } from './payslip-courier.ts';
import { enterprise } from './payslip-enterprise.ts';
import { sideways } from './payslip-sideways.ts';
import { wards } from './payslip-wards.ts';

/** The layouts. */
export const nineteenth: readonly Layout[] = [
	wards,
	courier,
	enterprise,
	sideways,
	under60,
	printer,
	statement,
	advice,
	registrar,
	roofer,
];
