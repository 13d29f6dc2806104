/** Where the next step's button leads. */
import { expect, it } from 'vitest';
import { nextStepAddress } from './next-step-address.ts';

it.each([
	[{ page: 'documents' }, '/app/return/r1/documents'],
	[{ page: 'about' }, '/app/return/r1/about'],
	[{ page: 'check' }, '/app/return/r1/check'],
	[{ page: 'understand' }, '/app/return/r1/understand'],
	[{ page: 'submission', submissionId: 's1' }, '/app/return/r1/submission/s1'],
	[{ page: 'getUtr' }, '/account#noUniqueTaxReferenceYet'],
	[{ page: 'consent' }, '#submission'],
	[{ page: 'twoStep' }, '/account/security/two-step'],
	[{ page: 'payHmrc' }, 'https://www.gov.uk/pay-self-assessment-tax-bill'],
	[{ page: 'makingTaxDigital' }, '/mtd?year=2025-26'],
	[{ page: 'answer', at: { section: 'giftAid', entryId: null, question: null } }, '/app/return/r1/giftAid'],
	[{ page: 'answer', at: { section: 'scope', entryId: null, question: null } }, '/app/return/r1/about'],
	[{ page: 'answer', at: { section: 'nowhere', entryId: null, question: null } }, '/app/return/r1/check'],
] as const)('%j leads to %s', (place, address) => {
	expect(nextStepAddress(place, { id: 'r1', taxYear: '2025-26' })).toBe(address);
});
