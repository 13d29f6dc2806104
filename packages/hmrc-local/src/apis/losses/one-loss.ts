/** What Losses 6.0 requires of years and ids, for losses and claims alike. Its years are 2018-19 to 2025-26. */
import { randomInt } from 'node:crypto';
import type { Held } from '../../individuals/records.ts';
import type { ApiError, Call } from '../../mtd/api.ts';
import { param, todayOf } from '../../mtd/call.ts';
import { taxYearProblem } from '../../mtd/formats.ts';
import { isRecord, type JsonObject } from '../../mtd/json.ts';
import type { Shape } from '../../mtd/shape.ts';
import { startOf } from '../../mtd/tax-year.ts';

function yearProblem(taxYear: string): string | undefined {
	const problem = taxYearProblem(taxYear, '2018-19');
	return problem ?? (taxYear > '2025-26' ? 'RULE_TAX_YEAR_FOR_VERSION_NOT_SUPPORTED' : undefined);
}

/** A year in a body. */
export const lossYear: Shape = (value, path) => {
	const code = typeof value === 'string' ? yearProblem(value) : 'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED';
	return code === undefined ? [] : [{ code, paths: [path] }];
};

/** What is wrong with the year in the path. */
export const lossYearErrors = (call: Call): readonly ApiError[] => {
	const problem = yearProblem(param(call, 'taxYear'));
	return problem === undefined ? [] : [{ code: problem }];
};

/** An invalid id of a loss or claim. */
export const lossIdErrors = (id: string, code: string): readonly ApiError[] =>
	/^[A-Za-z0-9]{15}$/.test(id) ? [] : [{ code }];

/** A new one. */
export const newLossId = (): string => `AAZZ${Array.from({ length: 11 }, () => randomInt(10)).join('')}`;

/** A body as fields. */
export const fieldsIn = (body: unknown): JsonObject => (isRecord(body) ? body : {});

/** A loss or claim in HMRC's format. */
export const presentedLoss = ({ body, submittedOn }: Held): object => ({
	...fieldsIn(body),
	lastModified: submittedOn,
});

/** Whether a loss can no longer be changed: it counts in the following year, whose return closes a year later. */
export const isLossTooLate = (call: Call, taxYear: string): boolean =>
	todayOf(call) > `${startOf(taxYear) + 4}-01-31`;
