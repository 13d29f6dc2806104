/** Asks back where a message may mean several things. */
import { describe, expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const nobody = people.nobody ?? {};

describe('a message that may mean several things', () => {
	it('gets the nearest reading answered, and the number of another answers that', async () => {
		const talk = talkAbout(nobody);
		const asked = await talk.say('what about my loan');
		expect(asked.text).toContain('reply with its number: 1.');
		const picked = /1\. ([^?]+\?)/.exec(asked.text)?.[1];
		expect((await talk.say('1')).text).toContain(picked);
	});

	it('is asked about where no reading is certain, and the number answers', async () => {
		const talk = talkAbout(nobody);
		const asked = await talk.say('is my change or appeal tax deductible');
		expect(asked.text).toContain('I’m not sure which of these you mean. 1.');
		expect(asked.calls).toEqual([]);
		const picked = /1\. ([^?]+\?)/.exec(asked.text)?.[1];
		expect((await talk.say('1')).text).toContain(picked);
	});

	it('is answered without asking where one reading is clear', async () => {
		const answer = await talkAbout(nobody).say('what happens if I file late');
		expect(answer.text).not.toContain('reply with its number');
	});

	it('forgets the choice after another message', async () => {
		const talk = talkAbout(nobody);
		await talk.say('what about my loan');
		await talk.say('hello');
		expect((await talk.say('1')).calls.map(({ tool }) => tool)).not.toContain('proposeEntries');
		expect((await talk.say('1')).text).not.toContain('loan');
	});
});
