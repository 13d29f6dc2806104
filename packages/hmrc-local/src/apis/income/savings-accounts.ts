/** Savings accounts: a name each, and their interest by tax year. */
import { randomInt } from 'node:crypto';
import { UK_INTEREST } from '../../individuals/income-kinds.ts';
import { type ApiAnswer, type ApiError, type Call, type Route, refused } from '../../mtd/api.ts';
import { always, answering, done, param, reading, writing } from '../../mtd/call.ts';
import { isRecord } from '../../mtd/json.ts';
import { notFound, recordRoutes, unfulfillable } from '../../mtd/record-routes.ts';
import { sampled } from '../../mtd/sample.ts';
import { amount, bodyErrors, each, object, text } from '../../mtd/shape.ts';
import type { Collection, StateStore } from '../../storage/state-store.ts';

const base = '/individuals/savings-income/uk-accounts/:nino';

type Account = { readonly nino: string; readonly savingsAccountId: string; readonly accountName: string };

const MOST_ACCOUNTS = 1000;

const accountsIn = (store: StateStore): Collection<Account> => store.collection('savingsAccounts');

const accountsOf = ({ standIn, params }: Call): readonly Account[] =>
	[...accountsIn(standIn.store).values()].filter(({ nino }) => nino.slice(0, 8) === params.nino?.slice(0, 8));

const accountOf = (call: Call): Account | undefined =>
	accountsOf(call).find(({ savingsAccountId }) => savingsAccountId === param(call, 'savingsId'));

const isAccountId = (id: string): boolean => /^[A-Za-z0-9]{15}$/.test(id);

const idErrors = (call: Call): readonly ApiError[] =>
	isAccountId(param(call, 'savingsId')) ? [] : [{ code: 'FORMAT_SAVINGS_ACCOUNT_ID' }];

const shape = object({
	accountName: text(/^[A-Za-z0-9 &'()*,\-./@£]{1,32}$/, 'FORMAT_ACCOUNT_NAME'),
});

const nameIn = (body: unknown): string => String(isRecord(body) ? body.accountName : '');

const presented = ({ savingsAccountId, accountName }: Account) => ({ savingsAccountId, accountName });

function list(call: Call): ApiAnswer {
	const { savingsAccountId: asked } = call.query;
	const accounts = accountsOf(call).filter(
		({ savingsAccountId }) => (asked ?? savingsAccountId) === savingsAccountId,
	);
	if (accounts.length === 0) return refused('MATCHING_RESOURCE_NOT_FOUND');
	return { status: 200, body: { savingsAccounts: accounts.map(presented) } };
}

const listRoute: Route = {
	...reading,
	method: 'GET',
	path: base,
	formats: ({ query }) =>
		query.savingsAccountId === undefined || isAccountId(query.savingsAccountId)
			? []
			: [{ code: 'FORMAT_SAVINGS_ACCOUNT_ID' }],
	answer: list,
	sandbox: answering({
		savingsAccounts: [{ savingsAccountId: 'SAVKB2UVwUTBQGJ', accountName: 'Example savings' }],
	}),
	scenarios: { ...notFound, ...unfulfillable },
};

function add(call: Call): ApiAnswer {
	const accountName = nameIn(call.body);
	const all = accountsOf(call);
	if (all.length >= MOST_ACCOUNTS) return refused('RULE_MAXIMUM_SAVINGS_ACCOUNTS_LIMIT');
	if (all.some((one) => one.accountName === accountName)) return refused('RULE_DUPLICATE_ACCOUNT_NAME');
	const savingsAccountId = Array.from({ length: 15 }, () => randomInt(10)).join('');
	accountsIn(call.standIn.store).set(savingsAccountId, {
		nino: param(call, 'nino'),
		savingsAccountId,
		accountName,
	});
	return { status: 200, body: { savingsAccountId } };
}

const addRoute: Route = {
	...writing,
	method: 'POST',
	path: base,
	formats: ({ body }) => bodyErrors(shape, body),
	answer: add,
	sandbox: answering({ savingsAccountId: 'SAVKB2UVwUTBQGJ' }),
	scenarios: {
		MAXIMUM_SAVINGS_ACCOUNTS_LIMIT: always('RULE_MAXIMUM_SAVINGS_ACCOUNTS_LIMIT'),
		DUPLICATE_ACCOUNT_NAME: always('RULE_DUPLICATE_ACCOUNT_NAME'),
		...unfulfillable,
	},
};

const renameRoute: Route = {
	...writing,
	method: 'PUT',
	path: `${base}/account-name/:savingsId`,
	formats: (call) => [...idErrors(call), ...bodyErrors(shape, call.body)],
	answer: (call) => {
		const account = accountOf(call);
		if (!account) return refused('MATCHING_RESOURCE_NOT_FOUND');
		const renamed = { ...account, accountName: nameIn(call.body) };
		accountsIn(call.standIn.store).set(account.savingsAccountId, renamed);
		return done;
	},
	sandbox: () => done,
	scenarios: { ...notFound, ...unfulfillable },
};

const amounts = ['taxedUkInterest', 'untaxedUkInterest'];

/** HMRC never deletes a year's interest: it is set to 0. */
const interest = recordRoutes({
	kind: UK_INTEREST,
	path: `${base}/:taxYear/:savingsId`,
	id: 'savingsId',
	first: '2017-18',
	shape: () => object(each(amounts, amount())),
	idErrors,
	refusal: (call) => (accountOf(call) ? undefined : refused('MATCHING_RESOURCE_NOT_FOUND')),
	putAnswers: 200,
	hasSubmittedOn: false,
	sample: sampled(amounts),
	scenarios: { all: unfulfillable, put: notFound },
}).filter(({ method }) => method !== 'DELETE');

/** The calls. */
export const savingsAccounts: readonly Route[] = [listRoute, addRoute, renameRoute, ...interest];
