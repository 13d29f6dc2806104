/** The tasks of a return, grouped by part of life. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sectionWords, topicTitle } from '@halfpenny/messages/questions';
import {
	askedSections,
	findSection,
	type ReturnType as KindOfReturn,
	openScopeQuestions,
	type Question,
	scopeAnswers,
	type TaxYear,
	topics,
} from '@halfpenny/questions';
import { type Entry, sectionTask, type Task } from './tasks.ts';

/** A heading and its tasks. */
export interface TaskGroup {
	readonly id: string;
	readonly title: string;
	readonly tasks: readonly Task[];
}

/** Returns the groups with tasks, in order. A group without tasks is left out. */
export function taskGroups(
	entries: readonly Entry[],
	year: TaxYear,
	returnType: KindOfReturn,
): readonly TaskGroup[] {
	const asked = askedSections(entries, year, returnType);
	return topics
		.map((topic) => ({
			id: topic,
			title: topicTitle(topic),
			tasks: asked
				.filter((section) => section.topic === topic)
				.map((section) => sectionTask(section, entries, year)),
		}))
		.filter(({ tasks }) => tasks.some(({ none }) => !none));
}

/** What happened in the year: the first task, done once every question is answered. */
export function aboutTask(entries: readonly Entry[], year: TaxYear, returnType: KindOfReturn): Task {
	const begun = Object.values(scopeAnswers(entries)).some((answer) => answer !== null);
	const open = openScopeQuestions(entries, year, returnType);
	const status = !begun ? 'toDo' : open.length > 0 ? 'incomplete' : 'complete';
	const details = {
		toDo: sayDashboard('task.about.lead'),
		incomplete: sayDashboard('task.about.open', openWords(open)),
		complete: sayDashboard('task.about.said'),
	};
	return {
		id: 'about',
		title: sayDashboard('task.about'),
		detail: details[status],
		status: sayDashboard(`status.${status}`),
		attention: status === 'incomplete',
	};
}

/** Returns the titles of the first few sections, and how many more there are. */
function openWords(open: readonly Question[]): { readonly named: readonly string[]; readonly more: number } {
	const named = open.filter(({ id }) => findSection(id) !== undefined).slice(0, NAMED);
	return { named: named.map(({ id }) => sectionWords(id).title), more: open.length - named.length };
}

const NAMED = 3;

/** Starting from last year's return: optional. */
export function lastYearTask(): Task {
	return {
		id: 'last-year',
		title: sayDashboard('task.lastYear'),
		detail: sayDashboard('task.lastYear.lead'),
		status: sayDashboard('status.optional'),
		attention: false,
	};
}
