/** Every sheet of the partnership return, in the order of HMRC's schema. */
import { dividendsSheet, interestSheet, propertySheet } from './income-sheets.ts';
import { declarationSheet, headSheet, incomeSheet, otherInformationSheet } from './main-sheets.ts';
import type { Sheet } from './sheet.ts';
import { partnerSheet, statementSheet } from './statement-sheets.ts';
import { balanceSheet, fullAccountsSheet, resultSheet, threeLineSheet, tradeSheet } from './trade-sheets.ts';

/** All of them; a return has three-line or full accounts, and one sheet for each partner. */
export const partnershipSheets: readonly Sheet[] = [
	headSheet,
	incomeSheet,
	tradeSheet,
	threeLineSheet,
	fullAccountsSheet,
	resultSheet,
	balanceSheet,
	statementSheet,
	partnerSheet,
	otherInformationSheet,
	propertySheet,
	interestSheet,
	dividendsSheet,
	declarationSheet,
];
