/** What sections and the parts of life around them are called. Apart from questions, so that a list of tasks loads these alone. */
import { partnershipSections } from './partnership-sections.ts';
import { individualSections } from './section-words.ts';
import { topicTitles } from './topics.ts';
import { type SectionCatalogue, type SectionWords, singleWords } from './words.ts';

const sections: SectionCatalogue = { ...individualSections, ...partnershipSections };

/** The words of a section; one without words reads as its id, which a test refuses. */
export function sectionWords(section: string): SectionWords {
	return sections[section] ?? singleWords({ title: section, lead: '' });
}

/** Whether a section has words. */
export function hasSectionWords(section: string): boolean {
	return Object.hasOwn(sections, section);
}

/** What a part of life is called in the list of tasks. */
export function topicTitle(topic: string): string {
	return topicTitles[topic] ?? topic;
}
