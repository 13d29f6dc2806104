/** Charges 3.0: pension savings, Child Benefit and Winter Fuel Payments. */
import { CHILD_BENEFIT, WINTER_FUEL } from '../../individuals/income-kinds.ts';
import type { Api, Call } from '../../mtd/api.ts';
import { always, param } from '../../mtd/call.ts';
import { isRecord } from '../../mtd/json.ts';
import { endedRefusal, recordRoutes, unfulfillable } from '../../mtd/record-routes.ts';
import { amount, day, object, type Shape } from '../../mtd/shape.ts';
import { firstDayOf, lastDayOf } from '../../mtd/tax-year.ts';
import { pensionCharges } from './pension-charges.ts';

const children: Shape = (value, path) => {
	if (typeof value !== 'number') return [{ code: 'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED', paths: [path] }];
	const isCount = Number.isInteger(value) && value >= 1 && value <= 99;
	return isCount ? [] : [{ code: 'FORMAT_VALUE', paths: [path] }];
};

function ceasedInYear(call: Call) {
	const { dateCeased } = isRecord(call.body) ? call.body : {};
	const taxYear = param(call, 'taxYear');
	if (typeof dateCeased !== 'string') return [];
	const isInside = dateCeased >= firstDayOf(taxYear) && dateCeased <= lastDayOf(taxYear);
	return isInside ? [] : [{ code: 'RULE_DATE_CEASED', paths: ['/dateCeased'] }];
}

const notSupported = { TAX_YEAR_NOT_SUPPORTED: always('RULE_TAX_YEAR_NOT_SUPPORTED') };

const childBenefit = recordRoutes({
	kind: CHILD_BENEFIT,
	path: '/individuals/charges/high-income-child-benefit/:nino/:taxYear',
	first: '2025-26',
	shape: () =>
		object({
			amountOfChildBenefitReceived: amount(),
			numberOfChildren: children,
			'dateCeased?': day('FORMAT_DATE_CEASED'),
		}),
	rules: ceasedInYear,
	putAnswers: 204,
	hasSubmittedOn: true,
	sample: { amountOfChildBenefitReceived: 1000.99, numberOfChildren: 2, dateCeased: '2025-12-31' },
	scenarios: { all: { ...unfulfillable, ...notSupported } },
});

const winterFuel = recordRoutes({
	kind: WINTER_FUEL,
	path: '/individuals/charges/winter-fuel-payment/:nino/:taxYear',
	first: '2026-27',
	shape: () => object({ winterFuelPayment: amount() }),
	putRefusal: endedRefusal,
	putAnswers: 204,
	hasSubmittedOn: true,
	alsoSays: () => ({ source: 'user' }),
	sample: { winterFuelPayment: 200 },
	scenarios: {
		put: {
			WFP_AMOUNT_ABOVE_MAXIMUM: always('RULE_WFP_AMOUNT_ABOVE_MAXIMUM'),
			WFP_AMOUNT_BELOW_MINIMUM: always('RULE_WFP_AMOUNT_BELOW_MINIMUM'),
		},
	},
});

/** The API. */
export const charges: Api = { version: '3.0', routes: [...pensionCharges, ...childBenefit, ...winterFuel] };
