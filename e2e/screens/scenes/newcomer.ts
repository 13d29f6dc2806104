/** The wizard, step by step, as a user who just signed up sees it. */
import { fill, headed, inTurn, press, sendWrong } from '../acts.ts';
import { prepareNewcomer } from '../household.ts';
import { open, type Scene } from '../scene.ts';

const toAddress = inTurn(
	fill('First name', 'Wilhelmina'),
	fill('Last name', 'Featherstonehaugh-Cholmondeley'),
	fill('Day', '29'),
	fill('Month', 'February'),
	fill('Year', '1980'),
	fill('National Insurance number', 'QQ 12 34 56 C'),
	fill(/Unique Taxpayer Reference/, '2234567890'),
	press('Next'),
	headed('Address'),
);
const toTaxYear = inTurn(
	toAddress,
	fill('Address line 1', '1 Made-up Street'),
	fill('Town or city', 'Leeds'),
	fill('Postcode', 'LS1 4DL'),
	press('Next'),
	headed('Tax Year Setup'),
);
const toConnection = inTurn(
	toTaxYear,
	(page) => page.getByRole('radio', { name: 'Scotland' }).check(),
	press('Complete Setup'),
	headed('Connection (Optional)'),
);

const prepare: Scene['prepare'] = async ({ browser, product }) => {
	const address = await product();
	return { context: await prepareNewcomer(browser, address), address, places: {} };
};

/** A new user for each scene, since the wizard doesn't repeat a finished step. */
export const newcomers: readonly Scene[] = [
	{
		name: 'newcomer',
		screens: [
			open('wizard', '/app'),
			open('wizard-wrong', '/app', sendWrong),
			open('wizard-no-utr', '/app', (page) => page.getByLabel('I don’t have one yet').check()),
			open('wizard-address', '/app', toAddress),
			open('wizard-address-wrong', '/app', inTurn(toAddress, sendWrong)),
		],
		prepare,
	},
	{ name: 'newcomer, third step', screens: [open('wizard-tax-year', '/app', toTaxYear)], prepare },
	{
		name: 'newcomer, third step left blank',
		screens: [open('wizard-tax-year-wrong', '/app', inTurn(toTaxYear, sendWrong))],
		prepare,
	},
	{ name: 'newcomer, last step', screens: [open('wizard-connection', '/app', toConnection)], prepare },
];
