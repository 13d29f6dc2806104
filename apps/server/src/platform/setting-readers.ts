/** Reads settings from the environment, each with a message for a wrong value. */
import { sayOperator } from '@halfpenny/messages/operator';
import * as z from 'zod';

/** A text; blank counts as not set. */
export const text = z
	.string()
	.optional()
	.transform((value) => value?.trim() || undefined);

/** A port; 0 for any free one. */
export function port(name: string) {
	const error = sayOperator('config.notAPort', { name });
	return z.number({ error }).int({ error }).min(0, { error }).max(65_535, { error });
}

/** A whole number within bounds; `error` is the message for anything else. */
export function wholeNumber(fallback: number, least: number, most: number, error: string) {
	return text
		.transform((value) => (value === undefined ? fallback : Number(value)))
		.pipe(z.number({ error }).int({ error }).min(least, { error }).max(most, { error }));
}

/** How often something may be tried. */
export function limit(name: string, fallback: number) {
	return wholeNumber(fallback, 1, 1_000_000, sayOperator('config.notANumber', { name }));
}

/** One of several words. */
export function choice<const Choices extends readonly [string, ...string[]]>(
	name: string,
	choices: Choices,
	fallback: NoInfer<Choices[number]>,
) {
	const error = sayOperator('config.notAChoice', { name, choices });
	return text.transform((value) => value ?? fallback).pipe(z.enum(choices, { error }));
}

/** A web address. */
export function webAddress(name: string) {
	return text.pipe(
		z.url({ protocol: /^https?$/, error: sayOperator('config.notAnAddress', { name }) }).optional(),
	);
}

/** The characters HMRC's header allows in names and addresses (MTR schema, IRheader/Agent/Address/Line). */
const HMRC_LETTERS = /^[A-Za-z0-9 ~!"@#$%&'()*+,\-./:;<=>?[\\\]^_{}£€]*$/;

/** A text HMRC’s header allows. */
export function hmrcText(name: string, longest: number) {
	const error = sayOperator('config.notHmrcText', { name, longest });
	return text.pipe(z.string().max(longest, { error }).regex(HMRC_LETTERS, { error }).optional());
}

/** One to four lines separated by `|`. */
export function hmrcLines(name: string) {
	const error = sayOperator('config.notHmrcLines', { name });
	const line = z.string().min(1, { error }).max(35, { error }).regex(HMRC_LETTERS, { error });
	return text
		.transform((value) => value?.split('|').map((one) => one.trim()))
		.pipe(z.array(line).max(4, { error }).optional());
}

/** An email address, with or without a name before it. */
export function mailbox(name: string) {
	const error = sayOperator('config.notAMailbox', { name });
	return text.pipe(
		z
			.string()
			.regex(/^[^\r\n<>@]*<?[^\s<>@,]+@[^\s<>@,]+>?$/, { error })
			.optional(),
	);
}

/** A key of 32 bytes in base64. */
export function key(name: string) {
	return text.transform((value, context) => {
		if (value === undefined) return undefined;
		const bytes = Buffer.from(value, 'base64');
		if (bytes.length === 32) return bytes;
		const message = sayOperator('config.notAKey', { name });
		context.issues.push({ code: 'custom', input: undefined, message });
		return z.NEVER;
	});
}
