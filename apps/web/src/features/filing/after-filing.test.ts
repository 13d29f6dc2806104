/** What is said after filing fits the result and the year. */
import { describe, expect, it } from 'vitest';
import { afterFiling } from './after-filing.ts';

describe('afterFiling', () => {
	it('says what to pay and by when', () => {
		const [first, , amend, records] = afterFiling({
			taxYear: '2025-26',
			taxOwed: '292.00',
			refundAmount: '0.00',
		});
		expect(first).toBe('Pay £292.00 to HMRC by 31 January 2027.');
		expect(amend).toContain('31 January 2028');
		expect(records).toContain('31 January 2032');
	});

	it('says what comes back', () => {
		expect(afterFiling({ taxYear: '2024-25', taxOwed: '0.00', refundAmount: '86.40' })[0]).toContain(
			'£86.40',
		);
	});

	it('says nothing of a result that is not known', () => {
		const sentences = afterFiling({ taxYear: '2024-25', taxOwed: null, refundAmount: null });
		expect(sentences.join(' ')).not.toMatch(/pay|owes/);
	});

	it('says to partners what they have to do', () => {
		const sentences = afterFiling({
			...{ taxYear: '2024-25', taxOwed: null, refundAmount: null },
			returnType: 'partnership',
		});
		expect(sentences[0]).toMatch(/^Each partner enters their share/);
	});

	it('says that there is nothing to pay', () => {
		const sentences = afterFiling({ taxYear: '2024-25', taxOwed: '0.00', refundAmount: '0.00' });
		expect(sentences[0]).toBe('There is nothing to pay.');
	});
});
