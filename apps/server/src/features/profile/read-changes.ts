/** Reads what a person typed into their profile: every field in its stored form, or everything that is wrong. */
import type { BodyOf, Calls } from '@halfpenny/contract';
import { parseDate, parseNino, parsePostcode, parseUtr, utrChecks } from '@halfpenny/facts';
import type { ProblemCode } from '@halfpenny/messages';
import type { Profile } from './profile.ts';

/** What the call carries; an absent field stays as it is, blank or null empties it. */
export type ProfileBody = BodyOf<Calls['updateProfile']>;

/** What a field depends on besides itself. */
export interface ReadingContext {
	/** In live, example numbers and wrong check digits are refused: HMRC’s test numbers fail the check elsewhere. */
	readonly live: boolean;
	/** ISO date. */
	readonly today: string;
}

/** Fields in their stored form, or the problems by field. */
export type ChangesResult =
	| { readonly ok: true; readonly changes: Partial<Profile> }
	| { readonly ok: false; readonly problems: readonly { path: string; code: ProblemCode }[] };

type Reader = (typed: string, context: ReadingContext) => { value: string } | { problem: ProblemCode };

const readers: Readonly<Record<string, Reader>> = {
	nationalInsurance: (typed, { live }) => orProblem(parseNino(typed, !live), 'nino.invalid'),
	uniqueTaxReference: (typed, { live }) => {
		const utr = parseUtr(typed);
		if (utr && live && !utrChecks(utr)) return { problem: 'utr.checkDigit' };
		return orProblem(utr, 'utr.invalid');
	},
	postcode: (typed) => orProblem(parsePostcode(typed), 'postcode.invalid'),
	dateOfBirth: readDateOfBirth,
};

/** Reads every field that the body has. */
export function readChanges(body: ProfileBody, context: ReadingContext): ChangesResult {
	const problems: { path: string; code: ProblemCode }[] = [];
	const changes: Record<string, string | boolean | null> = {};
	for (const [path, typed] of Object.entries(body)) {
		if (typed === undefined) continue;
		const read = readField(path, typed, context);
		if ('problem' in read) problems.push({ path, code: read.problem });
		else changes[path] = read.value;
	}
	// Entering a number answers whether there is one.
	if (changes.uniqueTaxReference) changes.noUniqueTaxReferenceYet = false;
	return problems.length > 0 ? { ok: false, problems } : { ok: true, changes };
}

function readField(path: string, typed: string | boolean | null, context: ReadingContext) {
	if (typed === null || typeof typed === 'boolean') return { value: typed };
	const text = typed.trim();
	if (text === '') return { value: null };
	return readers[path]?.(text, context) ?? { value: text };
}

function readDateOfBirth(typed: string, { today }: ReadingContext): ReturnType<Reader> {
	const date = parseDate(typed);
	if (date && date >= today) return { problem: 'date.inFuture' };
	if (date && date < '1900-01-01') return { problem: 'date.tooEarly' };
	return orProblem(date, 'date.invalid');
}

function orProblem(value: string | undefined, problem: ProblemCode): ReturnType<Reader> {
	return value === undefined ? { problem } : { value };
}
