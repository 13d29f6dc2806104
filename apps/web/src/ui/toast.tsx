/** Where the toast appears: read out politely, gone after five seconds unless it is being looked at. */
import { say } from '@halfpenny/messages/shell';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Cross, Tick } from './icons.tsx';
import { currentToast, dismissToast, onToast, TOAST_TIME, type Toast } from './toast-store.ts';

/** The place of the toast, once in the shell. */
export function ToastRegion() {
	const toast = useSyncExternalStore(onToast, currentToast, () => undefined);
	return (
		<div
			role="status"
			className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-20 flex justify-center"
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
			className="toast-in pointer-events-auto flex w-full max-w-[420px] items-start gap-3 rounded-card bg-ink p-4 text-paper"
		>
			{tone !== 'bad' && <Tick className="mt-0.5 size-5 shrink-0" />}
			<div className="min-w-0 flex-1 text-16">
				<p className="font-semibold">{title}</p>
				{detail !== undefined && <p>{detail}</p>}
			</div>
			<button
				type="button"
				onClick={() => dismissToast(number)}
				aria-label={say('close')}
				className="-m-1 grid size-8 shrink-0 place-items-center rounded-control outline-paper!"
			>
				<Cross />
			</button>
		</div>
	);
}
