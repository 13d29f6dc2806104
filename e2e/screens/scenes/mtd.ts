/** Making Tax Digital: before and after connecting, during the year, at its end, the way back from HMRC, and the sandbox. */
import { connect, prepareMtdPerson } from '../../src/mtd-person.ts';
import { fill, headed, inTurn, openDialog, press, reloadWaiting, see, unfold } from '../acts.ts';
import { openBrowser, prepareSomebody } from '../household.ts';
import { prepareTrader } from '../mtd-trader.ts';
import { open, type Scene } from '../scene.ts';

/** HMRC redirects to `localhost`, but not to an IP address. */
const asLocalhost = (address: string) => address.replace('127.0.0.1', 'localhost');

/** A user who hasn't connected. */
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

/** A user connected to the stand-in. */
const connected: Scene = {
	name: 'mtd-connected',
	screens: [
		open('mtd-no-business', '/mtd'),
		open('mtd-create-business', '/mtd', openDialog('Create Business')),
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

/** A trader with one quarter sent, one saved as a draft, a document, and HMRC's calculation of the year so far. */
const underWay: Scene = {
	name: 'mtd-under-way',
	screens: [
		open('mtd-obligations', '/mtd'),
		open(
			'mtd-obligations-waiting',
			'/mtd',
			inTurn(reloadWaiting('**/api/mtd/**'), headed('Making Tax Digital')),
			{ waiting: true },
		),
		open('mtd-documents', '/mtd?tab=documents', inTurn(see('receipt.pdf'), press(/^Upload a document/))),
		open('mtd-submissions', '/mtd?tab=submissions'),
		open('mtd-quarterly', '/mtd?tab=quarterly', inTurn(see('See the year to date'), unfold)),
		open(
			'mtd-quarterly-preview',
			'/mtd?tab=quarterly',
			inTurn(press('See the year to date'), see('as HMRC will see it')),
		),
		open(
			'mtd-quarterly-wrong',
			'/mtd?tab=quarterly',
			inTurn(fill('Turnover', 'a lot'), press('See the year to date'), see('enter an amount')),
		),
		open(
			'mtd-calculations',
			'/mtd?tab=calculations',
			inTurn(see('In-Year'), press('Line by line'), see('beside ours')),
		),
		open('mtd-export', '/mtd', openDialog('Export')),
		open('mtd-disconnect', '/mtd', openDialog('Disconnect')),
	],
	prepare: async ({ browser, product }) => {
		const address = asLocalhost(await product());
		const context = await openBrowser(browser);
		await prepareTrader(context, address, '2026-27');
		return { context, address, places: {} };
	},
};

/** A trader after the year's end, who can't declare until the figures that HMRC doesn't know are sent. */
const yearEnd: Scene = {
	name: 'mtd-year-end',
	screens: [
		open('mtd-year-end', '/mtd?tab=calculations&year=2025-26', see('Send these to HMRC')),
		open(
			'mtd-year-end-waiting',
			'/mtd?tab=calculations&year=2025-26',
			inTurn(reloadWaiting('**/api/mtd/year-end?**'), see('Asking HMRC what it holds')),
			{
				waiting: true,
			},
		),
		open(
			'mtd-declare-blocked',
			'/mtd?tab=calculations&year=2025-26',
			inTurn(openDialog(/^Crystallise/), see('HMRC has not counted everything')),
		),
	],
	prepare: async ({ browser, product }) => {
		const address = asLocalhost(await product());
		const context = await openBrowser(browser);
		await prepareTrader(context, address, '2025-26');
		return { context, address, places: {} };
	},
};

/** A visitor who isn't signed in. */
const stranger: Scene = {
	name: 'mtd-stranger',
	screens: [open('mtd-stranger', '/mtd'), open('hmrc-test-stranger', '/hmrc-test')],
	prepare: async ({ browser, product }) => {
		const address = asLocalhost(await product());
		return { context: await openBrowser(browser), address, places: {} };
	},
};

/** The scenes, in order. */
export const makingTaxDigital: readonly Scene[] = [stranger, unconnected, connected, underWay, yearEnd];
