/** What was said to be there and is not stands in the way of filing, with where to go. */
import { expect, it } from 'vitest';
import { obstaclesInAnswers } from './obstacles.ts';

const saidYes = {
	...{ id: 's', taxReturnId: 'r', userId: 'u', section: 'scope', position: 1, version: 1 },
	...{ createdAt: new Date(0), updatedAt: new Date(0), provenance: {} },
	answers: { dividends: true, giftAid: false },
};

it('names dividends that were promised and not told', () => {
	expect(obstaclesInAnswers({ returnType: 'individual', entries: [saidYes] })).toEqual([
		{
			code: 'required.missing',
			message: 'You said yes to this and told us nothing about it: Dividends. Add it, or say no',
			...{ section: 'dividends', entryId: null, question: null },
		},
	]);
});
