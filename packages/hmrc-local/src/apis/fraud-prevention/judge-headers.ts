/** Judges all fraud prevention headers of a call together. */
import { headerChecks, pairsIn } from './header-checks.ts';

/** One finding. */
type Finding = {
	readonly code: string;
	readonly message: string;
	readonly headers: readonly string[];
};

/** The possible findings. */
export type Judgement = {
	readonly code: 'VALID_HEADERS' | 'POTENTIALLY_INVALID_HEADERS' | 'INVALID_HEADERS';
	/** Whether there were no headers. */
	readonly isNone: boolean;
	readonly errors: readonly Finding[];
	readonly warnings: readonly Finding[];
};

/** Those that may be left out for a reason, so their absence is only a warning. */
const excusable = ['gov-client-multi-factor', 'gov-vendor-license-ids'];

const isFraudHeader = (name: string): boolean => /^gov-(client|vendor)-/.test(name);

/** Everything right and wrong with the headers of a call; names are in lower case. */
export function judgeHeaders(headers: Readonly<Record<string, string>>): Judgement {
	const given = Object.keys(headers).filter(isFraudHeader);
	if (given.length === 0) return { code: 'INVALID_HEADERS', isNone: true, errors: [], warnings: [] };
	const findings = Object.keys(headerChecks).flatMap((name) => findingOf(name, headers[name]));
	const unexpected = given
		.filter((name) => !Object.hasOwn(headerChecks, name))
		.map((name) => ({
			code: 'UNEXPECTED_HEADER',
			message: 'This header is not sent by this connection method.',
			headers: [name],
		}));
	const isWarned = ({ code, headers: names }: Finding) =>
		/^(MISSING|EMPTY)_HEADER$/.test(code) && excusable.includes(names[0] ?? '');
	return judged(
		[...findings.filter((one) => !isWarned(one)), ...crossed(headers)],
		[...findings.filter(isWarned), ...unexpected],
	);
}

const judged = (errors: readonly Finding[], warnings: readonly Finding[] = []): Judgement => ({
	code:
		errors.length > 0
			? 'INVALID_HEADERS'
			: warnings.length > 0
				? 'POTENTIALLY_INVALID_HEADERS'
				: 'VALID_HEADERS',
	isNone: false,
	errors,
	warnings,
});

function findingOf(name: string, value: string | undefined): readonly Finding[] {
	const headers = [name];
	if (value === undefined) return [{ code: 'MISSING_HEADER', message: 'The header is missing.', headers }];
	if (value === '') return [{ code: 'EMPTY_HEADER', message: 'The header has no value.', headers }];
	const problem = headerChecks[name]?.(value);
	return problem === undefined ? [] : [{ code: 'INVALID_HEADER', message: problem, headers }];
}

/** The first hop is from the client to the vendor's server. */
function crossed(headers: Readonly<Record<string, string>>): readonly Finding[] {
	const hop = pairsIn((headers['gov-vendor-forwarded'] ?? '').split(',')[0] ?? '');
	const wrong = [
		...(hop && hop.get('by') !== headers['gov-vendor-public-ip'] ? ['gov-vendor-public-ip'] : []),
		...(hop && hop.get('for') !== headers['gov-client-public-ip'] ? ['gov-client-public-ip'] : []),
	];
	return wrong.map((name) => ({
		code: 'INVALID_HEADERS',
		message: 'The first hop must be from the client’s public address to the vendor’s.',
		headers: ['gov-vendor-forwarded', name],
	}));
}
