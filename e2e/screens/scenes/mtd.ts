/** Making Tax Digital: the page before and after connecting, where HMRC leads back to, and trying the sandbox. */
import { connect, prepareMtdPerson } from '../../src/mtd-person.ts';
import { openDialog, press, unfold } from '../acts.ts';
import { openBrowser, prepareSomebody } from '../household.ts';
import { open, type Scene } from '../scene.ts';

/** HMRC leads people back to `localhost`, since it takes no bare address. */
const asLocalhost = (address: string) => address.replace('127.0.0.1', 'localhost');

/** Somebody who has not connected. */
const unconnected: Scene = {
	name: 'mtd-unconnected',
	screens: [
		open('mtd-unconnected', '/mtd'),
		open('mtd-connect', '/mtd', openDialog('Connect')),
		open('mtd-help', '/mtd?tab=help', unfold),
		open('hmrc-test-first', '/hmrc-test'),
		open('mtd-connected-failed', '/mtd/connected?state=none'),
	],
	prepare: async ({ browser, product }) => {
		const address = asLocalhost(await product());
		const { context } = await prepareSomebody(browser, address);
		return { context, address, places: {} };
	},
};

/** Somebody who is connected to the stand-in. */
const connected: Scene = {
	name: 'mtd-connected',
	screens: [
		open('hmrc-test', '/hmrc-test'),
		open('hmrc-test-run', '/hmrc-test', async (page) => {
			await press('Run checklist verification tests')(page);
			await page.getByText('HMRC can be reached').waitFor();
			await press('Ask HMRC to check them')(page);
			await page.getByText('of HMRC’s rules').waitFor();
		}),
	],
	prepare: async ({ browser, product }) => {
		const address = asLocalhost(await product());
		const context = await openBrowser(browser);
		const person = await prepareMtdPerson(context, address);
		await connect(context, address, person);
		return { context, address, places: {} };
	},
};

/** Nobody is signed in: the page says so itself. */
const stranger: Scene = {
	name: 'mtd-stranger',
	screens: [open('mtd-stranger', '/mtd'), open('hmrc-test-stranger', '/hmrc-test')],
	prepare: async ({ browser, product }) => {
		const address = asLocalhost(await product());
		return { context: await openBrowser(browser), address, places: {} };
	},
};

/** All of them. */
export const makingTaxDigital: readonly Scene[] = [stranger, unconnected, connected];
