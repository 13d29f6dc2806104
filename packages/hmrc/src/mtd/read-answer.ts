/** Reads an MTD API's HTTP response: the value it carries, or HMRC's reasons for refusing. */
import type { HttpAnswer } from '../http/outcome.ts';
import type { MtdOutcome, MtdProblem } from './outcome.ts';

/**
 * The value in a response's JSON (undefined for an empty body, {@link UNREADABLE} for one that is not JSON), or
 * undefined if it is not what the API promises.
 */
export type ReadValue<Value> = (json: unknown) => Value | undefined;

/** A response as an outcome. HMRC's own sentences are left out: ours are in the messages. */
export function readAnswer<Value>(answer: HttpAnswer, read: ReadValue<Value>): MtdOutcome<Value> {
	const { status, headers } = answer;
	const correlationId = headers.get('x-correlationid');
	const problems = status >= 400 && status < 500 ? problemsIn(jsonOf(answer)) : [];
	if (problems.length > 0) return { kind: 'refused', status, problems, correlationId };
	// Only HMRC's own code is a refusal: what a gateway in between writes decides nothing.
	if (status < 200 || status >= 300) return { kind: 'unknown', why: 'httpStatus', status };
	const value = read(jsonOf(answer));
	if (value === undefined) return { kind: 'unknown', why: 'unexpectedAnswer', status };
	return { kind: 'answered', value, correlationId };
}

/** For calls whose response has an empty body. Anything else is not from HMRC, such as a gateway's page with a 200. */
export const readNothing: ReadValue<true> = (json) => (json === undefined ? true : undefined);

/** Stands for a body that is not JSON. */
const UNREADABLE = Symbol('unreadable');

function jsonOf({ body }: HttpAnswer): unknown {
	if (body.length === 0) return undefined;
	try {
		return JSON.parse(new TextDecoder().decode(body));
	} catch {
		return UNREADABLE;
	}
}

/** HMRC's `{code, paths?}`, or `{code: INVALID_REQUEST, errors: [...]}` where there are several. */
function problemsIn(json: unknown): readonly MtdProblem[] {
	if (!isRecord(json)) return [];
	const several: readonly unknown[] = Array.isArray(json.errors) ? json.errors : [];
	return (several.length > 0 ? several : [json]).flatMap(problemOf);
}

const CODE = /^[A-Z][A-Z0-9_]{1,99}$/;

function problemOf(json: unknown): readonly MtdProblem[] {
	if (!isRecord(json) || typeof json.code !== 'string' || !CODE.test(json.code)) return [];
	return [{ code: json.code, paths: Array.isArray(json.paths) ? json.paths.filter(isPointer) : [] }];
}

/** Only field names and positions, so that nothing a person typed comes back in an error. */
const isPointer = (path: unknown): path is string =>
	typeof path === 'string' && /^(\/[A-Za-z0-9]{1,60}){1,12}$/.test(path);

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
