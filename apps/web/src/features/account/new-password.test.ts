/** Why a new password is rejected before it is sent. */
import { expect, it } from 'vitest';
import { checkPasswordChange } from './new-password.ts';

const fine = { currentPassword: 'x', password: 'long enough', again: 'long enough' };

it.each([
	[fine, []],
	[{ ...fine, currentPassword: '' }, ['currentPassword']],
	[{ ...fine, password: '' }, ['password']],
	[{ ...fine, password: 'seven77', again: 'seven77' }, ['password']],
	[{ ...fine, again: 'Long enough' }, ['again']],
	[{ currentPassword: '', password: '', again: '' }, ['currentPassword', 'password']],
])('%j: %j', (typed, fields) => {
	expect(checkPasswordChange(typed).map(({ field }) => field)).toEqual(fields);
});
