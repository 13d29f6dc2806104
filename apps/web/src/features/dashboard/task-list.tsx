/** The return as a list of tasks in any order. The whole row is a link, with the status at its end. */
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Link } from 'wouter';
import type { TaxReturn } from '../../api/shapes.ts';
import { yearOf } from '../../returns/return-year.ts';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { aboutTask, lastYearTask, taskGroups } from './task-groups.ts';
import { type DocumentSoFar, documentsTask, type Entry, type Task } from './tasks.ts';

/** The year, the documents, then each section. A skeleton without `entries`, or nothing if they `failed`. */
export function TaskList({
	taxReturn,
	entries,
	failed,
	documents,
	proposals,
}: {
	readonly taxReturn: TaxReturn;
	readonly entries: readonly Entry[] | undefined;
	/** The entries couldn't be loaded, which another part of the page says. */
	readonly failed: boolean;
	readonly documents: readonly DocumentSoFar[];
	readonly proposals: readonly { readonly status: string }[];
}) {
	if (entries === undefined) return failed ? null : <Waiting />;
	const base = `/app/return/${taxReturn.id}`;
	const { returnType } = taxReturn;
	// A return that HMRC has, or had, doesn't show as started.
	const toBegin = isOpen(shownStatus(taxReturn)) && !taxReturn.amending;
	const about = aboutTask(entries, yearOf(taxReturn), returnType);
	const papers = returnType === 'individual' && (toBegin || documents.length > 0);
	const first = [
		toBegin ? about : { ...about, detail: sayDashboard('task.about.filed') },
		...(returnType === 'individual' && toBegin ? [lastYearTask()] : []),
		...(papers ? [documentsTask(entries, documents, proposals)] : []),
	];
	// Nothing is left to do of what HMRC has accepted, whatever the answers here lack.
	const settled = taxReturn.status === 'accepted' && !taxReturn.amending;
	return (
		<>
			<Group
				settled={settled}
				title={sayDashboard(toBegin ? 'tasks.first' : 'tasks.told')}
				tasks={first}
				base={base}
			/>
			{taskGroups(entries, yearOf(taxReturn), returnType).map(({ id, title, tasks }) => (
				<Group key={id} {...{ title, tasks, base, settled }} />
			))}
		</>
	);
}

function Group({
	title,
	tasks,
	base,
	settled,
}: {
	readonly title: string;
	readonly tasks: readonly Task[];
	readonly base: string;
	/** Whether no task is still to be done. */
	readonly settled: boolean;
}) {
	return (
		<section>
			<h2 className="text-22">{title}</h2>
			<ul className="mt-3 divide-y divide-line border-y border-line">
				{tasks.map((task) => (
					<li
						key={task.id}
						className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-4 sm:gap-x-6"
					>
						<div>
							<Link to={`${base}/${task.id}`} className="link text-18 after:absolute after:inset-0">
								{task.title}
							</Link>
						</div>
						{!settled && (
							<p
								className={classes(
									'max-w-28 text-right text-16 sm:max-w-none',
									task.attention && 'font-semibold text-doubt',
								)}
							>
								{task.status}
							</p>
						)}
						<p className="col-span-full text-16 text-muted sm:pr-36">{task.detail}</p>
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
