/** Each step has an address, and can't be reached before the steps before it are saved. */
import { describe, expect, it } from 'vitest';
import type { User } from '../../api/shapes.ts';
import { problemsOn, stepAt, stepQuery } from './wizard-steps.ts';

const saved = (more: Partial<User>) =>
	({
		...{ nationalInsurance: null, uniqueTaxReference: null, noUniqueTaxReferenceYet: false },
		...{ addressLine1: null, ...more },
	}) as User;
const known = { nationalInsurance: 'QQ123456C', noUniqueTaxReferenceYet: true };

describe('stepAt', () => {
	it.each([
		['', saved({}), false, 'personal'],
		[stepQuery('address'), saved({}), false, 'personal'],
		[stepQuery('address'), saved(known), false, 'address'],
		[stepQuery('taxYear'), saved(known), false, 'address'],
		[stepQuery('personal'), saved({ ...known, addressLine1: '1 Mill Lane' }), false, 'personal'],
		[stepQuery('taxYear'), saved({ ...known, addressLine1: '1 Mill Lane' }), false, 'taxYear'],
		[stepQuery('connection'), saved({ ...known, addressLine1: '1 Mill Lane' }), false, 'taxYear'],
		[stepQuery('connection'), saved({ ...known, addressLine1: '1 Mill Lane' }), true, 'connection'],
		['?step=elsewhere', saved(known), false, 'personal'],
	])('of %j is known from what is saved', (search, user, started, step) => {
		expect(stepAt(search, user, started)).toBe(step);
	});
});

describe('problemsOn', () => {
	it('returns the problems of the current step only', () => {
		const problems = [{ field: 'residence', message: 'Choose where you lived' }];
		expect(problemsOn('taxYear', { step: 'taxYear', problems })).toBe(problems);
		expect(problemsOn('address', { step: 'taxYear', problems })).toEqual([]);
	});
});
