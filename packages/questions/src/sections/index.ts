/** Every section of the interview, in the order in which it is asked. */
import type { Section } from '../question.ts';
import { bankInterest } from './bank-interest.ts';
import { employment } from './employment.ts';
import { giftAid } from './gift-aid.ts';
import { scope } from './scope.ts';

/** Every section, in order. */
export const sections: readonly Section[] = [scope, employment, bankInterest, giftAid];

/** The section of an id, if there is one. */
export function findSection(id: string): Section | undefined {
	return sections.find((section) => section.id === id);
}
