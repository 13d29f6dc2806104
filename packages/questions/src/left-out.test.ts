/** What was ticked is listed, as long as it is asked for. */
import { expect, it } from 'vitest';
import { schedulesLeftOut } from './left-out.ts';

const said = (answers: Record<string, boolean>, section = 'scope') => [{ section, answers }];

it('lists what was ticked, for either kind of return', () => {
	expect(schedulesLeftOut(said({ hadElsewhere: true, foreign: true, trusts: false }), 'individual')).toEqual([
		{ section: 'scope', question: 'foreign' },
	]);
	expect(
		schedulesLeftOut(said({ hadElsewhere: true, charges: true }, 'partnershipScope'), 'partnership'),
	).toEqual([{ section: 'partnershipScope', question: 'charges' }]);
});

it('lists nothing that was unticked or that we calculate', () => {
	expect(schedulesLeftOut(said({ hadElsewhere: false, foreign: true }), 'individual')).toEqual([]);
	expect(schedulesLeftOut(said({ employment: true }), 'individual')).toEqual([]);
	expect(schedulesLeftOut([], 'individual')).toEqual([]);
});
