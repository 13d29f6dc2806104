/** Reads one of HMRC's OpenAPI files, repairing what validators reject: the files are not valid OpenAPI. */
import { parse } from 'yaml';

/** An operation of an API. */
export type Operation = {
	readonly method: string;
	/** With `{parameters}`. */
	readonly template: string;
	readonly pattern: RegExp;
	/** JSON pointers to schemas within the file; null for any body, undefined for none. */
	readonly request: string | null | undefined;
	readonly responses: ReadonlyMap<string, string | null | undefined>;
	/** The values of `Gov-Test-Scenario` listed in its description. */
	readonly scenarios: readonly string[];
	readonly query: readonly { readonly name: string; readonly required: boolean; readonly schema: string }[];
};

/** A parsed file. */
export type Api = { readonly document: Json; readonly operations: readonly Operation[] };

type Json = { readonly [name: string]: unknown };

const isJson = (value: unknown): value is Json =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const child = (value: unknown, name: string): unknown => (isJson(value) ? value[name] : undefined);

/** Parses the text of an API file. */
export function readApi(text: string): Api {
	const document = mended(parse(text));
	if (!isJson(document)) throw new Error('an OpenAPI file is an object');
	const paths = Object.entries(isJson(document.paths) ? document.paths : {});
	const operations = paths.flatMap(([template, item]) =>
		Object.entries(isJson(item) ? item : {})
			.filter(([method]) => ['get', 'put', 'post', 'delete'].includes(method))
			.map(([method]) => operationOf(document, template, method)),
	);
	return { document, operations };
}

/**
 * Lower-cases types, matches dates by their pattern, writes limits as OpenAPI 3.0 does, and accepts branches that
 * overlap by year.
 */
function mended(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(mended);
	if (!isJson(value)) return value;
	const entries = Object.entries(value).map(([name, one]): [string, unknown] => {
		if (name === 'type' && typeof one === 'string') return [name, one.toLowerCase()];
		if (name === 'oneOf') return ['anyOf', mended(one)];
		if (name === 'format' && /^yyyy-mm-dd$/i.test(String(one))) return [name, 'date'];
		return [name, mended(one)];
	});
	return Object.fromEntries(
		entries.filter(([name, one]) => {
			// One file declares a text with a few values as an object.
			const wrongObject = name === 'type' && one === 'object' && 'oneOf' in value;
			const draftFour = /^exclusiveM/.test(name) && typeof one === 'boolean';
			const oldId = name === 'id' && typeof one === 'string';
			return !wrongObject && !draftFour && !oldId && !['$schema', 'example', 'discriminator'].includes(name);
		}),
	);
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
const pointer = (...names: readonly string[]) => `#/${names.map(escaped).join('/')}`;

/** Resolves a reference within the file. */
function followed(document: Json, at: string): string {
	const reference = child(valueAt(document, at), '$ref');
	return typeof reference === 'string' ? followed(document, reference) : at;
}

/** What a pointer leads to. */
function valueAt(document: Json, at: string): unknown {
	const names = at
		.slice(2)
		.split('/')
		.map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
	return names.reduce<unknown>(
		(value, name) => (Array.isArray(value) ? value[Number(name)] : child(value, name)),
		document,
	);
}

function schemaOf(document: Json, at: string): string | null | undefined {
	const place = followed(document, at);
	const content = child(valueAt(document, place), 'content');
	const [type] = Object.keys(isJson(content) ? content : {});
	if (type === undefined) return undefined;
	if (child(child(content, type), 'schema') === undefined) return null;
	return `${place}/content/${escaped(type)}/schema`;
}

function operationOf(document: Json, template: string, method: string): Operation {
	const at = pointer('paths', template, method);
	const operation = valueAt(document, at);
	const responses = child(operation, 'responses');
	const statuses = Object.keys(isJson(responses) ? responses : {});
	const parameters = child(operation, 'parameters');
	const count = Array.isArray(parameters) ? parameters.length : 0;
	return {
		method: method.toUpperCase(),
		template,
		pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
		scenarios: scenariosIn(child(operation, 'description')),
		request: schemaOf(document, `${at}/requestBody`),
		responses: new Map(statuses.map((status) => [status, schemaOf(document, `${at}/responses/${status}`)])),
		query: Array.from({ length: count }, (_, index) => `${at}/parameters/${index}`).flatMap((place) =>
			queryOf(document, followed(document, place)),
		),
	};
}

/** From the first column of the table of test data. */
const scenariosIn = (description: unknown): readonly string[] =>
	[...String(description ?? '').matchAll(/^\s*\|\s*`?([A-Z0-9_]{3,})`?\s*\|/gm)].map(([, name = '']) => name);

function queryOf(document: Json, at: string): Operation['query'] {
	const parameter = valueAt(document, at);
	const name = child(parameter, 'name');
	if (child(parameter, 'in') !== 'query' || typeof name !== 'string') return [];
	return [{ name, required: child(parameter, 'required') === true, schema: `${at}/schema` }];
}
