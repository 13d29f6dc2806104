/** The sixteen layouts of this folder, drawn by someone who had not seen the reader. */
import type { Layout } from '../../paper.ts';
import { privateDividend } from './nine-b-dividend-private.ts';
import { interestLetter } from './nine-b-interest-letter.ts';
import { interestSociety } from './nine-b-interest-society.ts';
import { noVatInvoice } from './nine-b-invoice-no-vat.ts';
import { vatInvoice } from './nine-b-invoice-vat.ts';
import { p45PartOneA } from './nine-b-p45-part-one-a.ts';
import { cloudP60 } from './nine-b-p60-cloud.ts';
import { hmrcP60 } from './nine-b-p60-hmrc.ts';
import { pensionP60 } from './nine-b-p60-pension.ts';
import { retailerP60 } from './nine-b-p60-retailer.ts';
import { brightLikePayslip } from './nine-b-payslip-brightlike.ts';
import { sageLikePayslip } from './nine-b-payslip-sagelike.ts';
import { spreadsheetPayslip } from './nine-b-payslip-spreadsheet.ts';
import { supermarketPayslip } from './nine-b-payslip-supermarket.ts';
import { xeroLikePayslip } from './nine-b-payslip-xerolike.ts';
import { parkingReceipt } from './nine-b-receipt-parking.ts';

/** Layouts that nobody has looked at as they are read. */
export const nineB: readonly Layout[] = [
	hmrcP60,
	cloudP60,
	retailerP60,
	pensionP60,
	sageLikePayslip,
	xeroLikePayslip,
	brightLikePayslip,
	spreadsheetPayslip,
	supermarketPayslip,
	p45PartOneA,
	interestLetter,
	interestSociety,
	privateDividend,
	vatInvoice,
	noVatInvoice,
	parkingReceipt,
];
