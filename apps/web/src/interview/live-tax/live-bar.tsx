/** The tax at the foot of a narrow window: what is due, how this page changes it, and a button for the working. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sayEntries } from '@halfpenny/messages/entries';
import { useRef } from 'react';
import { AmountDue } from '../../ui/amount.tsx';
import { ChevronDown } from '../../ui/icons.tsx';
import { Bone } from '../../ui/skeleton.tsx';
import { changeInWords, type LiveDue } from './live-words.ts';
import { useFoot } from './use-foot.ts';

/** The bar keeps its height with and without an amount, unless the words wrap. */
export function LiveBar({
	due,
	onExplain,
}: {
	readonly due: LiveDue | undefined;
	readonly onExplain: () => void;
}) {
	const bar = useRef<HTMLDivElement>(null);
	useFoot(bar);
	return (
		<div ref={bar} className="border-t border-edge bg-card pb-[env(safe-area-inset-bottom)]">
			{due?.blank ? (
				<p className="grid min-h-16 content-center px-4 text-16 sm:px-6">{sayEntries('live.blank')}</p>
			) : due === undefined ? (
				<div className="grid min-h-16 content-center gap-1.5 px-4 sm:px-6">
					<Bone className="h-4 w-20" />
					<Bone className="h-6 w-32" />
				</div>
			) : (
				<button
					type="button"
					aria-haspopup="dialog"
					onClick={onExplain}
					className="flex min-h-16 w-full items-center gap-3 px-4 py-1.5 text-left -outline-offset-3 sm:px-6"
				>
					<span className="sr-only">{sayDashboard('summary.how')}: </span>
					<AmountDue amount={due.now} size="bar" />
					<span className="ml-auto max-w-36 text-right text-14 text-balance text-muted sm:max-w-none">
						{changeInWords(due, true)}
					</span>
					<ChevronDown className="size-5 shrink-0 rotate-180 text-teal" />
				</button>
			)}
		</div>
	);
}
