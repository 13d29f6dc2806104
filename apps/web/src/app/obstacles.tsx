/** What stands between the answers and filing, each with the way to it. */
import { sayFiling } from '@halfpenny/messages/filing';
import { Link } from 'wouter';
import { Notice } from '../ui/notice.tsx';
import type { ApiFailure } from './api/failure.ts';
import { useEntries } from './api/operations/list-entries.ts';
import { type Obstacle, type ObstacleGroup, obstacleGroups } from './obstacle-groups.ts';
import { questionLink } from './question-link.ts';

/** What stands in the way by what the server refused; nothing is drawn when it was something else. */
export function ObstaclesIn({
	failure,
	returnId,
}: {
	readonly failure: ApiFailure;
	readonly returnId: string;
}) {
	return <Obstacles obstacles={obstaclesOf(failure)} returnId={returnId} />;
}

function obstaclesOf(failure: ApiFailure): readonly Obstacle[] {
	const obstacles = failure.kind === 'refused' ? failure.details.obstacles : undefined;
	return Array.isArray(obstacles) ? obstacles.filter(isObstacle) : [];
}

function isObstacle(value: unknown): value is Obstacle {
	return (
		typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
	);
}

/** Nothing is drawn when nothing stands in the way. Each part of the return has its own together. */
export function Obstacles({
	obstacles,
	returnId,
}: {
	readonly obstacles: readonly Obstacle[];
	readonly returnId: string;
}) {
	return <Listed title={sayFiling('check.obstacles.title')} obstacles={obstacles} returnId={returnId} />;
}

/** What to know before filing, drawn as what stands in the way is, under another title. */
export function Notices({
	notices,
	returnId,
}: {
	readonly notices: readonly Obstacle[];
	readonly returnId: string;
}) {
	return <Listed title={sayFiling('check.notices.title')} obstacles={notices} returnId={returnId} />;
}

function Listed({
	title,
	obstacles,
	returnId,
}: {
	readonly title: string;
	readonly obstacles: readonly Obstacle[];
	readonly returnId: string;
}) {
	const entries = useEntries(returnId).data ?? [];
	if (obstacles.length === 0) return null;
	return (
		<Notice tone="doubt" title={title}>
			<div className="grid gap-4">
				{obstacleGroups(obstacles, entries).map((group) => (
					<Group key={group.key} group={group} returnId={returnId} />
				))}
			</div>
		</Notice>
	);
}

function Group({
	group: { title, obstacles },
	returnId,
}: {
	readonly group: ObstacleGroup;
	readonly returnId: string;
}) {
	return (
		<div className="grid gap-2">
			{title !== undefined && <p className="font-semibold wrap-anywhere">{title}</p>}
			<ul className="grid list-disc gap-2 pl-5">
				{obstacles.map(({ obstacle, words }) => (
					<li key={`${obstacle.code}.${obstacle.question}.${obstacle.message}`}>
						<WayTo message={words} to={questionLink(returnId, obstacle, 'check')} />
					</li>
				))}
			</ul>
		</div>
	);
}

function WayTo({ message, to }: { readonly message: string; readonly to: string | undefined }) {
	return to === undefined ? (
		message
	) : (
		<Link to={to} className="link">
			{message}
		</Link>
	);
}
