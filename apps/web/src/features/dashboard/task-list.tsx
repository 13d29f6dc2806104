/** The return as a list of tasks, in any order: the whole row leads there, the status stands at its end. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { scopeOf } from '@halfpenny/questions';
import { Link } from 'wouter';
import { yearOf } from '../../app/interview/return-year.ts';
import { Card } from '../../ui/card.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import type { TaxReturn } from './dashboard-page.tsx';
import { aboutTask, lastYearTask, taskGroups } from './task-groups.ts';
import { type DocumentSoFar, documentsTask, type Entry, type Task } from './tasks.ts';

/** What happened, the papers, and then each part of life. Without `entries` its skeleton. */
export function TaskList({
	taxReturn,
	entries,
	documents,
	proposals,
}: {
	readonly taxReturn: TaxReturn;
	readonly entries: readonly Entry[] | undefined;
	readonly documents: readonly DocumentSoFar[];
	readonly proposals: readonly { readonly status: string }[];
}) {
	if (entries === undefined) return <Waiting />;
	const base = `/app/return/${taxReturn.id}`;
	const { returnType } = taxReturn;
	const first = [
		aboutTask(entries, scopeOf(returnType)?.id ?? 'scope'),
		...(returnType === 'individual' ? [lastYearTask(), documentsTask(entries, documents, proposals)] : []),
	];
	return (
		<>
			<Group title={sayDashboard('tasks.first')} tasks={first} base={base} />
			{taskGroups(entries, yearOf(taxReturn), returnType).map(({ id, title, tasks }) => (
				<Group key={id} title={title} tasks={tasks} base={base} />
			))}
		</>
	);
}

function Group({
	title,
	tasks,
	base,
}: {
	readonly title: string;
	readonly tasks: readonly Task[];
	readonly base: string;
}) {
	return (
		<section>
			<h2 className="text-22">{title}</h2>
			<ul className="mt-3 divide-y divide-line border-y border-line">
				{tasks.map((task) => (
					<li
						key={task.id}
						className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4"
					>
						<div className="min-w-0">
							<Link to={`${base}/${task.id}`} className="link text-18 after:absolute after:inset-0">
								{task.title}
							</Link>
							<p className="text-16 text-muted">{task.detail}</p>
						</div>
						<p className={task.attention ? 'text-16 font-semibold text-doubt' : 'text-16'}>{task.status}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function Waiting() {
	return (
		<Card>
			<Skeleton className="gap-6">
				<Bone className="h-7 w-40" />
				<Bone className="h-12" />
				<Bone className="h-12" />
				<Bone className="h-12" />
			</Skeleton>
		</Card>
	);
}
