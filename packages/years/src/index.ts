/** Rates, thresholds, limits and deadlines of each tax year, with their sources. A Budget changes only this package. */
export * from './capital-allowances.ts';
export * from './contractor-months.ts';
export * from './flat-rate-expenses.ts';
export * from './income-for-a-return.ts';
export * from './interest-rates.ts';
export * from './lasting-figures.ts';
export * from './late.ts';
export * from './making-tax-digital.ts';
export { parametersOf } from './parameters/all.ts';
export * from './quarters.ts';
export * from './simplified-expenses.ts';
export * from './source-catalogue.ts';
export * from './tax-years.ts';
export type * from './year-data.ts';
export * from './year-lookup.ts';
