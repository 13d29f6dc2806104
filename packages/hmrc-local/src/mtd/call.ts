/** What most routes need from a call. */
import { type Business, businessesIn } from '../businesses/business.ts';
import type { ApiAnswer, ApiError, Call } from './api.ts';
import { isBusinessId, taxYearProblem } from './formats.ts';
import { lastDayOf, startOf } from './tax-year.ts';

/** Settings of a route that reads or writes what belongs to a user; HMRC accepts STATEFUL there. */
export const reading = { access: 'user', scope: 'read:self-assessment', stateful: true } as const;
export const writing = { access: 'user', scope: 'write:self-assessment', stateful: true } as const;

/** Success with no body. */
export const done: ApiAnswer = { status: 204 };

/** The same if HMRC answers 200, still with no body. */
export const doneWith200: ApiAnswer = { status: 200 };

/** The instant on the stand-in's clock, as ISO text. */
export const instantOf = ({ standIn }: Call): string => standIn.clock.now().toISOString();

/** The day on the stand-in's clock. */
export const todayOf = ({ standIn }: Call): string => standIn.clock.now().toISOString().slice(0, 10);

/** Whether the return of a year can no longer be amended: a year after 31 January. */
export const isTooLate = (call: Call, taxYear: string): boolean =>
	todayOf(call) > `${startOf(taxYear) + 3}-01-31`;

/** Whether the tax year in the path has not ended, which a test may ask HMRC to ignore. */
export const isYearRunning = (call: Call): boolean =>
	todayOf(call) <= lastDayOf(param(call, 'taxYear')) &&
	call.headers['suspend-temporal-validations'] !== 'true';

/** A scenario that ends in this code. */
export const always = (code: string, status?: 400 | 422) => (): ApiAnswer => ({
	errors: [{ code, ...(status === undefined ? {} : { status }) }],
});

/** A scenario that ends in this JSON. */
export const answering = (body: unknown) => (): ApiAnswer => ({ status: 200, body });

/** A part of the path; `''` if the route has none. */
export const param = ({ params }: Call, name: string): string => params[name] ?? '';

/** The business in the path, if it is this person's. */
export const businessOf = (call: Call): Business | undefined =>
	businessesIn(call.standIn.store).find(param(call, 'nino'), param(call, 'businessId'));

/** Whether the business id in the path is well formed. */
export const businessIdErrors = (call: Call): readonly ApiError[] =>
	isBusinessId(param(call, 'businessId')) ? [] : [{ code: 'FORMAT_BUSINESS_ID' }];

/** The same and the tax year in the path, which must not be before `first`. */
export const yearErrors =
	(first?: string) =>
	(call: Call): readonly ApiError[] => {
		const problem = taxYearProblem(param(call, 'taxYear'), first);
		return [...businessIdErrors(call), ...(problem === undefined ? [] : [{ code: problem }])];
	};
