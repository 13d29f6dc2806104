/** Dialogs, using the browser's `dialog` element: it traps the focus, closes on Escape and returns the focus. */
import { say } from '@halfpenny/messages/shell';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Cross } from './icons.tsx';

interface DialogProps {
	readonly id: string;
	readonly title: string;
	readonly open: boolean;
	readonly onClose: () => void;
	readonly children: ReactNode;
}

interface Actions {
	/** Buttons at the end. The first is the safe one. */
	readonly actions?: ReactNode;
}

/** A modal dialog. The caller opens it and is told when it wants to close. */
export function Dialog({ id, title, open, onClose, children, actions }: DialogProps & Actions) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		if (open && !element.open) element.showModal();
		if (!open && element.open) element.close();
	}, [open]);
	return (
		<dialog
			ref={dialog}
			aria-labelledby={`${id}-title`}
			onClose={onClose}
			className="w-[min(36rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-5 sm:p-7"
		>
			{open && (
				<>
					<div className="flex items-start justify-between gap-4">
						<h2 id={`${id}-title`} className="text-22">
							{title}
						</h2>
						<button
							type="button"
							onClick={onClose}
							aria-label={say('close')}
							className="-mt-1.5 -mr-1.5 grid size-9 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
						>
							<Cross />
						</button>
					</div>
					<div className="measure mt-3 grid gap-3 text-16">{children}</div>
					{actions !== undefined && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
				</>
			)}
		</dialog>
	);
}

/** Asks before acting: `no` closes the dialog, `yes` acts. `busy` is the label while it acts. */
export function ConfirmDialog({
	no,
	yes,
	busy = false,
	danger = false,
	onYes,
	...dialog
}: DialogProps & {
	readonly no: string;
	readonly yes: string;
	readonly busy?: string | false;
	/** The action can't be undone. */
	readonly danger?: boolean;
	readonly onYes: () => void;
}) {
	return (
		<Dialog
			{...dialog}
			actions={
				<>
					<Button look="secondary" onClick={dialog.onClose}>
						{no}
					</Button>
					<Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onYes}>
						{yes}
					</Button>
				</>
			}
		/>
	);
}
