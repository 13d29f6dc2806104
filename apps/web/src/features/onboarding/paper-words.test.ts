/** The wizard doesn’t say that it has read a document it didn’t recognise. */
import { expect, it } from 'vitest';
import { paperWords } from './paper-words.ts';

const paper: Parameters<typeof paperWords>[0] = {
	...{ status: 'read', documentType: 'p60', progress: null, failure: null, profileProposalId: null },
};

it.each<[string, Partial<typeof paper>, RegExp]>([
	['a P60 that fills something in', { profileProposalId: 'p' }, /^We’ve read it\. Check the fields below/],
	['a P60 that fills nothing in', {}, /^We’ve read it\. There was nothing to fill in here/],
	['a letter', { documentType: 'other' }, /^Kept\. We took no figures from it$/],
	['one of three pages', { status: 'reading', progress: { page: 2, pages: 3 } }, /^Reading page 2 of 3/],
	['a document that waits', { status: 'waiting' }, /^We’re reading it/],
])('says of %s what became of it', (_, more, words) => {
	expect(paperWords({ ...paper, ...more })).toMatch(words);
});
