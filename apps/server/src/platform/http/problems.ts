/** Turns schema errors into what people read: one code and path for each answer. */
import type { FastifySchemaValidationError } from 'fastify';

/** A more specific code for an issue: by the last part of the path and the issue. */
const PARTICULAR: Readonly<Record<string, string>> = {
	'password too_small': 'password.tooShort',
	'password too_big': 'text.tooLong',
	'username too_small': 'username.tooShort',
	'email invalid_format': 'email.invalid',
	// A message to the assistant is blank.
	'message custom': 'required.missing',
};

const GENERAL: Readonly<Record<string, string>> = {
	too_big: 'text.tooLong',
	too_small: 'value.invalid',
	invalid_type: 'type.wrong',
	invalid_value: 'choice.unknown',
	invalid_union: 'type.wrong',
	invalid_key: 'key.unknown',
	unrecognized_keys: 'key.unknown',
};

/** A problem before it has its sentence. */
interface FoundProblem {
	readonly path: string;
	readonly code: string;
}

/** The problems behind validation errors. `body` tells a missing answer from one of the wrong kind. */
export function toProblems(errors: readonly FastifySchemaValidationError[], body: unknown): FoundProblem[] {
	return errors.flatMap((error) => {
		const parts = error.instancePath.split('/').filter((part) => part !== '');
		const { keys } = error.params;
		if (error.keyword === 'unrecognized_keys' && Array.isArray(keys)) {
			return keys.map((key) => ({ path: [...parts, String(key)].join('.'), code: 'key.unknown' }));
		}
		return [{ path: parts.join('.'), code: codeOf(error.keyword, parts, body) }];
	});
}

function codeOf(keyword: string, parts: readonly string[], body: unknown): string {
	const particular = PARTICULAR[`${parts.at(-1)} ${keyword}`];
	if (particular) return particular;
	if (keyword === 'invalid_type' && valueAt(body, parts) === undefined) return 'required.missing';
	return GENERAL[keyword] ?? 'value.invalid';
}

function valueAt(value: unknown, parts: readonly string[]): unknown {
	return parts.reduce<unknown>(
		(inside, part) =>
			typeof inside === 'object' && inside !== null && Object.hasOwn(inside, part)
				? Reflect.get(inside, part)
				: undefined,
		value,
	);
}
