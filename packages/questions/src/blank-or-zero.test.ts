/** A page never says to leave something blank beside a field that needs a zero. */
import { pageWords, questionWords, sectionWords } from '@halfpenny/messages/questions';
import { describe, expect, it } from 'vitest';
import type { Section } from './question.ts';

import { sections } from './sections/index.ts';
import { pagesOf } from './shown.ts';

const pages = sections.flatMap((section) => pagesOf(section).map((page) => ({ section, page })));
const name = ({ section, page }: (typeof pages)[number]) => `${section.id} ${page.id}`;

function leads(section: Section, page: string): readonly string[] {
	return [pageWords(section.id, page).lead, sectionWords(section.id).lead].filter(
		(lead): lead is string => typeof lead === 'string',
	);
}

describe.each(pages.map((each) => [name(each), each] as const))('%s', (_, { section, page }) => {
	it('says one of the two', () => {
		const blank = leads(section, page.id).some((lead) => /\bblank\b/i.test(lead));
		const zero = page.questions.filter((id) => /enter 0/i.test(questionWords(section.id, id).hint ?? ''));
		expect(blank ? zero : []).toEqual([]);
	});
});
