/** The return as a list of tasks, in any order: the whole row leads there, the status stands at its end. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Link } from 'wouter';
import { Card } from '../../ui/card.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { type DocumentSoFar, documentsTask, type Entry, sectionTasks, type Task } from './tasks.ts';

/** Income, deductions and documents. Without `entries` its skeleton. */
export function TaskList({
	returnId,
	entries,
	documents,
	proposals,
}: {
	readonly returnId: string;
	readonly entries: readonly Entry[] | undefined;
	readonly documents: readonly DocumentSoFar[];
	readonly proposals: readonly { readonly status: string }[];
}) {
	if (entries === undefined) return <Waiting />;
	const base = `/app/return/${returnId}`;
	return (
		<>
			<Group
				title={sayDashboard('tasks.documents')}
				tasks={[documentsTask(entries, documents, proposals)]}
				base={base}
			/>
			<Group title={sayDashboard('tasks.income')} tasks={sectionTasks('income', entries)} base={base} />
			<Group
				title={sayDashboard('tasks.deductions')}
				tasks={sectionTasks('deductions', entries)}
				base={base}
			/>
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
