/** Under which names income and reliefs are kept. */

/** Interest of one account, by its id. */
export const UK_INTEREST = 'uk interest';
/** Securities and interest from abroad. */
export const OTHER_SAVINGS = 'other savings';
/** Dividends of the UK. */
export const UK_DIVIDENDS = 'uk dividends';
/** Dividends from abroad and of special kinds. */
export const DIVIDENDS = 'dividends';
/** Pensions from abroad. */
export const PENSIONS_INCOME = 'pensions income';
/** What was paid into pensions. */
export const PENSION_RELIEFS = 'pension reliefs';
/** Gift Aid and gifts. */
export const CHARITABLE_GIVING = 'charitable giving';
/** Avoidance schemes, and Class 2 of one's own will. */
export const DISCLOSURES = 'disclosures';
/** Loan interest, maintenance and other reliefs. */
export const OTHER_RELIEFS = 'other reliefs';
/** What jobs cost. */
export const EMPLOYMENT_EXPENSES = 'employment expenses';
/** Payments to trade unions. */
export const OTHER_EXPENSES = 'other expenses';
/** Child Benefit that may be taken back. */
export const CHILD_BENEFIT = 'child benefit';
/** A Winter Fuel Payment that may be taken back. */
export const WINTER_FUEL = 'winter fuel payment';
/** What contractors took off, by submission. */
export const CIS_DEDUCTIONS = 'cis deductions';
/** Charges on pension savings. */
export const PENSION_CHARGES = 'pension charges';
