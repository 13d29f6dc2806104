/** The lowest possible profit of a person's businesses, from the answers, before any calculation. */
import { type Pence, parsePounds, pence, sum, ZERO } from '@halfpenny/facts';
import type { FoldableEntry } from './fold-facts.ts';
import type { Question, TaxYear } from './question.ts';
import { findSection } from './sections/index.ts';
import { shownQuestions } from './shown.ts';

/** Income by section. A partner's profit is one already. */
const came: Readonly<Record<string, readonly string[]>> = {
	selfEmployment: ['turnover', 'otherIncome'],
	partnershipShare: ['profit'],
	businessAsset: [],
	businessBuilding: [],
};

/** Tax taken off can't lower a profit. */
const taken = ['cisDeductions', 'otherTaxDeducted', 'tradingTaxDeducted', 'taxDeducted'];

/** Returns receipts less every other amount as if it were a cost, in pence. Negative if a profit isn't certain. */
export function leastProfit(entries: readonly FoldableEntry[], year?: TaxYear): Pence {
	return sum(entries.map((entry) => leastOf(entry, year)));
}

function leastOf({ section: id, answers }: FoldableEntry, year?: TaxYear): Pence {
	const section = findSection(id);
	const incomes = came[id];
	if (section === undefined || incomes === undefined) return ZERO;
	const amounts = shownQuestions(section, answers, year)
		.filter(mayMatter)
		.map((question) => {
			const amount = amountOf(answers[question.id]);
			return incomes.includes(question.id) ? amount : pence(-Math.abs(amount));
		});
	return sum(amounts);
}

function mayMatter({ id, kind, fact }: Question): boolean {
	return /^(money|signedMoney)$/.test(kind) && !fact?.startsWith('balanceSheet.') && !taken.includes(id);
}

function amountOf(answer: FoldableEntry['answers'][string] | undefined): Pence {
	const read = typeof answer === 'string' ? parsePounds(answer, true) : undefined;
	return read?.ok ? read.value : ZERO;
}
