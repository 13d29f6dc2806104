/** The tasks of a return under the parts of life that they are about. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { topicTitle } from '@halfpenny/messages/questions';
import { askedSections, type ReturnType as KindOfReturn, type TaxYear, topics } from '@halfpenny/questions';
import { type Entry, sectionTask, type Task } from './tasks.ts';

/** A heading and what is to do under it. */
export interface TaskGroup {
	readonly id: string;
	readonly title: string;
	readonly tasks: readonly Task[];
}

/** The groups with anything to do, in the order of life. */
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
		.filter(({ tasks }) => tasks.length > 0);
}

/** What happened in the year: the task before all others. */
export function aboutTask(entries: readonly Entry[], scope: string): Task {
	const said = entries.some(({ section }) => section === scope);
	return {
		id: 'about',
		title: sayDashboard('task.about'),
		detail: sayDashboard(said ? 'task.about.said' : 'task.about.lead'),
		status: sayDashboard(said ? 'status.complete' : 'status.toDo'),
		attention: false,
	};
}

/** Beginning with last year's return: an offer rather than a duty. */
export function lastYearTask(): Task {
	return {
		id: 'last-year',
		title: sayDashboard('task.lastYear'),
		detail: sayDashboard('task.lastYear.lead'),
		status: sayDashboard('status.optional'),
		attention: false,
	};
}
