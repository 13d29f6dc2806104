/** The tax beside a form as it is typed: a card on a wide screen, a bar at the foot of a narrow one. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Suspense, useState } from 'react';
import { type Line, lineOf } from '../../returns/working/working.ts';
import { lazily } from '../../ui/lazily.ts';
import { LiveBar } from './live-bar.tsx';
import { LiveCard } from './live-card.tsx';
import { useAnnounced } from './use-announced.ts';
import { type LiveForm, useLiveDue } from './use-live-due.ts';

const WorkingDialog = lazily(
	async () => (await import('../../returns/working/working-dialog.tsx')).WorkingDialog,
);

/** Sections that never change the tax. */
const UNTAXED: ReadonlySet<string> = new Set([
	...['repayment', 'newAddress', 'otherInformation', 'taxAdviser', 'signatory'],
]);

/** For the aside of a page. Renders nothing for a partnership, which pays no tax itself. */
export function LiveTax(form: LiveForm) {
	const { waiting, due, lines } = useLiveDue(form);
	const [shown, show] = useState<readonly Line[]>();
	useAnnounced(due);
	if (form.section.returnType === 'partnership' || UNTAXED.has(form.section.id)) return null;
	if (due === undefined && !waiting) return null;
	const explain = () => show(lines());
	return (
		<>
			<div className="at-foot:hidden">
				<LiveCard due={due} onExplain={explain} />
			</div>
			<div className="hidden at-foot:block">
				<LiveBar due={due} onExplain={explain} />
			</div>
			<Working lines={shown} onClose={() => show(undefined)} {...form} />
		</>
	);
}

/** The working, in a dialog that survives rotating the screen. */
function Working({
	lines,
	onClose,
	taxReturn,
	entries,
}: Pick<LiveForm, 'taxReturn' | 'entries'> & {
	readonly lines: readonly Line[] | undefined;
	readonly onClose: () => void;
}) {
	return (
		<Suspense>
			{lines && (
				<WorkingDialog
					line={lineOf('due', lines)}
					title={sayDashboard('working.title', { figure: sayDashboard('figure.due') })}
					working={lines}
					entries={entries}
					returnId={taxReturn.id}
					onClose={onClose}
				/>
			)}
		</Suspense>
	);
}
