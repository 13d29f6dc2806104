/** What is ticked is named, as long as it is asked. */
import { expect, it } from 'vitest';
import { schedulesLeftOut } from './left-out.ts';

const said = (answers: Record<string, boolean>, section = 'scope') => [{ section, answers }];

it('names what was ticked, of either kind of return', () => {
	expect(schedulesLeftOut(said({ hadElsewhere: true, foreign: true, trusts: false }), 'individual')).toEqual([
		{ section: 'scope', question: 'foreign' },
	]);
	expect(
		schedulesLeftOut(said({ hadElsewhere: true, charges: true }, 'partnershipScope'), 'partnership'),
	).toEqual([{ section: 'partnershipScope', question: 'charges' }]);
});

it('names nothing that was taken back, and nothing that is worked out', () => {
	expect(schedulesLeftOut(said({ hadElsewhere: false, foreign: true }), 'individual')).toEqual([]);
	expect(schedulesLeftOut(said({ employment: true }), 'individual')).toEqual([]);
	expect(schedulesLeftOut([], 'individual')).toEqual([]);
});
