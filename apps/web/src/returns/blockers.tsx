/** What has to be fixed before filing, each with a link. */
import { sayFiling } from '@halfpenny/messages/filing';
import { Link } from 'wouter';
import type { ApiFailure } from '../api/failure.ts';
import { useEntries } from '../api/operations/entries.ts';
import { Notice } from '../ui/notice.tsx';
import { type Blocker, type BlockerGroup, blockerGroups } from './blocker-groups.ts';
import { questionLink } from './question-link.ts';

/** The blockers in the server's refusal. Renders nothing for any other failure. */
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

/** Renders nothing if there are none. Each part of the return has its own group. */
export function Blockers({
	blockers,
	returnId,
}: {
	readonly blockers: readonly Blocker[];
	readonly returnId: string;
}) {
	return <Listed title={sayFiling('check.blockers.title')} blockers={blockers} returnId={returnId} />;
}

/** Things to know before filing, shown like blockers under another heading. */
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
