/** What each section of a partnership's return is called, and the words around its entries. */
import type { SectionCatalogue } from './words.ts';

/** Sections of a partnership's return, by id. */
export const partnershipSections: SectionCatalogue = {};
