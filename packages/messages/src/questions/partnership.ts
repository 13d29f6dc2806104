/** The partnership's own return. */
import type { PageCatalogue, QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const partnership: QuestionCatalogue = {};

/** The screens, by section and page. */
export const partnershipPages: PageCatalogue = {};
