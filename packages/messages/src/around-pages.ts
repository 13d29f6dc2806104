/** The header's links, the footer, and the page for an address that has none: fetched after what a first screen needs. */
import { defineMessages } from './define-messages.ts';

/** Says one of them. */
export const sayAround = defineMessages({
	logOut: 'Log out',
	mtdDashboard: 'MTD Dashboard',
	myDetails: 'My details',
	notAffiliated: 'Halfpenny is not affiliated with HMRC or any part of government.',
	openSource: 'Free software under the Apache licence. Anyone can run their own copy.',

	notFoundTitle: 'Page Not Found',
	notFoundHeading: '404 Page Not Found',
	notFoundWhat: 'There is no page at this address. It may have moved, or the address may have been mistyped.',
	notFoundPerhaps: 'You might be looking for',
	notFoundHome: 'Go to the home page',
	notFoundGuides: 'Guides and tools',
	notFoundApp: 'Go to my tax return',
});
