/** Declares a calculation final, or confirms an amendment: once, for exactly that calculation. */
import { type Calculation, calculationsIn } from '../../individuals/calculations.ts';
import { changesIn } from '../../individuals/records.ts';
import { type ApiAnswer, type Call, type Route, refused } from '../../mtd/api.ts';
import { always, done, instantOf, isTooLate, param, todayOf, writing } from '../../mtd/call.ts';
import { lastDayOf } from '../../mtd/tax-year.ts';
import { base, pathErrors, typeErrors } from './path.ts';
import { sourcesOf } from './trigger.ts';

/** The calculation type each declaration needs. */
const needs: Readonly<Record<string, Calculation['type']>> = {
	'final-declaration': 'intent-to-finalise',
	'confirm-amendment': 'intent-to-amend',
};

/** HMRC's code for why the year cannot be declared. */
function yearProblem(call: Call): string | undefined {
	const [nino, taxYear] = [param(call, 'nino'), param(call, 'taxYear')];
	const calculations = calculationsIn(call.standIn.store);
	const declared = calculations.declared(nino, taxYear);
	if (todayOf(call) <= lastDayOf(taxYear)) return 'RULE_FINAL_DECLARATION_TAX_YEAR';
	if (isTooLate(call, taxYear)) return 'RULE_OUTSIDE_AMENDMENT_WINDOW';
	if (declared && param(call, 'calculationType') === 'final-declaration')
		return 'RULE_FINAL_DECLARATION_RECEIVED';
	const isRunning = calculations.of(nino, taxYear).some(({ readyAt }) => readyAt > instantOf(call));
	return isRunning ? 'RULE_FINAL_DECLARATION_IN_PROGRESS' : undefined;
}

/** Why this calculation cannot be declared. */
function calculationProblem(call: Call, calculation: Calculation): string | undefined {
	const { nino, taxYear, type, changes, businessIds, due, declaredAt } = calculation;
	if (declaredAt !== null) return 'RULE_FINAL_DECLARATION_RECEIVED';
	if (type !== needs[param(call, 'calculationType')] || !due) return 'RULE_SUBMISSION_FAILED';
	const sources = sourcesOf(call).map(({ businessId }) => businessId);
	if (sources.join() !== businessIds.join()) return 'RULE_INCOME_SOURCES_CHANGED';
	const isOutOfDate = changesIn(call.standIn.store).count(nino, taxYear) !== changes;
	return isOutOfDate ? 'RULE_RECENT_SUBMISSIONS_EXIST' : undefined;
}

function declare(call: Call): ApiAnswer {
	const calculations = calculationsIn(call.standIn.store);
	const calculation = calculations
		.of(param(call, 'nino'), param(call, 'taxYear'))
		.find(({ calculationId }) => calculationId === param(call, 'calculationId'));
	if (!calculation) return refused('MATCHING_RESOURCE_NOT_FOUND');
	const problem = yearProblem(call) ?? calculationProblem(call, calculation);
	if (problem !== undefined) return refused(problem);
	calculations.put({ ...calculation, declaredAt: instantOf(call) });
	return done;
}

const scenarios = Object.fromEntries(
	[
		'OUTSIDE_AMENDMENT_WINDOW',
		'FINAL_DECLARATION_IN_PROGRESS',
		'FINAL_DECLARATION_RECEIVED',
		'FINAL_DECLARATION_TAX_YEAR',
		'INCOME_SOURCES_CHANGED',
		'INCOME_SOURCES_INVALID',
		'NO_INCOME_SUBMISSIONS_EXIST',
		'RECENT_SUBMISSIONS_EXIST',
		'RESIDENCY_CHANGED',
		'SUBMISSION_FAILED',
		'TAX_YEAR_NOT_SUPPORTED',
	].map((name) => [name, always(`RULE_${name}`)]),
);

/** The call. */
export const declareRoute: Route = {
	...writing,
	stateful: false,
	method: 'POST',
	path: `${base}/:calculationId/:calculationType`,
	formats: (call) => [
		...pathErrors(call),
		...typeErrors(call, param(call, 'calculationType'), Object.keys(needs)),
	],
	answer: declare,
	sandbox: () => done,
	scenarios: { ...scenarios, NOT_FOUND: always('MATCHING_RESOURCE_NOT_FOUND') },
};
