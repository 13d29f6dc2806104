/** The pages of an account, and what goes wrong on them. */
import { fill, inTurn, openDialog, press, sendWrong, unfold } from '../acts.ts';
import { prepareSomebody } from '../household.ts';
import { open, type Scene } from '../scene.ts';

/** Somebody at their own details. */
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
		open('account-delete', '/account/data', openDialog('Delete my account')),
		open(
			'account-delete-wrong',
			'/account/data',
			inTurn(openDialog('Delete my account'), (page) =>
				page.getByRole('dialog').getByRole('button', { name: 'Delete my account permanently' }).click(),
			),
		),
	],
	prepare: async ({ browser, product }) => {
		const address = await product();
		const { context } = await prepareSomebody(browser, address);
		return { context, address, places: {} };
	},
};
