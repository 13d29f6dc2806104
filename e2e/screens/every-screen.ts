/** Prepares everybody and goes through all of their screens. */
import type { Browser, BrowserContext } from 'playwright-core';
import {
	fileReturn,
	fillLife,
	openBrowser,
	prepareNewcomer,
	preparePartnership,
	prepareSomebody,
} from './household.ts';
import {
	beginnerScreens,
	filedScreens,
	fullScreens,
	newcomerScreens,
	partnershipScreens,
	publicScreens,
	sectionScreens,
} from './screens.ts';
import type { Screen } from './survey.ts';

/** A screen with the browser in which it can be seen. */
export interface Seen extends Screen {
	readonly context: BrowserContext;
}

/** Every screen, ready to be opened, in the order in which it is to be looked at. */
export async function everyScreen(browser: Browser, address: string): Promise<readonly Seen[]> {
	const stranger = await openBrowser(browser);
	const newcomer = await prepareNewcomer(browser, address);
	const beginner = await prepareSomebody(browser, address);
	const full = await prepareSomebody(browser, address);
	const entries = await fillLife(full, address);
	const filed = await prepareSomebody(browser, address);
	const receipt = await fileReturn(filed, address);
	const partnership = await preparePartnership(beginner);
	const by = (context: BrowserContext, screens: readonly Screen[]) =>
		screens.map((screen) => ({ ...screen, context }));
	return [
		...by(stranger, publicScreens),
		...by(newcomer, newcomerScreens),
		...by(beginner.context, beginnerScreens(beginner.returnId)),
		...by(full.context, fullScreens(full.returnId, entries)),
		...by(filed.context, filedScreens(filed.returnId, receipt)),
		...by(beginner.context, partnershipScreens(partnership)),
		...by(full.context, sectionScreens(full.returnId, 'individual')),
	];
}
