/** Corrections of a day, a name or an amount that the message takes apart; questions that hold a figure correct nothing. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const answersAfter = async (whose: string, ...said: readonly string[]) => {
	const talk = talkAbout(people[whose]);
	for (const one of said) {
		await talk.say(one);
		talk.approve();
	}
	return talk.entries().map(({ answers }) => answers);
};

const CIS = { cisDeductions: '1140.00', turnover: '38400.00' };
const TAX = { taxDeducted: '6468.00', pay: '45000.00' };
const DAY = { date: '2025-08-21' };

it.each([
	[
		'nobody',
		['started 4 may 2025 as a barber, takings 14,300', 'i meant 14 may'],
		{ startDate: '2025-05-14' },
	],
	['nobody', ['interest 300 from barclays', 'not barclays, it was natwest'], { account: 'NatWest' }],
	[
		'nobody',
		['sparky, sole trader. van 3,200', 'hang on that had 400 of my daughters car in it, so 2,800'],
		{ carVanTravelExpenses: '2800.00' },
	],
	['sole-trader', ['38,400 was before i took off the VAT. 32,000 is the figure'], { turnover: '32000.00' }],
	['nobody', ['lodger paid 4,200', 'no it was 420 a month for 11 months so 4,620'], { receipts: '4620.00' }],
	['nobody', ['cleaner. 60 quid a week from each, 48 weeks, so 8,640'], { turnover: '8640.00' }],
	['employee', ['bupa on my p11d, 460', 'sorry misread it, its 640'], { medicalInsurance: '640.00' }],
	['employee', ['bupa on my p11d, 460', 'fat fingers, 640'], { medicalInsurance: '640.00', pay: '80000.00' }],
	['employee', ['bupa on my p11d, 460', 'that’s last year’s. 640 this year'], { medicalInsurance: '640.00' }],
	['sole-trader', ['CIS taken off was 1,240', 'Nooo I read August twice. 1,140. change that'], CIS],
	['sole-trader', ['CIS taken off was 1,240', 'nah 1,140'], CIS],
	['sole-trader', ['CIS taken off was 1,240', 'argh its 1,140'], CIS],
	['sole-trader', ['costs arent 4,050, they’re 5,040. dyslexia strikes again'], { totalExpenses: '5040.00' }],
	['landlord', ['tax from my wages was 6,468. I’d mixed the 6 and the 8'], TAX],
	[
		'nobody',
		['been doing nails and took 8,800', 'scrap that number, monzo says 9,300'],
		{ turnover: '9300.00' },
	],
	[
		'nobody',
		['sold BT shares 12 August 2025, got 9,420, cost 5,115', 'date is wrong, note says 21 August'],
		DAY,
	],
	['employee', ['pay isn’t 80,000 it’s 78,000 and tax 18,632'], { pay: '78000.00', taxDeducted: '18632.00' }],
	['nobody', ['I have been paid 26 weeks of interest by Monzo, 18 quid a week'], { amount: '468.00' }],
])('%s: %s', async (whose, said, expected) => {
	expect(await answersAfter(whose, ...said)).toContainEqual(expect.objectContaining(expected));
});

it('takes out what the end of a message says was never there', async () => {
	const [, letting] = await answersAfter(
		'landlord',
		'I never had the repairs done in the end, take them out',
	);
	expect(letting?.repairsAndMaintenance ?? null).toBeNull();
});

it('corrects what an excuse names, not what was told last', async () => {
	const told = await answersAfter(
		'sole-trader',
		'CIS taken off was 1,240',
		'I misread the turnover, it’s 39,000',
	);
	expect(told).toContainEqual(expect.objectContaining({ turnover: '39000.00', cisDeductions: '1240.00' }));
});

it('takes back what was told though whose it is is said besides', async () => {
	const told = await answersAfter(
		'nobody',
		'I got rent of 7,200',
		'please take that off again, it’s my sister’s flat',
	);
	expect(told.filter(({ rents }) => rents !== undefined)).toEqual([]);
});

it('only takes back where what is said instead may be for something else', async () => {
	const talk = talkAbout();
	await talk.say('been doing nails and took 8,800');
	talk.approve();
	const { proposals } = await talk.say('scrap it, I’d rather use the app’s number 9,300');
	expect(proposals.flatMap(({ changes }) => changes).map(({ operation }) => operation)).toEqual(['remove']);
});

it('corrects nothing with a question about a figure', async () => {
	const { proposals } = await talkAbout(people.landlord).say('600 off. why not the whole three thousand');
	expect(proposals).toEqual([]);
});
