/** The working of a figure in a dialog. The words of the rules load when it is first opened. */
import { Suspense } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import type { Line } from './working.ts';
import type { KnownEntry } from './working-steps.tsx';

const WorkingSteps = lazily(async () => (await import('./working-steps.tsx')).WorkingSteps);

/** Open while there is a `line`. */
export function WorkingDialog({
	line,
	title,
	working,
	entries,
	returnId,
	onClose,
}: {
	readonly line: Line | undefined;
	readonly title: string;
	readonly working: readonly Line[];
	readonly entries: readonly KnownEntry[];
	readonly returnId: string;
	readonly onClose: () => void;
}) {
	return (
		<Dialog id="working" title={title} open={line !== undefined} onClose={onClose}>
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
