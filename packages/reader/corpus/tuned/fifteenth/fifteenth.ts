/** The fifteenth round of papers, drawn without sight of the reader and not yet looked at by whoever works on it. */
import type { Layout } from '../../paper.ts';
import { confirmation } from './dividend-confirmation.ts';
import { society } from './interest-society.ts';
import { wholesaler } from './invoice-wholesaler.ts';
import { numbered } from './p45-numbered.ts';
import { arrangement } from './p60-arrangement.ts';
import { packageP60 } from './p60-package.ts';
import { pensionPayer } from './p60-pension-payer.ts';
import { council } from './payslip-council.ts';
import { garage } from './payslip-garage.ts';
import { portal } from './payslip-portal.ts';
import { umbrella } from './payslip-umbrella.ts';
import { cafe } from './receipt-cafe.ts';

/** The layouts. */
export const fifteenth: readonly Layout[] = [
	council,
	portal,
	garage,
	umbrella,
	pensionPayer,
	packageP60,
	arrangement,
	numbered,
	society,
	confirmation,
	wholesaler,
	cafe,
];
