/** HMRC's validator of fraud prevention headers 1.0: judges a call's headers, and reports on other calls'. */
import { type Api, type ApiAnswer, type Call, refused } from '../../mtd/api.ts';
import { param } from '../../mtd/call.ts';
import { headerChecks } from './header-checks.ts';
import { judgeHeaders } from './judge-headers.ts';
import type { SeenCall } from './seen-headers.ts';

const base = '/test/fraud-prevention-headers';

const messages = {
	VALID_HEADERS: 'All headers are in order.',
	POTENTIALLY_INVALID_HEADERS: 'Some headers may not be in order.',
	INVALID_HEADERS: 'Some headers are not in order.',
};

function validate({ headers }: Call): ApiAnswer {
	const { code, isNone, errors, warnings } = judgeHeaders(headers);
	return {
		status: 200,
		body: {
			specVersion: '3.3',
			code,
			message: isNone ? 'No fraud prevention headers were submitted.' : messages[code],
			...(errors.length > 0 ? { errors } : {}),
			...(warnings.length > 0 ? { warnings } : {}),
		},
	};
}

/** HMRC's names of APIs, and how their paths begin. */
const apis: Readonly<Record<string, string>> = {
	'business-details-mtd': '/individuals/business/details/',
	'obligations-mtd': '/obligations/details/',
	'self-employment-business-mtd': '/individuals/business/self-employment/',
	'property-business-mtd': '/individuals/business/property/',
	'individual-calculations-mtd': '/individuals/calculations/',
	'self-assessment-biss-mtd': '/individuals/self-assessment/income-summary/',
	'self-assessment-accounts-mtd': '/accounts/self-assessment/',
	'individual-losses-mtd': '/individuals/losses/',
	'individuals-savings-income-mtd': '/individuals/savings-income/',
	'individuals-dividends-income-mtd': '/individuals/dividends-income/',
	'individuals-pensions-income-mtd': '/individuals/pensions-income/',
	'individuals-reliefs-mtd': '/individuals/reliefs/',
	'individuals-disclosures-mtd': '/individuals/disclosures/',
	'self-assessment-individual-details-mtd': '/individuals/person/',
};

const headerCodes: Readonly<Record<string, string>> = { EMPTY_HEADER: 'INVALID_HEADER' };

function feedbackOn({ path, method, requestTimestamp, headers }: SeenCall): object {
	const { code, isNone, errors, warnings } = judgeHeaders(headers);
	const findings = [...errors, ...warnings];
	const judged = Object.keys(headerChecks).map((header) => {
		const own = findings.find((one) => one.headers.length === 1 && one.headers[0] === header);
		return {
			header,
			...(headers[header] === undefined ? {} : { value: headers[header] }),
			code: own ? (headerCodes[own.code] ?? own.code) : 'VALID_HEADER',
			errors: own && errors.includes(own) ? [own.message] : [],
			warnings: own && warnings.includes(own) ? [own.message] : [],
		};
	});
	const crossed = errors.filter((one) => one.headers.length > 1);
	return {
		path,
		method,
		requestTimestamp,
		code: isNone ? 'NO_HEADERS' : code,
		headers: isNone ? [] : judged,
		crossValidation: crossed.map((one) => ({
			headers: one.headers,
			code: 'INVALID_HEADERS',
			errors: [one.message],
		})),
	};
}

function feedback(call: Call): ApiAnswer {
	const begin = apis[param(call, 'api')];
	if (begin === undefined) return refused('MATCHING_RESOURCE_NOT_FOUND');
	const { connectionMethod } = call.query;
	const requests = call.standIn.seenHeaders
		.all()
		.filter(({ path }) => path.startsWith(begin))
		.filter(
			({ headers }) =>
				(connectionMethod ?? headers['gov-client-connection-method']) ===
				headers['gov-client-connection-method'],
		)
		.map(feedbackOn);
	return { status: 200, body: { requests } };
}

/** The API. */
export const fraudPrevention: Api = {
	version: '1.0',
	routes: [
		{ method: 'GET', path: `${base}/validate`, access: 'application', answer: validate },
		{ method: 'GET', path: `${base}/:api/validation-feedback`, access: 'application', answer: feedback },
	],
};
