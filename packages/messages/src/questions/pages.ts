/** The screens of entries that have more than one. */
import { partnershipPages } from './partnership.ts';
import type { PageCatalogue } from './words.ts';

const individualPages: PageCatalogue = {};

/** Every screen, by section and page. */
export const pages: PageCatalogue = { ...individualPages, ...partnershipPages };
