/** Problems found before anything is sent. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCredentials, checkNewAccount, type NewAccount } from './credentials.ts';

const good: NewAccount = {
	username: 'margaret',
	email: 'margaret@example.com',
	password: 'copper kettle wren',
	confirmPassword: 'copper kettle wren',
};
const messages = (over: Partial<NewAccount>) =>
	checkNewAccount({ ...good, ...over }).map(({ message }) => message);

describe('a new account', () => {
	it('accepts good answers', () => {
		expect(checkNewAccount(good)).toEqual([]);
	});

	it.each<[Partial<NewAccount>, string[]]>([
		[{ confirmPassword: 'copper kettle wrens' }, ['Passwords do not match']],
		[{ password: 'short12', confirmPassword: 'short12' }, ['Password too short']],
		[{ password: 'short12', confirmPassword: 'another' }, ['Password too short']],
		[{ confirmPassword: '' }, ['Enter the password again']],
		[{ username: ' ' }, ['Enter your username']],
		[{ username: 'ab' }, ['Enter a username of at least 3 characters']],
		[{ email: 'margaret' }, ['Enter an email address in the correct format, like name@example.com']],
		[
			{ username: '', email: '', password: '', confirmPassword: '' },
			['Enter your username', 'Enter your email address', 'Enter your password'],
		],
	])('with %j says so', (over, expected) => {
		expect(messages(over)).toEqual(expected);
	});

	it('says what to do about the password', () => {
		expect(checkNewAccount({ ...good, password: 'x', confirmPassword: 'x' })[0]?.remediation).toBe(
			'Password must be at least 8 characters long for security',
		);
		expect(checkNewAccount({ ...good, confirmPassword: 'x' })[0]).toEqual({
			field: 'confirmPassword',
			message: 'Passwords do not match',
			remediation: 'Please make sure both password fields are identical',
		});
	});

	it('accepts any password of eight characters or more, spaces included', () => {
		fc.assert(
			fc.property(fc.string({ minLength: 8 }), (password) => {
				expect(checkNewAccount({ ...good, password, confirmPassword: password })).toEqual([]);
			}),
		);
	});
});

it('signing in only requires both fields', () => {
	expect(checkCredentials({ username: 'm', password: 'x' })).toEqual([]);
	expect(checkCredentials({ username: '', password: '' }).map(({ field }) => field)).toEqual([
		'username',
		'password',
	]);
});
