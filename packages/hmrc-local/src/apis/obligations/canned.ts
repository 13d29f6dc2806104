/** The obligations that HMRC's sandbox returns for its scenarios, for any caller. */
import { type ApiAnswer, type Call, refused } from '../../mtd/api.ts';
import { todayOf } from '../../mtd/call.ts';
import { firstDayOf, startOf, taxYearOf } from '../../mtd/tax-year.ts';
import type { Obligation } from './due.ts';

const types = [
	['self-employment', 'XBIS123456789'],
	['uk-property', 'XPIS123456789'],
	['foreign-property', 'XFIS123456789'],
] as const;

const quarter: Obligation = {
	periodStartDate: '2024-04-06',
	periodEndDate: '2024-07-05',
	dueDate: '2024-08-05',
	status: 'open',
};
const received = { status: 'fulfilled', receivedDate: '2024-07-25' } as const;

/**
 * The three businesses whose ids end like this, each with these obligations; those the query names, if it names any.
 */
function businesses(ending: string, { query }: Call, ...obligationDetails: readonly Obligation[]): ApiAnswer {
	const obligations = types
		.map(([typeOfBusiness, begin]) => ({
			typeOfBusiness,
			businessId: `${begin}${ending}`,
			obligationDetails,
		}))
		.filter(
			({ typeOfBusiness, businessId }) =>
				(query.typeOfBusiness ?? typeOfBusiness) === typeOfBusiness &&
				(query.businessId ?? businessId) === businessId,
		);
	return obligations.length > 0
		? { status: 200, body: { obligations } }
		: refused('RULE_INCORRECT_GOV_TEST_SCENARIO');
}

/** For updates, by scenario. */
export const cannedUpdates: Readonly<Record<string, (call: Call) => ApiAnswer>> = {
	OPEN: (call) => businesses('03', call, quarter),
	FULFILLED: (call) => businesses('02', call, { ...quarter, ...received }),
	DYNAMIC: (call) => businesses('01', call, asAsked(call)),
	CUMULATIVE: (call) => businesses('01', call, ...cumulative(taxYearOf(todayOf(call)))),
	INSOLVENT_TRADER: () => refused('RULE_INSOLVENT_TRADER'),
	NOT_FOUND: () => refused('MATCHING_RESOURCE_NOT_FOUND'),
	NO_OBLIGATIONS_FOUND: () => refused('NO_OBLIGATIONS_FOUND'),
};

/** For updates, without a scenario. */
export const usualUpdates = (call: Call): ApiAnswer => {
	const ending = (call.query.businessId ?? '').slice(-2);
	return businesses(ending === '' ? '01' : ending, call, { ...quarter, ...received }, quarter);
};

function asAsked({ query }: Call): Obligation {
	const { fromDate, toDate, status } = query;
	return {
		...quarter,
		...(status === 'fulfilled' ? received : {}),
		...(fromDate === undefined ? {} : { periodStartDate: fromDate }),
		...(toDate === undefined ? {} : { periodEndDate: toDate }),
	};
}

function cumulative(taxYear: string): readonly Obligation[] {
	const year = startOf(taxYear);
	const periodStartDate = firstDayOf(taxYear);
	const days = [
		[`${year}-07-05`, `${year}-08-07`],
		[`${year}-10-05`, `${year}-11-07`],
		[`${year + 1}-01-05`, `${year + 1}-02-07`],
		[`${year + 1}-04-05`, `${year + 1}-05-07`],
	] as const;
	return days.map(([periodEndDate, dueDate]) => ({
		periodStartDate,
		periodEndDate,
		dueDate,
		status: 'open',
	}));
}

const year: Obligation = {
	periodStartDate: '2023-04-06',
	periodEndDate: '2024-04-05',
	dueDate: '2025-01-31',
	status: 'open',
};
const declared = { status: 'fulfilled', receivedDate: '2025-01-25' } as const;

const declarations = (...obligations: readonly Obligation[]): ApiAnswer => ({
	status: 200,
	body: { obligations },
});

/** For final declarations, without a scenario. */
export const usualDeclarations = (): ApiAnswer => declarations(year);

/** For final declarations, by scenario. */
export const cannedDeclarations: Readonly<Record<string, (call: Call) => ApiAnswer>> = {
	MULTIPLE: () =>
		declarations(
			{ ...year, ...declared },
			{ ...year, periodStartDate: '2024-04-06', periodEndDate: '2025-04-05', dueDate: '2026-01-31' },
		),
	INSOLVENT_TRADER: () => refused('RULE_INSOLVENT_TRADER'),
	NOT_FOUND: () => refused('MATCHING_RESOURCE_NOT_FOUND'),
	DYNAMIC: ({ query }) => {
		const start = startOf(query.taxYear ?? '2023-24');
		return declarations({
			...declared,
			periodStartDate: `${start}-04-06`,
			periodEndDate: `${start + 1}-04-05`,
			dueDate: `${start + 2}-01-31`,
			receivedDate: `${start + 2}-01-25`,
		});
	},
};
