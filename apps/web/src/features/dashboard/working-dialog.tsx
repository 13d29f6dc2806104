/** The working of a figure in a dialog. The words of the rules are fetched when it is first opened. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { lazy, Suspense } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { type Figure, type Line, lineOf } from './working.ts';
import type { KnownEntry } from './working-steps.tsx';

const WorkingSteps = lazy(async () => ({ default: (await import('./working-steps.tsx')).WorkingSteps }));

/** Open while there is a `figure`. */
export function WorkingDialog({
	figure,
	working,
	entries,
	returnId,
	onClose,
}: {
	readonly figure: Figure | undefined;
	readonly working: readonly Line[];
	readonly entries: readonly KnownEntry[];
	readonly returnId: string;
	readonly onClose: () => void;
}) {
	const line = figure && lineOf(figure, working);
	const name = figure === undefined ? '' : sayDashboard(`figure.${figure}`);
	return (
		<Dialog
			id="working"
			title={sayDashboard('working.title', { figure: name })}
			open={line !== undefined}
			onClose={onClose}
		>
			{line && (
				<Suspense fallback={<Waiting />}>
					<WorkingSteps line={line} working={working} entries={entries} returnId={returnId} />
				</Suspense>
			)}
		</Dialog>
	);
}

function Waiting() {
	return (
		<Skeleton>
			<Bone className="h-6 w-1/2" />
			<Bone />
			<Bone />
		</Skeleton>
	);
}
