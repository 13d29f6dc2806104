/** The address carries the way back to check answers, and to nowhere else. */
import { describe, expect, it } from 'vitest';
import {
	cameFromCheck,
	cameFromOverview,
	checkAddress,
	checkBeforeProfile,
	checkedAnswer,
	fromCheckThen,
	fromOverview,
	profileFromCheck,
	screensBrought,
} from './from-check.ts';

describe('the way back to the answers', () => {
	it('is kept by a form, with the screens still to visit', () => {
		expect(cameFromCheck(fromCheckThen([]))).toBe(true);
		expect(screensBrought(fromCheckThen([]))).toEqual([]);
		expect(screensBrought(fromCheckThen(['benefits', 'expenses']))).toEqual(['benefits', 'expenses']);
		expect(cameFromCheck('?from=form')).toBe(false);
		const overview = fromCheckThen(['reliefs'], fromOverview);
		expect([cameFromOverview(overview), cameFromCheck(overview)]).toEqual([true, false]);
		expect(screensBrought(overview)).toEqual(['reliefs']);
		expect(checkAddress('r', checkedAnswer('e', 'pay'))).toBe('/app/return/r/check#e.pay');
	});

	it('is kept by the profile, with its return', () => {
		expect(checkBeforeProfile(profileFromCheck('r-1'))).toBe('/app/return/r-1/check');
		expect(checkBeforeProfile(profileFromCheck('r-1', 'address'))).toBe(
			'/app/return/r-1/check#profile.address',
		);
		expect(checkBeforeProfile('?from=check')).toBeUndefined();
		expect(checkBeforeProfile('?from=check&return=../../x')).toBeUndefined();
	});
});
