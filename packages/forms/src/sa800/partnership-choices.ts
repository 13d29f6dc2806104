/** Which accounts and which partnership statement HMRC requires, and why: to be told to the user. */
import type { PartnershipFacts } from '@halfpenny/facts';
import { type FullStatementWord, sayAccounts, sayStatement } from '@halfpenny/messages/forms';
import { fillPartnership } from './fill-partnership.ts';
import type { AccountsKind } from './fill-trade.ts';

/** What HMRC requires of a partnership. */
export interface PartnershipChoices {
	/** Undefined without a trade. */
	readonly accounts: { readonly kind: AccountsKind; readonly message: string } | undefined;
	readonly statement: {
		/** Why the short statement is not enough; empty when it is. */
		readonly reasons: readonly FullStatementWord[];
		readonly message: string;
	};
}

const REASONS: Readonly<Record<string, FullStatementWord>> = {
	'N1.19': 'property',
	'N1.25': 'property',
	'N1.26': 'property',
	'N1.22A': 'dividends',
	'7.4': 'otherSavings',
	'7.5': 'otherSavings',
};

/** What HMRC requires, by the facts as they are. */
export function partnershipChoices(facts: PartnershipFacts): PartnershipChoices {
	const { accounts, fullStatementBoxes } = fillPartnership(facts, 'Partnership');
	const reasons = [...new Set(fullStatementBoxes.flatMap((box) => REASONS[box] ?? []))];
	return {
		accounts: accounts && { kind: accounts, message: sayAccounts(accounts) },
		statement: { reasons, message: sayStatement(reasons) },
	};
}
