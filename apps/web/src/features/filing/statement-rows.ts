/** A partnership's statement in a few lines: each amount, and each partner's share under it. */
import { sayFiling } from '@halfpenny/messages/filing';
import { sayPartnership } from '@halfpenny/messages/partnership';
import { nameOf, type Statement } from '../../returns/partnership-amounts.tsx';
import { formatAmount } from '../../ui/format.ts';
import type { SummaryRow } from '../../ui/summary-list.tsx';

/** Returns the rows, in the statement's order. */
export function statementRows({
	amounts,
	partners,
}: Pick<Statement, 'amounts' | 'partners'>): readonly SummaryRow[] {
	return amounts.map(({ box, title, amount, shares }) => ({
		key: box,
		label: title,
		value: formatAmount(amount),
		note: partners
			.map((partner, index) =>
				sayFiling('declaration.share', {
					name: nameOf(partner),
					amount: formatAmount(shares[index], sayPartnership('statement.notDivided')),
				}),
			)
			.join(' · '),
		figure: true,
	}));
}
