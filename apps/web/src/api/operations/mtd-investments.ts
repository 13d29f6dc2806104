/** Relief for investments under Making Tax Digital, company by company. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import type { TestScenario } from '../shapes.ts';
import { reading, useChangeOf } from '../use-operation.ts';
import { scenarioQuery } from './mtd.ts';

const mtdInvestments = defineOperation<'mtdInvestments'>('GET', '/api/mtd/investments');
const putMtdInvestment = defineOperation<'putMtdInvestment'>('PUT', '/api/mtd/investments');
const removeMtdInvestment = defineOperation<'removeMtdInvestment'>('DELETE', '/api/mtd/investments/:heldId');

/** Each company of the answers beside what HMRC has for it. */
export function useInvestments(taxYear: string, scenario: TestScenario | undefined) {
	const query = { taxYear, ...scenarioQuery(scenario) };
	return useQuery(reading(keys.mtd('year-end', 'investments', query), mtdInvestments, { query }));
}

/** Tells HMRC of a company and its certificate. */
export function usePutInvestment() {
	return useChangeOf(keys.mtd('year-end'), putMtdInvestment);
}

/** Takes a company away at HMRC. */
export function useRemoveInvestment() {
	return useChangeOf(keys.mtd('year-end'), removeMtdInvestment);
}
