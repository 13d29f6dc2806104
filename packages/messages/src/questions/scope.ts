/** What the return is about. */
import type { QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const scope: QuestionCatalogue = {
	'scope.employment': { label: 'Did you have a job?' },
	'scope.bankInterest': { label: 'Did you get interest from a UK bank or building society?' },
	'scope.giftAid': { label: 'Did you give to charity through Gift Aid?' },
	'scope.documents': { label: 'Do you have documents to upload?' },
};
