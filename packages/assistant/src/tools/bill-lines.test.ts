/** The bill line by line: what stands in brackets adds up to the figure before it. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

it('says what each figure is made of', async () => {
	const { text } = await talkAbout(people.landlord).say('what do I owe?');
	expect(text).toContain(
		'– Profit from UK property £10,200.00 (Rents and other income from property £12,000.00, less Property expenses £1,800.00)',
	);
	expect(text).toContain(
		'– Income tax due £8,912.00 (Tax at the basic rate £7,540.00, Tax at the higher rate £1,972.00, less Relief for finance costs £600.00)',
	);
	expect(text).toContain('– Taxable income £42,630.00\n');
});

it('explains a figure down to what was told', async () => {
	const { text } = await talkAbout(people.landlord).say('how is my income tax worked out');
	expect(text).toContain('– Tax at the higher rate £1,972.00 = 40% of £4,930.00 (In the higher rate band)');
	expect(text).toContain('– Relief for finance costs £600.00 = 20% of £3,000.00');
	expect(text).toContain(
		'– Profit from UK property £10,200.00 = £12,000.00 (Rents and other income from property) − £1,800.00',
	);
	expect(text).not.toContain('Net income');
});
