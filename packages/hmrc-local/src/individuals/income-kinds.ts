/** The names income and reliefs are stored under. */

/** Interest of one account, by its id. */
export const UK_INTEREST = 'uk interest';
/** Securities and interest from abroad. */
export const OTHER_SAVINGS = 'other savings';
/** UK dividends. */
export const UK_DIVIDENDS = 'uk dividends';
/** Dividends from abroad and of special kinds. */
export const DIVIDENDS = 'dividends';
/** Pensions from abroad. */
export const PENSIONS_INCOME = 'pensions income';
/** Payments into pensions. */
export const PENSION_RELIEFS = 'pension reliefs';
/** Gift Aid and gifts. */
export const CHARITABLE_GIVING = 'charitable giving';
/** Avoidance schemes, and voluntary Class 2. */
export const DISCLOSURES = 'disclosures';
/** Loan interest, maintenance and other reliefs. */
export const OTHER_RELIEFS = 'other reliefs';
/** Employment expenses. */
export const EMPLOYMENT_EXPENSES = 'employment expenses';
/** Payments to trade unions. */
export const OTHER_EXPENSES = 'other expenses';
/** Child Benefit that may be taken back. */
export const CHILD_BENEFIT = 'child benefit';
/** A Winter Fuel Payment that may be taken back. */
export const WINTER_FUEL = 'winter fuel payment';
/** What contractors deducted, by submission. */
export const CIS_DEDUCTIONS = 'cis deductions';
/** Charges on pension savings. */
export const PENSION_CHARGES = 'pension charges';
/** Investments that get relief. */
export const INVESTMENT_RELIEFS = 'investment reliefs';
