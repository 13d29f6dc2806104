/** Every section of the interview, in the order in which it is asked. What belongs to another section's entry stands after it. */
import type { ReturnType, Section } from '../question.ts';
import { giftAid } from './giving/gift-aid.ts';
import { partnershipSections } from './partnership/partnership-sections.ts';
import { bankInterest } from './savings/bank-interest.ts';
import { scope } from './scope.ts';
import { employment } from './work/employment.ts';

const individualSections: readonly Section[] = [scope, employment, bankInterest, giftAid];

/** Every section of both kinds of return. */
export const sections: readonly Section[] = [...individualSections, ...partnershipSections];

/** Every section of one kind of return, in order. */
export function sectionsOf(returnType: ReturnType): readonly Section[] {
	return returnType === 'individual' ? individualSections : partnershipSections;
}

/** The section that asks what a return is about. */
export function scopeOf(returnType: ReturnType): Section | undefined {
	return sectionsOf(returnType).find(({ group }) => group === 'scope');
}

/** The section of an id, if there is one. Ids are not shared between kinds of return. */
export function findSection(id: string): Section | undefined {
	return sections.find((section) => section.id === id);
}
