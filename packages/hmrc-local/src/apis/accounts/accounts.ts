/** Self Assessment Accounts 4.0: balance and charges. Nobody pays here, so there are no payments to list. */
import { type Api, type ApiError, type Call, type Route, refused } from '../../mtd/api.ts';
import { always, answering, reading } from '../../mtd/call.ts';
import { isDay } from '../../mtd/formats.ts';
import { balanceRoute } from './balance.ts';

function paymentErrors({ query }: Call): readonly ApiError[] {
	const { fromDate, toDate, paymentLot, paymentLotItem } = query;
	const wrong = {
		FORMAT_FROM_DATE: fromDate !== undefined && !isDay(fromDate),
		FORMAT_TO_DATE: toDate !== undefined && !isDay(toDate),
		MISSING_FROM_DATE: fromDate === undefined && toDate !== undefined,
		MISSING_TO_DATE: fromDate !== undefined && toDate === undefined,
		MISSING_PAYMENT_LOT: paymentLot === undefined && paymentLotItem !== undefined,
		MISSING_PAYMENT_LOT_ITEM: paymentLot !== undefined && paymentLotItem === undefined,
	};
	return Object.entries(wrong).flatMap(([code, is]) => (is ? [{ code }] : []));
}

const NOT_FOUND = always('MATCHING_RESOURCE_NOT_FOUND');

const payments: Route = {
	...reading,
	stateful: false,
	method: 'GET',
	path: '/accounts/self-assessment/:nino/payments-and-allocations',
	formats: paymentErrors,
	answer: () => refused('MATCHING_RESOURCE_NOT_FOUND'),
	sandbox: answering({
		payments: [
			{
				paymentLot: '081203010024',
				paymentLotItem: '000001',
				paymentAmount: 100.99,
				transactionDate: '2026-01-30',
				allocations: [{ chargeReference: 'XD002610000001', amount: 100.99 }],
			},
		],
	}),
	scenarios: { NOT_FOUND, INVALID_DATE_RANGE: always('RULE_INVALID_DATE_RANGE') },
};

/** The API. */
export const accounts: Api = { version: '4.0', routes: [balanceRoute, payments] };
