/** Papers of a council, a charity, a director, a credit union and some shops, drawn without sight of the reader. */
import type { Layout } from '../../paper.ts';
import { voucher } from './dividend-slip.ts';
import { tableOfAccounts } from './interest-table.ts';
import { unionLetter } from './interest-union.ts';
import { labourAndMaterials } from './invoice-labour.ts';
import { numberedBoxes } from './p45-numbered.ts';
import { charity } from './p60-charity.ts';
import { council } from './p60-council.ts';
import { belowLetter } from './p60-letter.ts';
import { cloud } from './payslip-cloud.ts';
import { director } from './payslip-director.ts';
import { envelope } from './payslip-envelope.ts';
import { timesheet } from './payslip-timesheet.ts';
import { teaRoom } from './receipt-cafe.ts';
import { ironmonger } from './receipt-hardware.ts';

/** The layouts. */
export const twentyNinth: readonly Layout[] = [
	council,
	charity,
	belowLetter,
	envelope,
	cloud,
	timesheet,
	director,
	numberedBoxes,
	tableOfAccounts,
	unionLetter,
	voucher,
	labourAndMaterials,
	ironmonger,
	teaRoom,
];
