/** Parses faults from untrusted input: the JSON of a PUT, and the header of one request. */
import {
	type Fault,
	type FaultKind,
	type FaultParameters,
	kinds,
	type Operation,
	operations,
	strikes,
} from './fault.ts';

/** What a PUT sets: faults in order of precedence, and the seed of chance. */
export type FaultPlan = { readonly seed: number; readonly faults: readonly Fault[] };

/** A value, or a line for each problem. */
export type Read<Value> = Value | { readonly problems: readonly string[] };

type Check = (value: unknown) => boolean;
const wholeNumber =
	(least: number, most: number): Check =>
	(value) =>
		typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const oneOf =
	(...choices: readonly unknown[]): Check =>
	(value) =>
		choices.includes(value);
const text =
	(pattern: RegExp): Check =>
	(value) =>
		typeof value === 'string' && pattern.test(value);

const checks: Readonly<Record<keyof FaultParameters, Check>> = {
	milliseconds: wholeNumber(0, 3_600_000),
	jitterMilliseconds: wholeNumber(0, 3_600_000),
	when: oneOf('before', 'after', 'midBody'),
	status: wholeNumber(200, 599),
	code: text(/^\d{4}$/),
	messageClass: text(/^[\w-]{0,32}$/),
	place: oneOf('envelope', 'body'),
	variant: oneOf('cut', 'entities', 'empty', 'notXml', 'otherEnvelope'),
	megabytes: wholeNumber(1, 2000),
	polls: wholeNumber(0, 1_000_000),
	seconds: wholeNumber(0, 86_400),
	url: text(/^[^\s<>"&]{0,2000}$/),
	pollInterval: text(/^[^<>"&]{0,40}$/),
	only: oneOf(true, false),
	irmark: text(/^[A-Za-z0-9+/=]{0,60}$/),
};

const parameterCheck = (name: string): Check | undefined =>
	Object.entries(checks).find(([known]) => known === name)?.[1];

const selection: Readonly<Record<string, Check>> = {
	operations: (value) =>
		Array.isArray(value) &&
		value.length > 0 &&
		value.every((one: unknown) => operations.some((known) => known === one)),
	probability: (value) => typeof value === 'number' && value >= 0 && value <= 1,
	skip: wholeNumber(0, 1_000_000),
	next: (value) => value === null || wholeNumber(1, 1_000_000)(value),
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isKind = (value: unknown): value is FaultKind =>
	typeof value === 'string' && Object.hasOwn(kinds, value);

/** The faults of a PUT body: `{ seed?, faults: [{ kind, ... }] }`. */
export function readFaultPlan(body: unknown): Read<FaultPlan> {
	if (!isRecord(body) || !Array.isArray(body.faults))
		return { problems: ['The body must be {"faults": [...], "seed": 1}.'] };
	const { seed = 1, faults, ...more } = body;
	const read: readonly Read<Fault>[] = faults.map(readFault);
	const problems = [
		...Object.keys(more).map((name) => `${name} is not known here.`),
		...(wholeNumber(0, 0xffff_ffff)(seed) ? [] : ['seed must be a whole number from 0 to 4294967295.']),
		...read.flatMap((fault, at) =>
			'problems' in fault ? fault.problems.map((problem) => `faults[${at}]: ${problem}`) : [],
		),
	];
	if (problems.length > 0 || typeof seed !== 'number') return { problems };
	return { seed, faults: read.flatMap((fault) => ('problems' in fault ? [] : [fault])) };
}

/** One fault, with defaults for what it leaves out. */
function readFault(given: unknown): Read<Fault> {
	if (!isRecord(given) || !isKind(given.kind))
		return { problems: [`kind must be one of ${Object.keys(kinds).join(', ')}.`] };
	const { kind, ...rest } = given;
	const known: Readonly<Partial<FaultParameters>> = kinds[kind];
	const problems = Object.entries(rest).flatMap(([name, value]) => {
		const check = Object.hasOwn(known, name) ? parameterCheck(name) : selection[name];
		if (!check) return [`${name} is not known to ${kind}.`];
		return check(value) ? [] : [`${name} has a value that is not allowed.`];
	});
	if (problems.length > 0) return { problems };
	const always = { operations: operationsOf(kind), probability: 1, skip: 0, next: null };
	return { ...always, ...known, ...rest, kind };
}

const operationsOf = (kind: FaultKind): readonly Operation[] => strikes[kind] ?? operations;

/** The faults of a header such as `error;code=1046, latency;milliseconds=50`; both strike this one message. */
export function readFaultHeader(header: string | string[] | undefined): Read<readonly Fault[]> {
	if (header === undefined) return [];
	const read = String(header)
		.split(',')
		.map((part) => {
			const [kind = '', ...settings] = part.split(';').map((piece) => piece.trim());
			return readFault({ ...Object.fromEntries(settings.map((setting) => pairOf(kind, setting))), kind });
		});
	const problems = read.flatMap((fault) => ('problems' in fault ? fault.problems : []));
	return problems.length > 0 ? { problems } : read.flatMap((fault) => ('problems' in fault ? [] : [fault]));
}

/** `name=value` as a pair, the value converted to the type of the kind's default. */
function pairOf(kind: string, setting: string): readonly [string, unknown] {
	const [name = '', ...rest] = setting.split('=');
	const written = rest.join('=');
	const known: Readonly<Partial<FaultParameters>> = isKind(kind) ? kinds[kind] : {};
	const usual = Object.entries(known).find(([one]) => one === name)?.[1];
	if (typeof usual === 'number') return [name, /^\d+$/.test(written) ? Number(written) : written];
	return [name, typeof usual === 'boolean' ? written === 'true' : written];
}
