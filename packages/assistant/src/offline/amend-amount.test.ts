/** What was told last, put right without telling it again; and what was declined, with one figure of it mended. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

/** The answers after what was said: what ends in "!" is declined, all else is approved. */
const answersAfter = async (whose: string, ...said: readonly string[]) => {
	const talk = talkAbout(people[whose]);
	for (const one of said) {
		await talk.say(one.replace(/!$/, ''));
		if (one.endsWith('!')) talk.decline();
		else talk.approve();
	}
	return talk.entries().map(({ answers }) => answers);
};

it.each([
	['sole-trader', ['take 200 off the costs'], { totalExpenses: '3850.00' }],
	['sole-trader', ['the turnover is 400 too high'], { turnover: '38000.00' }],
	['landlord', ['bring the rent down by £300'], { rents: '11700.00' }],
	[
		'landlord',
		['the repairs are wrong, boiler is in twice, take 600 off'],
		{ repairsAndMaintenance: '1200.00' },
	],
	['landlord', ['add 250 to the repairs!', 'no, 350'], { repairsAndMaintenance: '2150.00' }],
	['landlord', ['add 250 to the repairs', 'sorry it was 350'], { repairsAndMaintenance: '2150.00' }],
	['landlord', ['mortgage interest isn’t 3,000', 'it was 3,450'], { financeCosts: '3450.00' }],
	['nobody', ['Santander paid £413 interest', 'only half is mine, it’s joint'], { amount: '206.50' }],
	['nobody', ['rent of 800', 'monthly not yearly'], { rents: '9600.00' }],
	['nobody', ['rent of 800', 'a month, and it stood empty for two months'], { rents: '8000.00' }],
	['nobody', ['student loan plan 1', 'wait no, it’s plan 2'], { plan1: false, plan2: true }],
	[
		'sole-trader',
		['split the costs: 2,550 materials and 1,500 van'],
		{ costOfGoods: '2550.00', carVanTravelExpenses: '1500.00', oneFigure: false },
	],
	[
		'nobody',
		['interest of 500 from Barclays!', 'it was 50 not 500'],
		{ account: 'Barclays', amount: '50.00' },
	],
	[
		'nobody',
		['mobile hairdresser, 15,600 turnover and 2,900 costs!', 'no the costs were 2,090'],
		{ turnover: '15600.00', totalExpenses: '2090.00' },
	],
	[
		'nobody',
		['BT pension 9,600, tax 1,920!', 'that was the old p60. this one says 9,960 and 1,992'],
		{ amount: '9960.00', taxDeducted: '1992.00' },
	],
	[
		'nobody',
		['lodger paid 5,200', 'the 5,200 had her deposit in it. not that, 4,700 rent'],
		{ receipts: '4700.00' },
	],
	[
		'nobody',
		['sold my Tesco shares on 12 June 2025 for 9,000, paid 4,000', 'no, not the 12th, the 21st'],
		{ date: '2025-06-21' },
	],
	[
		'nobody',
		['paid on account 1,400 on 31 Jan and another 1,400 on 31 July'],
		{ paymentsOnAccountMade: '2800.00' },
	],
	['nobody', ['handyman. took twelve thousand five hundred', 'no, thirteen five'], { turnover: '13500.00' }],
	[
		'sole-trader',
		['I also teach guitar, made 3,200 from it'],
		{ description: 'Guitar teaching', turnover: '3200.00' },
	],
	['sole-trader', ['when do I have to join MTD', 'about 45'], { turnover: '38400.00' }],
	[
		'nobody',
		['tutor, 16,300 from parents', 'can I claim Zoom', 'yeah 140 for that'],
		{ adminCosts: '140.00' },
	],
	[
		'landlord',
		['of the 1,800 repairs 750 was a new shed, that’s an improvement so take it out'],
		{ repairsAndMaintenance: '1050.00' },
	],
	[
		'sole-trader',
		['turnover is 38,400 but 1,400 of that was a loan, it shouldn’t be in there'],
		{ turnover: '37000.00' },
	],
	[
		'employee',
		['dividends of 2,400 from Lloyds', '400 of that was in an ISA, leave it out'],
		{ amount: '2000.00' },
	],
	['landlord', ['I’ve got the mortgage interest wrong, it’s 600 too low'], { financeCosts: '3600.00' }],
	['employee', ['company van, 4,020 on the p11d!', 'actually it’s right, put it in'], { van: '4020.00' }],
	['nobody', ['rent of 800 a month', 'the whole year'], { rents: '9600.00' }],
	['nobody', ['interest 200 from Barclays', 'half of it went on a holiday'], { amount: '200.00' }],
	['sole-trader', ['I take 200 out of the till each day'], { turnover: '38400.00' }],
])('%s: %s', async (whose, said, expected) => {
	expect(await answersAfter(whose, ...said)).toContainEqual(expect.objectContaining(expected));
});

it('does not bring back what was declined for another reason', async () => {
	const all = await answersAfter('employee', 'Bupa on my P11D, 742!', 'I also gave £300 to Oxfam');
	expect(all).toHaveLength(2);
	expect(all[0]).not.toHaveProperty('medicalInsurance');
});
