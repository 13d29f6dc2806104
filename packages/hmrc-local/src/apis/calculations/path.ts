/** The path to a person's calculations, and what is wrong with it. */
import type { ApiError, Call } from '../../mtd/api.ts';
import { param } from '../../mtd/call.ts';
import { taxYearProblem } from '../../mtd/formats.ts';

/** Where they begin. */
export const base = '/individuals/calculations/:nino/self-assessment/:taxYear';

/** HMRC's own pattern is anchored wrongly. */
const id = /^([0-9]{8}|[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/;

/** The year, and the id if the path has one. */
export function pathErrors(call: Call): readonly ApiError[] {
	const { calculationId } = call.params;
	const problem = taxYearProblem(param(call, 'taxYear'));
	return [
		...(problem === undefined ? [] : [{ code: problem }]),
		...(calculationId === undefined || id.test(calculationId) ? [] : [{ code: 'FORMAT_CALCULATION_ID' }]),
	];
}

/** An unknown calculation type, or one for amendments before 2025-26. */
export function typeErrors(call: Call, type: string, types: readonly string[]): readonly ApiError[] {
	if (!types.includes(type)) return [{ code: 'FORMAT_CALCULATION_TYPE' }];
	const isTooEarly = /amend/.test(type) && param(call, 'taxYear') < '2025-26';
	return isTooEarly ? [{ code: 'RULE_CALCULATION_TYPE_NOT_ALLOWED' }] : [];
}
