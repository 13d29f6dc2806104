/** The standing with Making Tax Digital by what a question names, which is no answer for the return. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

it.each([
	['turnover 34k and rents 9k, am i in MTD', { turnover: '34000.00', rents: '9000.00' }],
	[
		'i have rents of 18k and a business of 15k, does mtd apply to me',
		{ turnover: '15000.00', rents: '18000.00' },
	],
	['I take 28 000 a year from building. Is making tax digital for me?', { turnover: '28000.00' }],
	[
		'my rents were 62k on the 2024-25 return. am I in these quarterly updates already?',
		{ rents: '62000.00' },
	],
	['i make 21k from dog grooming, when am i in mtd', { turnover: '21000.00' }],
	['if my gross income is 52k with rent am I in the digital thing from april', { rents: '52000.00' }],
	['80k salary, well over 50k! am i in making tax digital then or what', {}],
	['gonna ignore that mtd letter, i turn over under 50. am i in mtd?', {}],
])('“%s” asks with its amounts', async (said, named) => {
	const { calls, proposals } = await talkAbout(people.nobody).say(said);
	expect(calls).toEqual([{ tool: 'digitalStanding', arguments: named }]);
	expect(proposals).toEqual([]);
});
