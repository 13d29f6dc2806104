/** Which accounts and which partnership statement HMRC requires, and why, to tell the user. */
import type { PartnershipFacts } from '@halfpenny/facts';
import { type FullStatementWord, sayAccounts, sayStatement } from '@halfpenny/messages/forms';
import { fillPartnership } from './fill-partnership.ts';
import type { AccountsKind } from './fill-trade.ts';

/** HMRC's requirements for a partnership. */
export interface PartnershipChoices {
	/** Undefined without a trade. */
	readonly accounts: { readonly kind: AccountsKind; readonly message: string } | undefined;
	readonly statement: {
		/** Why the short statement will not do; empty if it will. */
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

/** HMRC's requirements for these facts. */
export function partnershipChoices(facts: PartnershipFacts): PartnershipChoices {
	const { accounts, fullStatementBoxes } = fillPartnership(facts, 'Partnership');
	const reasons = [...new Set(fullStatementBoxes.flatMap((box) => REASONS[box] ?? []))];
	return {
		accounts: accounts && { kind: accounts, message: sayAccounts(accounts) },
		statement: { reasons, message: sayStatement(reasons) },
	};
}
