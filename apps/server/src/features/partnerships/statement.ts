/** The partnership statement as the pages see it: every amount with each partner's share, and its working. */
import type { shapes } from '@halfpenny/contract';
import { formatShare, type PartnershipFacts, toPounds } from '@halfpenny/facts';
import { partnershipChoices, partnershipStatement } from '@halfpenny/forms';
import type * as z from 'zod';
import type { Entry } from '../entries/entry.ts';

/** A statement of the contract. */
export type PresentedStatement = z.output<typeof shapes.partnershipStatement>;

/** The section whose entries are the partners. */
export const PARTNERS = 'partners';

/** The statement of a partnership's facts, which were built from `entries`. */
export function presentStatement(facts: PartnershipFacts, entries: readonly Entry[]): PresentedStatement {
	const { period, amounts, working } = partnershipStatement(facts);
	const { accounts, statement } = partnershipChoices(facts);
	return {
		taxYear: facts.taxYear,
		period,
		notes: [...(accounts ? [accounts.message] : []), statement.message],
		partners: presentPartners(facts, entries),
		amounts: amounts.map(({ box, title, amount, shares }) => ({
			...{ box, title, amount: toPounds(amount) },
			shares: shares.map((share) => (share === undefined ? null : toPounds(share))),
		})),
		working: working.map(({ form, box, title, amount }) => ({ form, box, title, amount: toPounds(amount) })),
	};
}

/** The partners, in the order of their entries, which is that of the facts. */
function presentPartners(
	{ partners = [] }: PartnershipFacts,
	entries: readonly Entry[],
): PresentedStatement['partners'] {
	return entries
		.filter(({ section }) => section === PARTNERS)
		.map(({ id: entryId }, index) => ({
			entryId,
			name: partners[index]?.name ?? null,
			shares: (partners[index]?.shares ?? []).map(({ from, to, share }) => ({
				from: from ?? null,
				to: to ?? null,
				share: formatShare(share),
			})),
		}));
}
