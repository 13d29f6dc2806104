/** The menu "Export Data" in the header of signed-in users. */
import { sayExport } from '@halfpenny/messages/exports';
import { Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { lazily } from '../ui/lazily.ts';

const ExportChoices = lazily(async () => (await import('../returns/export-choices.tsx')).ExportChoices);

/** The button and its menu. */
export function ExportMenu() {
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<>
			<Button
				look="quiet"
				small
				className="max-sm:text-14!"
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				{sayExport('menu')}
			</Button>
			<Dialog id="export" title={sayExport('menu')} open={open} onClose={close}>
				<p className="text-muted">{sayExport('what')}</p>
				<Suspense>
					<ExportChoices onDone={close} />
				</Suspense>
			</Dialog>
		</>
	);
}
