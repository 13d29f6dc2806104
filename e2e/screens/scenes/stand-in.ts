/** The pages of HMRC's stand-in: what it is, what it has received, and what is filed under a reference. */
import { fill, inTurn, press, see } from '../acts.ts';
import { fileReturn } from '../filings.ts';
import { prepareSomebody } from '../household.ts';
import { open, type Scene } from '../scene.ts';

const base = '/hmrc-local';

/** A user who looks there for what they filed and amended. */
export const standIn: Scene = {
	name: 'stand-in',
	screens: [
		open('stand-in', `${base}/`, see('Received, oldest first')),
		open('stand-in-returns', `${base}/returns`),
		open('stand-in-returns-found', `${base}/returns?utr=:utr`, see(/Amendment: /)),
		open(
			'stand-in-returns-none',
			`${base}/returns`,
			inTurn(
				fill('Unique Taxpayer Reference', '2234567890'),
				press('Look'),
				see('No return is filed under 2234567890.'),
			),
		),
		open('stand-in-declarations', `${base}/declarations`),
		open(
			'stand-in-declarations-none',
			`${base}/declarations`,
			inTurn(
				fill('National Insurance number', 'AA000000A'),
				press('Look'),
				see('No final declaration is held for AA000000A.'),
			),
		),
	],
	prepare: async ({ browser, product }) => {
		const address = await product();
		const somebody = await prepareSomebody(browser, address);
		await fileReturn(somebody, address);
		await somebody.call('POST', `/api/tax-returns/${somebody.returnId}/amend`);
		await somebody.changeJob({ pay: '41000.00' });
		await fileReturn(somebody, address);
		return { context: somebody.context, address, places: { utr: somebody.utr } };
	},
};
