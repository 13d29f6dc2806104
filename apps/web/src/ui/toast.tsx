/**
 * Shows the toast: announced politely, and gone after five seconds unless the user hovers over it or tabs into it. On a
 * narrow window it covers the header, since the next control to use may be anywhere else.
 */
import { say } from '@halfpenny/messages/shell';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Cross, Tick } from './icons.tsx';
import { currentToast, dismissToast, onToast, TOAST_TIME, type Toast } from './toast-store.ts';

/** Rendered once, in the shell. */
export function ToastRegion() {
	const toast = useSyncExternalStore(onToast, currentToast, () => undefined);
	return (
		<div
			role="status"
			className="no-print pointer-events-none fixed inset-x-2 top-2 z-20 flex justify-center lg:inset-x-4 lg:top-auto lg:bottom-[calc(var(--foot,0px)+1rem)]"
		>
			{toast && <ToastCard key={toast.number} toast={toast} />}
		</div>
	);
}

function ToastCard({ toast: { number, title, detail, tone } }: { readonly toast: Toast }) {
	const [held, setHeld] = useState(false);
	useEffect(() => {
		if (held) return;
		const timer = setTimeout(() => dismissToast(number), TOAST_TIME);
		return () => clearTimeout(timer);
	}, [held, number]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: looking at it or tabbing into it only stops the clock
		<div
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
			className="toast-in pointer-events-auto flex w-full max-w-[420px] items-start gap-2 rounded-card bg-ink px-3 py-2.5 text-14 text-paper lg:gap-3 lg:p-4 lg:text-16"
		>
			{tone !== 'bad' && <Tick className="size-5 shrink-0 lg:mt-0.5" />}
			<div className="min-w-0 flex-1">
				<p className="font-semibold">{title}</p>
				{detail !== undefined && <p>{detail}</p>}
			</div>
			<button
				type="button"
				onClick={() => dismissToast(number)}
				aria-label={say('close')}
				className="-m-1.5 grid size-8 shrink-0 place-items-center rounded-control outline-paper! lg:-m-1"
			>
				<Cross />
			</button>
		</div>
	);
}
