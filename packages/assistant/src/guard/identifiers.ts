/**
 * Removes whatever identifies a person from a text before a model outside this machine reads it, and puts it back
 * afterwards.
 */
import type { Facts } from '@halfpenny/facts';

/** A text without identifiers, and how to restore them. */
interface Hidden {
	readonly text: string;
	/** Restores in an answer what was hidden. */
	readonly restore: (answer: string) => string;
}

/** What looks like an identifier, whatever its source. The longest come first, so that no part of one remains. */
const LOOKS: readonly (readonly [kind: string, pattern: RegExp])[] = [
	['EMAIL', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
	['NINO', /\b[A-CEGHJ-PR-TW-Z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D]?\b/gi],
	['NINO', /\bQQ\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D]?\b/gi],
	['PHONE', /(?:\+44\s?|\b0)\d{2,4}[\s-]?\d{3,4}[\s-]?\d{3,4}\b/g],
	['UTR', /\b\d{5}\s?\d{5}K?\b/g],
	['SORT', /\b\d{2}-\d{2}-\d{2}\b/g],
	['ACCOUNT', /\b\d{8}\b/g],
	['PAYE', /\b\d{3}\/[A-Z]{1,2}\d{3,6}[A-Z]?\b/gi],
	['POSTCODE', /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/gi],
];
const SHORTEST_KNOWN = 3;

/** Hides identifiers in several texts, the same one always behind the same token. */
export interface Hider {
	readonly hide: (text: string) => string;
	/** Restores what was hidden. */
	readonly restore: (text: string) => string;
}

/** Hides the person’s own names, address and numbers, and anything that looks like an identifier. */
export function createHider(facts: Facts): Hider {
	const tokens = new Map<string, string>();
	const tokenOf = (kind: string, value: string): string => {
		const known = [...tokens].find(([, hidden]) => hidden === value);
		if (known) return known[0];
		const token = `[${kind}-${[...tokens.keys()].filter((one) => one.startsWith(`[${kind}-`)).length + 1}]`;
		tokens.set(token, value);
		return token;
	};
	const known = knownOf(facts).map(
		([kind, value]) => [kind, new RegExp(`(?<![\\w-])${escaped(value)}(?![\\w-])`, 'gi')] as const,
	);
	const hide = (text: string): string => {
		let hidden = text;
		for (const [kind, pattern] of [...known, ...LOOKS])
			hidden = hidden.replace(pattern, (found) => tokenOf(kind, found));
		return hidden;
	};
	return { hide, restore: (text) => restored(text, tokens) };
}

/** The text with the person’s own names, address and numbers, and anything that looks like an identifier, as tokens. */
export function hideIdentifiers(text: string, facts: Facts): Hidden {
	const { hide, restore } = createHider(facts);
	return { text: hide(text), restore };
}

/** What the return says about who someone is, longest first. */
function knownOf({
	person,
	employments = [],
	repayment,
	trades = [],
}: Facts): readonly (readonly [string, string])[] {
	const { address, ...own } = person ?? {};
	const all: readonly (readonly [string, string | undefined])[] = [
		['NAME', [own.firstName, own.lastName].filter((part) => part !== undefined).join(' ')],
		['NAME', own.firstName],
		['NAME', own.lastName],
		['NINO', own.nationalInsuranceNumber],
		['UTR', own.uniqueTaxpayerReference],
		['BIRTH', own.dateOfBirth],
		...Object.values(address ?? {}).map((line) => ['ADDRESS', line] as const),
		...employments.flatMap(({ employer, payeReference }) => [
			['EMPLOYER', employer] as const,
			['PAYE', payeReference] as const,
		]),
		...trades.map(({ name }) => ['BUSINESS', name] as const),
		...[repayment?.accountName, repayment?.accountNumber, repayment?.sortCode].map(
			(one) => ['ACCOUNT', one] as const,
		),
	];
	return all
		.filter((one): one is readonly [string, string] => (one[1]?.length ?? 0) >= SHORTEST_KNOWN)
		.toSorted(([, one], [, other]) => other.length - one.length);
}

function escaped(text: string): string {
	return text
		.trim()
		.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
		.replace(/\s+/g, '\\s+');
}

function restored(answer: string, tokens: ReadonlyMap<string, string>): string {
	return answer.replace(/\[[A-Z]+-\d+\]/g, (token) => tokens.get(token) ?? token);
}
