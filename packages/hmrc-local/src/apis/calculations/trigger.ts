/** Requests a calculation from what was sent so far. */
import { randomUUID } from 'node:crypto';
import { type Assessment, assess, calculatedYear } from '../../assessment/assess.ts';
import { figuresOfCalculation, inputsOf } from '../../assessment/present/calculation.ts';
import { type Business, businessesIn } from '../../businesses/business.ts';
import { isCarriedOn, periodsOf } from '../../businesses/periods.ts';
import { type Calculation, type CalculationType, calculationsIn } from '../../individuals/calculations.ts';
import { changesIn } from '../../individuals/records.ts';
import { type ApiAnswer, type Call, type Route, refused } from '../../mtd/api.ts';
import { always, isTooLate, param, todayOf, writing } from '../../mtd/call.ts';
import { lastDayOf } from '../../mtd/tax-year.ts';
import { base, pathErrors, typeErrors } from './path.ts';

const types = ['in-year', 'intent-to-finalise', 'intent-to-amend'];

/** A person's businesses in a year, if MTD accepts updates for them here. */
export const sourcesOf = ({ standIn, params }: Call): readonly Business[] =>
	businessesIn(standIn.store)
		.of(params.nino ?? '')
		.filter((business) => isCarriedOn(business, params.taxYear ?? ''))
		.filter(({ typeOfBusiness }) => /^(self-employment|uk-property)$/.test(typeOfBusiness));

/** HMRC's code for why no calculation can be made. */
function problemOf(call: Call, type: string): string | undefined {
	const [nino, taxYear] = [param(call, 'nino'), param(call, 'taxYear')];
	const { store, updates, clock } = call.standIn;
	const calculations = calculationsIn(store);
	const isDeclared = calculations.declared(nino, taxYear) !== undefined;
	const sources = sourcesOf(call);
	const now = clock.now().toISOString();
	if (sources.length === 0) return 'RULE_INCOME_SOURCES_INVALID';
	if (isDeclared && type !== 'intent-to-amend') return 'RULE_FINAL_DECLARATION_RECEIVED';
	if (!isDeclared && type === 'intent-to-amend') return 'RULE_DECLARATION_NOT_RECEIVED';
	if (type === 'intent-to-amend' && isTooLate(call, taxYear)) return 'RULE_OUTSIDE_AMENDMENT_WINDOW';
	if (type === 'intent-to-finalise' && todayOf(call) <= lastDayOf(taxYear)) return 'RULE_TAX_YEAR_NOT_ENDED';
	if (!sources.some((business) => updates.latest(business, taxYear)))
		return 'RULE_NO_INCOME_SUBMISSIONS_EXIST';
	const isRunning = calculations.of(nino, taxYear).some(({ readyAt }) => readyAt > now);
	return isRunning ? 'RULE_CALCULATION_IN_PROGRESS' : undefined;
}

function trigger(call: Call): ApiAnswer {
	const type = param(call, 'calculationType');
	const problem = problemOf(call, type);
	if (problem === 'RULE_INCOME_SOURCES_INVALID') return always(problem, 422)();
	if (problem !== undefined) return refused(problem);
	const taxYear = calculatedYear(param(call, 'taxYear'));
	if (!taxYear) return refused('RULE_TAX_YEAR_NOT_SUPPORTED');
	const assessment = assess(call.standIn, param(call, 'nino'), taxYear);
	const calculation = calculationOf(call, assessment, types.find((one) => one === type) as CalculationType);
	calculationsIn(call.standIn.store).put(calculation);
	return { status: 202, body: { calculationId: calculation.calculationId } };
}

function calculationOf(call: Call, assessment: Assessment, type: CalculationType): Calculation {
	const { standIn } = call;
	const { nino, taxYear, boxes } = assessment;
	const errors = type === 'in-year' ? [] : errorsOf(call);
	const isGood = errors.length === 0;
	const now = standIn.clock.now();
	return {
		calculationId: randomUUID(),
		nino,
		taxYear,
		type,
		requestedAt: now.toISOString(),
		readyAt: new Date(now.getTime() + standIn.calculationSeconds * 1000).toISOString(),
		changes: changesIn(standIn.store).count(nino, taxYear),
		businessIds: sourcesOf(call).map(({ businessId }) => businessId),
		inputs: inputsOf(standIn, assessment),
		figures: isGood ? figuresOfCalculation(standIn, assessment) : null,
		errors,
		due: isGood ? { year: `${boxes.c12_18}`, firstPaymentOnAccount: `${boxes.c13_4}` } : null,
		declaredAt: null,
	};
}

/** A business's figures are not final until its updates reach the end of the year. */
function errorsOf(call: Call): Calculation['errors'] {
	const taxYear = param(call, 'taxYear');
	return sourcesOf(call).flatMap((business) => {
		const update = call.standIn.updates.latest(business, taxYear);
		const last = periodsOf(business, taxYear).ends.at(-1) ?? '';
		if (update && (update.periodEndDate === null || update.periodEndDate >= last)) return [];
		return [
			{
				id: 'C55014',
				text: `Updates of business ${business.businessId} do not reach the end of the tax year.`,
			},
		];
	});
}

const scenarios = {
	NO_INCOME_SUBMISSIONS_EXIST: always('RULE_NO_INCOME_SUBMISSIONS_EXIST'),
	FINAL_DECLARATION_RECEIVED: always('RULE_FINAL_DECLARATION_RECEIVED'),
	INCOME_SOURCES_CHANGED: always('RULE_INCOME_SOURCES_CHANGED'),
	RECENT_SUBMISSIONS_EXIST: always('RULE_RECENT_SUBMISSIONS_EXIST'),
	RESIDENCY_CHANGED: always('RULE_RESIDENCY_CHANGED'),
	CALCULATION_IN_PROGRESS: always('RULE_CALCULATION_IN_PROGRESS'),
	BUSINESS_VALIDATION_FAILURE: always('RULE_BUSINESS_VALIDATION_FAILURE'),
	TAX_YEAR_NOT_ENDED: always('RULE_TAX_YEAR_NOT_ENDED'),
};

/** The call. */
export const triggerRoute: Route = {
	...writing,
	stateful: false,
	method: 'POST',
	path: `${base}/trigger/:calculationType`,
	formats: (call) => [...pathErrors(call), ...typeErrors(call, param(call, 'calculationType'), types)],
	answer: trigger,
	sandbox: () => ({ status: 202, body: { calculationId: 'f2fb30e5-4ab6-4a29-b3c1-c7264259ff1c' } }),
	scenarios,
};
