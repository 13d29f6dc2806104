/** The card that shows what you owe HMRC. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BalanceCard } from './balance-card.tsx';

const wordsOf = (markup: string) =>
	markup
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

describe('the account balance', () => {
	it('has four amounts in pounds with two decimals', () => {
		const markup = renderToStaticMarkup(
			<BalanceCard
				balance={{
					...{ totalBalance: '1234.50', balanceDueWithin30Days: '0.00' },
					...{ overDueAmount: '0.05', unallocatedCredit: '20.00' },
				}}
			/>,
		);
		const terms = [...markup.matchAll(/<dt.*?<\/dt>\s*<dd.*?<\/dd>/gs)].map(([item]) => wordsOf(item));
		expect(terms).toEqual([
			expect.stringMatching(/^Total Balance .*£1,234\.50$/),
			expect.stringMatching(/^Due Within 30 Days .*£0\.00$/),
			expect.stringMatching(/^Overdue Amount .*£0\.05$/),
			expect.stringMatching(/^Unallocated Credit .*£20\.00$/),
		]);
	});

	it('is hidden until HMRC has sent it', () => {
		expect(renderToStaticMarkup(<BalanceCard balance={undefined} />)).toBe('');
	});
});
