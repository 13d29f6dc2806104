/** The balance of a person's account, and its charges. */
import { inPounds } from '../../assessment/amounts.ts';
import { type Charge, chargesOf } from '../../assessment/charges.ts';
import { type ApiAnswer, type ApiError, type Call, type Route, refused } from '../../mtd/api.ts';
import { always, answering, param, reading, todayOf } from '../../mtd/call.ts';
import { isDay } from '../../mtd/formats.ts';
import { firstDayOf, lastDayOf } from '../../mtd/tax-year.ts';

const truths: Readonly<Record<string, string>> = {
	onlyOpenItems: 'FORMAT_ONLY_OPEN_ITEMS',
	includeLocks: 'FORMAT_INCLUDE_LOCKS',
	calculateAccruedInterest: 'FORMAT_CALCULATE_ACCRUED_INTEREST',
	removePOA: 'FORMAT_REMOVE_PAYMENT_ON_ACCOUNT',
	customerPaymentInformation: 'FORMAT_CUSTOMER_PAYMENT_INFORMATION',
	includeEstimatedCharges: 'FORMAT_INCLUDE_ESTIMATED_CHARGES',
};

function formats({ query }: Call): readonly ApiError[] {
	const { docNumber, fromDate, toDate } = query;
	const wrong = {
		FORMAT_DOC_NUMBER: docNumber !== undefined && !/^[a-zA-Z0-9]{12}$/.test(docNumber),
		FORMAT_FROM_DATE: fromDate !== undefined && !isDay(fromDate),
		FORMAT_TO_DATE: toDate !== undefined && !isDay(toDate),
		MISSING_FROM_DATE: fromDate === undefined && toDate !== undefined,
		MISSING_TO_DATE: fromDate !== undefined && toDate === undefined,
	};
	const flags = Object.entries(truths).filter(
		([name]) => query[name] !== undefined && !/^(true|false)$/.test(query[name] ?? ''),
	);
	return [
		...Object.entries(wrong).flatMap(([code, is]) => (is ? [{ code }] : [])),
		...flags.map(([, code]) => ({ code })),
	];
}

/** One of: open items, one document, or a range of at most two years. */
function rules({ query }: Call): readonly ApiError[] {
	const { docNumber, fromDate, toDate, onlyOpenItems } = query;
	const isOpenOnly = onlyOpenItems === 'true';
	if ((isOpenOnly && (docNumber ?? fromDate) !== undefined) || (docNumber && fromDate))
		return [{ code: 'RULE_INCONSISTENT_QUERY_PARAMS' }];
	if (fromDate === undefined || toDate === undefined) return [];
	if (toDate < fromDate) return [{ code: 'RANGE_TO_DATE_BEFORE_FROM_DATE' }];
	const days = (Date.parse(toDate) - Date.parse(fromDate)) / 86_400_000;
	return days > 732 ? [{ code: 'RULE_INVALID_DATE_RANGE' }] : [];
}

const sum = (charges: readonly Charge[]): bigint => charges.reduce((total, { amount }) => total + amount, 0n);

function balanceOf(charges: readonly Charge[], today: string): object {
	const soon = new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);
	const owed = charges.filter(({ amount }) => amount > 0n);
	const overdue = owed.filter(({ dueDate }) => dueDate < today);
	const due = owed.filter(({ dueDate }) => dueDate >= today && dueDate <= soon);
	const pending = owed.filter(({ dueDate }) => dueDate > soon);
	const credit = -sum(charges.filter(({ amount }) => amount < 0n));
	const first = (some: readonly Charge[]) => some.map(({ dueDate }) => dueDate).sort()[0];
	const dated = (name: string, date: string | undefined) => (date === undefined ? {} : { [name]: date });
	return {
		payableAmount: inPounds(sum(due)),
		...dated('payableDueDate', first(due)),
		pendingChargeDueAmount: inPounds(sum(pending)),
		...dated('pendingChargeDueDate', first(pending)),
		overdueAmount: inPounds(sum(overdue)),
		...dated('earliestPaymentDateOverdue', first(overdue)),
		totalBalance: inPounds(sum(owed)),
		bcdBalancePerYear: [],
		unallocatedCredit: inPounds(credit),
		totalCredit: inPounds(credit),
	};
}

const descriptions = {
	'balancing charge': 'ITSA- Bal Charge',
	'first payment on account': 'ITSA- POA 1',
	'second payment on account': 'ITSA - POA 2',
} as const;

const documentOf = ({ documentId, taxYear, kind, amount, postedAt, dueDate }: Charge) => ({
	taxYear,
	documentId,
	documentDate: postedAt.slice(0, 10),
	documentDueDate: dueDate,
	documentDescription: amount < 0n ? 'Repayment' : descriptions[kind],
	originalAmount: inPounds(amount),
	outstandingAmount: inPounds(amount),
	isChargeEstimate: false,
	isCodedOut: false,
});

const financialOf = ({ documentId, taxYear, amount, dueDate }: Charge) => ({
	taxYear,
	chargeDetail: { documentId },
	taxPeriodFrom: firstDayOf(taxYear),
	taxPeriodTo: lastDayOf(taxYear),
	originalAmount: inPounds(amount),
	outstandingAmount: inPounds(amount),
	items: [{ dueDate, amount: inPounds(amount) }],
});

function answer(call: Call): ApiAnswer {
	const { docNumber, fromDate, toDate } = call.query;
	const all = chargesOf(call.standIn, param(call, 'nino'));
	const asked = all.filter(
		({ documentId, postedAt }) =>
			(docNumber ?? documentId) === documentId &&
			(fromDate === undefined ||
				toDate === undefined ||
				(postedAt >= fromDate && postedAt.slice(0, 10) <= toDate)),
	);
	if (asked.length === 0) return refused('MATCHING_RESOURCE_NOT_FOUND');
	return {
		status: 200,
		body: {
			balanceDetails: balanceOf(all, todayOf(call)),
			documentDetails: asked.map(documentOf),
			financialDetails: asked.map(financialOf),
		},
	};
}

const sample: Charge = {
	documentId: '1455a0000001',
	taxYear: '2025-26',
	kind: 'balancing charge',
	amount: 1_000_990_000n,
	postedAt: '2026-06-01',
	dueDate: '2027-01-31',
};

/** The call. */
export const balanceRoute: Route = {
	...reading,
	stateful: false,
	method: 'GET',
	path: '/accounts/self-assessment/:nino/balance-and-transactions',
	formats,
	rules,
	answer,
	sandbox: answering({
		balanceDetails: balanceOf([sample], '2026-11-01'),
		documentDetails: [documentOf(sample)],
		financialDetails: [financialOf(sample)],
	}),
	scenarios: { NOT_FOUND: always('MATCHING_RESOURCE_NOT_FOUND') },
};
