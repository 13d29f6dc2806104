/** The questions on what happened in the year, under the parts of life that they are about. */
import { sayEntries } from '@halfpenny/messages/entries';
import { topicTitle } from '@halfpenny/messages/questions';
import {
	entrySectionsOf,
	inYears,
	type ReturnType as KindOfReturn,
	type Question,
	type Section,
	scopeOf,
	scopeQuestionsOf,
	type TaxYear,
	topics,
} from '@halfpenny/questions';

/** A heading with the questions under it. */
export interface ScopeGroup {
	readonly id: string;
	readonly title: string;
	/** The section that asks them. */
	readonly section: string;
	readonly questions: readonly Question[];
}

/** Every question of the scope of a year exactly once, in the order of the list of tasks; what no task follows comes last. */
export function scopeGroups(returnType: KindOfReturn, year: TaxYear): readonly ScopeGroup[] {
	const scope = scopeOf(returnType);
	if (scope === undefined) return [];
	const asked = scope.questions.filter(({ years }) => inYears(years, year));
	const sections = entrySectionsOf(returnType, year);
	const topicOf = (question: Question) => sections.find(asks(question))?.topic;
	const groups = [...topics, undefined].map((topic) => ({
		id: topic ?? 'other',
		title: topic === undefined ? sayEntries('about.more') : topicTitle(topic),
		section: scope.id,
		questions: asked.filter((question) => topicOf(question) === topic),
	}));
	return groups.filter(({ questions }) => questions.length > 0);
}

function asks({ id }: Question): (section: Section) => boolean {
	return (section) => scopeQuestionsOf(section).includes(id);
}
