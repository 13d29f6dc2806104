/** Checks a test's requests and responses against HMRC's own OpenAPI files, which are next to the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { type Operation, readApi } from './read-api.ts';

const folder = new URL('../../../../../shared/hmrc/openapi/', import.meta.url);

/** Whether HMRC's files are present; tests that need them say so when they are not. */
export const hmrcContractIsHere: boolean = existsSync(folder);

/** A request and its response. */
export type Exchange = {
	readonly method: string;
	/** The path as HMRC has it, with its query. */
	readonly path: string;
	/** The JSON sent; undefined for none. */
	readonly body?: unknown;
	readonly status: number;
	/** The JSON that came back; undefined for none. */
	readonly answer?: unknown;
};

/** HMRC's contract for some of its APIs. */
export type HmrcContract = {
	/** Every violation of HMRC's files in an exchange; for an invalid request only the response is checked. */
	readonly violations: (exchange: Exchange) => readonly string[];
	/** The scenarios HMRC lists for an operation; undefined if there is no such operation. */
	readonly scenarios: (method: string, path: string) => readonly string[] | undefined;
	/** Operations seen so far, and the total. */
	readonly coverage: () => { readonly seen: readonly string[]; readonly all: readonly string[] };
};

type Known = Operation & { readonly file: string };

/** The contract of the named files, such as `obligations-api-3.0`. */
export function hmrcContract(...files: readonly string[]): HmrcContract {
	const ajv = createAjv();
	const operations = files.flatMap((file): readonly Known[] => {
		const { document, operations: ofFile } = readApi(readFileSync(new URL(`${file}.yaml`, folder), 'utf8'));
		ajv.addSchema(document, file);
		return ofFile.map((operation) => ({ ...operation, file }));
	});
	const compiled = new Map<string, ValidateFunction>();
	const problems = (file: string, schema: string, value: unknown, what: string): readonly string[] => {
		const key = `${file}${schema}`;
		const validate = compiled.get(key) ?? ajv.compile({ $ref: key });
		compiled.set(key, validate);
		if (validate(value)) return [];
		return (validate.errors ?? []).map(({ instancePath, message }) => `${what} ${instancePath}: ${message}`);
	};
	const seen = new Set<string>();
	return {
		violations: ({ method, path, body, status, answer }) => {
			const [plain = '', search = ''] = path.split('?');
			const operation = operations.find((one) => one.method === method && one.pattern.test(plain));
			if (!operation) return [`${method} ${plain} is no operation of HMRC`];
			if (status < 400) seen.add(nameOf(operation));
			const { file, request, responses } = operation;
			const sent = request && body !== undefined ? problems(file, request, body, 'request') : [];
			const asked = status < 400 ? queryProblems(operation, new URLSearchParams(search), problems) : [];
			const schema = responses.get(`${status}`);
			const got = schema && answer !== undefined ? problems(file, schema, answer, `${status}`) : [];
			return [
				...(status < 400 ? sent : []),
				...asked,
				...(status < 400 && !responses.has(`${status}`) ? [`${status} is no status of it`] : []),
				...(status < 400 && schema !== undefined && answer === undefined ? ['the answer is empty'] : []),
				...(status < 400 && schema === undefined && answer !== undefined
					? ['the answer should be empty']
					: []),
				...got,
			];
		},
		scenarios: (method, path) =>
			operations.find((one) => one.method === method && one.pattern.test(path))?.scenarios,
		coverage: () => ({ seen: [...seen], all: operations.map(nameOf) }),
	};
}

const nameOf = ({ method, template }: Operation): string => `${method} ${template}`;

/** Some of HMRC's patterns are anchored wrongly, and its amounts have two decimals. */
function createAjv(): Ajv {
	const ajv = new Ajv({
		strict: false,
		unicodeRegExp: false,
		multipleOfPrecision: 2,
		allErrors: true,
		// It doesn't know HMRC's own format names, and warns about each.
		logger: false,
	});
	formats.default(ajv);
	return ajv;
}

function queryProblems(
	{ file, query }: Known,
	given: URLSearchParams,
	problems: (file: string, schema: string, value: unknown, what: string) => readonly string[],
): readonly string[] {
	const unknown = [...given.keys()].filter((name) => !query.some((one) => one.name === name));
	return [
		...unknown.map((name) => `query ${name} is not known`),
		...query.flatMap(({ name, required, schema }) => {
			const value = given.get(name);
			if (value === null) return required ? [`query ${name} is missing`] : [];
			const typed = value === 'true' || value === 'false' ? value === 'true' : value;
			return problems(file, schema, typed, `query ${name}`);
		}),
	];
}
