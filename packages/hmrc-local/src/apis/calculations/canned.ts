/** The calculations HMRC's sandbox returns for its scenarios, calculated here from incomes made up for each. */

import { calculatedYear } from '../../assessment/assess.ts';
import { allowances } from '../../assessment/present/income.ts';
import { taxCalculation } from '../../assessment/present/tax.ts';
import { calculateInDefaultOrder } from '../../calculation/default-order.ts';
import type { WrittenBoxes } from '../../calculation/return-boxes.ts';
import { boxesFromData } from '../../calculation/return-boxes.ts';
import { type ApiAnswer, type Call, type Handler, refused } from '../../mtd/api.ts';
import { always, param } from '../../mtd/call.ts';
import { firstDayOf, lastDayOf } from '../../mtd/tax-year.ts';

const calculationId = 'f2fb30e5-4ab6-4a29-b3c1-c7264259ff1c';
const stamp = '2026-11-01T10:00:00.000Z';

/** The list. */
export const cannedList: Handler = (call): ApiAnswer => {
	const taxYear = param(call, 'taxYear');
	const isNew = taxYear >= '2025-26';
	const calculation = {
		calculationId,
		calculationTimestamp: stamp,
		calculationType: 'in-year',
		calculationTrigger: 'attended',
		calculationOutcome: 'PROCESSED',
		liabilityAmount: 12_500.99,
		...(isNew ? { fromDate: firstDayOf(taxYear), toDate: lastDayOf(taxYear) } : {}),
	};
	return { status: 200, body: { calculations: [calculation] } };
};

/** A whole calculation from some boxes of a return. */
const sampleOf =
	(data: WrittenBoxes): Handler =>
	(call): ApiAnswer => {
		const taxYear = calculatedYear(param(call, 'taxYear'));
		if (!taxYear) return refused('RULE_INCORRECT_GOV_TEST_SCENARIO');
		const boxes = calculateInDefaultOrder(taxYear, boxesFromData({ YPDTR: 'U', ...data }));
		const assessment = { nino: param(call, 'nino'), taxYear, results: [], boxes };
		const figures = {
			allowancesAndDeductions: allowances(assessment),
			taxCalculation: taxCalculation(assessment),
		};
		return { status: 200, body: { ...frame(call), calculation: figures } };
	};

const frame = (call: Call) => ({
	metadata: {
		calculationId: param(call, 'calculationId'),
		taxYear: param(call, 'taxYear'),
		requestedBy: 'customer',
		requestedTimestamp: stamp,
		calculationReason: 'customer-request',
		calculationTimestamp: stamp,
		calculationType: 'in-year',
		periodFrom: firstDayOf(param(call, 'taxYear')),
		periodTo: lastDayOf(param(call, 'taxYear')),
	},
	inputs: {
		personalInformation: { identifier: param(call, 'nino'), taxRegime: 'uk' },
		incomeSources: {},
	},
});

const trade = { FSE: [{ FSE76: '30000.00' }] };
const letting = { PRO: [{ PRO38: '14000.00', PRO40: '14000.00' }] };
const interest = { INC2: '2500.00' };
const dividends = { INC4: '4000.00' };
const gifts = { REL5: '500.00' };

/** Without a scenario. */
export const cannedCalculation: Handler = sampleOf({ ...trade, ...letting, ...interest, ...dividends });

/** By scenario. */
export const cannedCalculations: Readonly<Record<string, Handler>> = {
	NOT_FOUND: always('MATCHING_RESOURCE_NOT_FOUND'),
	ERROR_MESSAGES_EXIST: (call) => ({
		status: 200,
		body: {
			...frame(call),
			messages: { errors: [{ id: 'C55014', text: 'Something sent for the year does not fit together.' }] },
		},
	}),
	UK_MULTIPLE_INCOMES_EXAMPLE: cannedCalculation,
	UK_PROP_DIVIDENDS_EXAMPLE: sampleOf({ ...letting, ...dividends }),
	UK_PROP_GIFTAID_EXAMPLE: sampleOf({ ...letting, ...gifts }),
	UK_PROP_SAVINGS_EXAMPLE: sampleOf({ ...letting, ...interest }),
	UK_SE_GIFTAID_EXAMPLE: sampleOf({ ...trade, ...gifts }),
	UK_SE_SAVINGS_EXAMPLE: sampleOf({ ...trade, ...interest }),
	SCOT_SE_DIVIDENDS_EXAMPLE: sampleOf({ ...trade, ...dividends, YPDTR: 'S' }),
	DYNAMIC: cannedCalculation,
};
