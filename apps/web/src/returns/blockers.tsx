/** What stands between the answers and filing, each with the way to it. */
import { sayFiling } from '@halfpenny/messages/filing';
import { Link } from 'wouter';
import type { ApiFailure } from '../api/failure.ts';
import { useEntries } from '../api/operations/entries.ts';
import { Notice } from '../ui/notice.tsx';
import { type Blocker, type BlockerGroup, blockerGroups } from './blocker-groups.ts';
import { questionLink } from './question-link.ts';

/** What stands in the way by what the server refused; nothing is drawn when it was something else. */
export function BlockersIn({
	failure,
	returnId,
}: {
	readonly failure: ApiFailure;
	readonly returnId: string;
}) {
	return <Blockers blockers={blockersOf(failure)} returnId={returnId} />;
}

function blockersOf(failure: ApiFailure): readonly Blocker[] {
	const blockers = failure.kind === 'refused' ? failure.details.blockers : undefined;
	return Array.isArray(blockers) ? blockers.filter(isBlocker) : [];
}

function isBlocker(value: unknown): value is Blocker {
	return (
		typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
	);
}

/** Nothing is drawn when nothing stands in the way. Each part of the return has its own together. */
export function Blockers({
	blockers,
	returnId,
}: {
	readonly blockers: readonly Blocker[];
	readonly returnId: string;
}) {
	return <Listed title={sayFiling('check.blockers.title')} blockers={blockers} returnId={returnId} />;
}

/** What to know before filing, drawn as what stands in the way is, under another title. */
export function Notices({
	notices,
	returnId,
}: {
	readonly notices: readonly Blocker[];
	readonly returnId: string;
}) {
	return <Listed title={sayFiling('check.notices.title')} blockers={notices} returnId={returnId} />;
}

function Listed({
	title,
	blockers,
	returnId,
}: {
	readonly title: string;
	readonly blockers: readonly Blocker[];
	readonly returnId: string;
}) {
	const entries = useEntries(returnId).data ?? [];
	if (blockers.length === 0) return null;
	return (
		<Notice tone="doubt" title={title}>
			<div className="grid gap-4">
				{blockerGroups(blockers, entries).map((group) => (
					<Group key={group.key} group={group} returnId={returnId} />
				))}
			</div>
		</Notice>
	);
}

function Group({
	group: { title, blockers },
	returnId,
}: {
	readonly group: BlockerGroup;
	readonly returnId: string;
}) {
	return (
		<div className="grid gap-2">
			{title !== undefined && <p className="font-semibold wrap-anywhere">{title}</p>}
			<ul className="grid list-disc gap-2 pl-5">
				{blockers.map(({ blocker, words }) => (
					<li key={`${blocker.code}.${blocker.question}.${blocker.message}`}>
						<WayTo message={words} to={questionLink(returnId, blocker, 'check')} />
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
