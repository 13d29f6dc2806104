/** Leads to the page that shows how the tax is worked out. */
import type { AnswerPart } from '../answer-part.ts';

/** The link to it. */
export const seeWorking: AnswerPart = {
	type: 'action',
	action: { words: { id: 'do.working' }, place: { page: 'understand' } },
};
