/** What people ask about the service itself, and what only sounds like it. */
import { describe, expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const answer = async (said: string) => (await talkAbout(people.nobody).say(said)).text;

describe('a question about the service', () => {
	it.each([
		['is this hmrc', 'isn’t HMRC'],
		['are you part of the government?', 'isn’t HMRC'],
		['does this cost anything', 'Nothing is charged'],
		['how much do you charge', 'Nothing is charged'],
		['can i stop and come back later', 'What you approve is kept'],
		['do i have to do it all in one go', 'What you approve is kept'],
	])('“%s” is answered', async (said, piece) => expect(await answer(said)).toContain(piece));

	it.each(['is this hmrc text real', 'is it free of tax', 'how much does hmrc charge for being late'])(
		'“%s” is none',
		async (said) => expect(await answer(said)).not.toMatch(/isn’t HMRC|Nothing is charged/),
	);
});
