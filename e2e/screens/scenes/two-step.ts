/** Two-step sign-in: being set up, on, and asked for. Where looking changes something, the scene has its own user. */
import type { Page } from 'playwright-core';
import { codeOf, turnTwoStepOn } from '../../src/app-codes.ts';
import { fill, headed, inTurn, press, sendWrong } from '../acts.ts';
import { prepareSomebody } from '../household.ts';
import { open, type Scene, type Stage } from '../scene.ts';

const PATH = '/account/security/two-step';
const PASSWORD = 'copper ship on a penny';

const toKey = inTurn(fill('Your password', PASSWORD), press('Continue'), headed('Add Halfpenny to your app'));

/** Types the code that an authenticator app would show for the key on the page. */
const typeCode = async (page: Page) => {
	const key = await page.locator('p[translate=no]').innerText();
	await page.getByLabel('Code that the app shows').fill(codeOf(key.replaceAll(' ', '')));
};

const somebody = async ({ browser, product }: Stage) => {
	const address = await product();
	return { ...(await prepareSomebody(browser, address)), address, places: {} };
};

/** Prepares a user with two-step sign-in on. If `halfway`, they have given their password but not their code. */
const turnedOn = (halfway: boolean) => async (stage: Stage) => {
	const person = await somebody(stage);
	await turnTwoStepOn(person.call, PASSWORD);
	if (halfway) {
		await person.call('POST', '/api/logout');
		await person.call('POST', '/api/login', { username: person.username, password: PASSWORD });
	}
	return person;
};

const settingUp: Scene = {
	name: 'setting two-step sign-in up',
	screens: [
		open('account-two-step', PATH),
		open('account-two-step-refused', PATH, inTurn(fill('Your password', 'wrong'), sendWrong)),
		open('account-two-step-setting-up', PATH, toKey),
		open('account-two-step-setting-up-empty', PATH, inTurn(toKey, sendWrong)),
	],
	prepare: somebody,
};

const justOn: Scene = {
	name: 'two-step sign-in just turned on',
	screens: [
		open(
			'account-two-step-codes',
			PATH,
			inTurn(toKey, typeCode, press('Turn on'), headed('Save your recovery codes')),
			{ printed: true },
		),
	],
	prepare: somebody,
};

const on: Scene = {
	name: 'two-step sign-in on',
	screens: [
		open('account-two-step-on', '/account/security'),
		open('account-two-step-off', `${PATH}/off`),
		open('account-two-step-off-empty', `${PATH}/off`, sendWrong),
		open('account-two-step-renew', `${PATH}/codes`),
	],
	prepare: turnedOn(false),
};

const halfway: Scene = {
	name: 'half signed in',
	screens: [open('log-in-code-wrong', '/auth/code', inTurn(fill('Code from your app', '000000'), sendWrong))],
	prepare: turnedOn(true),
};

/** The scenes, in order. */
export const twoStep: readonly Scene[] = [settingUp, justOn, on, halfway];
