/** The account pages, and the errors on them. */
import { PASSWORD } from '../../src/prepared-person.ts';
import { fill, inTurn, openDialog, press, sendWrong, unfold } from '../acts.ts';
import { prepareSomebody } from '../household.ts';
import { open, type Scene } from '../scene.ts';

/** A user looking at their account. */
export const account: Scene = {
	name: 'account',
	screens: [
		open('account', '/account'),
		open('account-wrong', '/account', inTurn(fill('First name', ''), sendWrong)),
		open('account-security', '/account/security'),
		open('account-email', '/account/security/email'),
		open('account-security-empty', '/account/security', inTurn(press('Change password'), sendWrong)),
		open(
			'account-security-refused',
			'/account/security',
			inTurn(
				fill('Your current password', 'wrong'),
				fill('New password', 'seven quiet herons'),
				fill('Confirm new password', 'seven quiet herons'),
				sendWrong,
			),
		),
		open('account-filing', '/account/filing', unfold),
		open('account-data', '/account/data'),
		open('account-history', '/account/history'),
		open('account-delete', '/account/data', openDialog('Delete my account')),
		open('account-erase', '/account/data', openDialog('Erase it now instead')),
		open(
			'account-delete-wrong',
			'/account/data',
			inTurn(openDialog('Delete my account'), (page) =>
				page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click(),
			),
		),
	],
	prepare: async ({ browser, product }) => {
		const address = await product();
		const { context } = await prepareSomebody(browser, address);
		return { context, address, places: {} };
	},
};

/** A user who deleted their account and signed in again. */
export const closedAccount: Scene = {
	name: 'closed account',
	screens: [
		open('account-closed', '/account/restore'),
		open('account-closed-erase', '/account/restore', openDialog('Erase it now')),
	],
	prepare: async ({ browser, product }) => {
		const address = await product();
		const { context, call, username } = await prepareSomebody(browser, address);
		await call('POST', '/api/account/deletion', { password: PASSWORD, understood: true });
		await call('POST', '/api/login', { username, password: PASSWORD });
		return { context, address, places: {} };
	},
};
