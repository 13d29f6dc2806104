/** The sections of a partnership's return, in the order in which they are asked. Form SA800. */
import type { Section } from '../../question.ts';

/** Every section of a partnership's return, its scope first. */
export const partnershipSections: readonly Section[] = [];
