/** Statement amounts that the partners agreed on themselves, instead of shares. */
import { downToPound, type PartnershipFacts, type Pence, ZERO } from '@halfpenny/facts';
import type { StatementLine } from './statement-sheets.ts';

type Partner = NonNullable<PartnershipFacts['partners']>[number];

/** Whether any partner has an own amount for a line. */
export function isGiven({ fact }: StatementLine, { partners = [] }: PartnershipFacts): boolean {
	return partners.some(({ amounts }) => amounts?.[fact] !== undefined);
}

/** Each partner's amount for a line in whole pounds, in the order of the facts; nothing if none is given. */
export function ownAmounts({ fact }: StatementLine, { partners = [] }: PartnershipFacts): readonly Pence[] {
	return partners.map(({ amounts }) => downToPound(amounts?.[fact] ?? ZERO));
}

/** Whether a partner's amount is known: by shares or by own amounts. */
export function hasPart({ shares = [], amounts }: Partner): boolean {
	return shares.length > 0 || Object.values(amounts ?? {}).some((amount) => amount !== undefined);
}
