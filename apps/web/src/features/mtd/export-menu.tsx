/** Downloads the chosen business's quarterly updates as JSON or CSV. */
import { sayExport } from '@halfpenny/messages/exports';
import { sayMtd } from '@halfpenny/messages/mtd';
import { useState } from 'react';
import { download } from '../../api/download.ts';
import { fillPath } from '../../api/operation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';

const formats = ['json', 'csv'] as const;

/** The button and its menu. */
export function MtdExport({ businessId }: { readonly businessId: string | undefined }) {
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<>
			<Button look="secondary" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{sayMtd('export.menu')}
			</Button>
			<Dialog id="mtd-export" title={sayMtd('export.menu')} open={open} onClose={close}>
				{businessId === undefined ? (
					<p>{sayMtd('export.noBusiness')}</p>
				) : (
					<Choices businessId={businessId} onDone={close} />
				)}
			</Dialog>
		</>
	);
}

function Choices({ businessId, onDone }: { readonly businessId: string; readonly onDone: () => void }) {
	const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
	const take = async (format: (typeof formats)[number]) => {
		if (state === 'busy') return;
		setState('busy');
		const done = await download(fillPath('/api/export/mtd-submissions', { query: { format, businessId } }));
		setState(done.ok ? 'idle' : 'failed');
		if (!done.ok)
			return showToast({
				title: sayMtd('export.failed'),
				detail: sayMtd('export.failed.detail'),
				tone: 'bad',
			});
		showToast({
			title: sayMtd('export.done'),
			detail: sayExport('done.detail', { file: done.filename }),
		});
		onDone();
	};
	return (
		<>
			<p className="text-muted">{sayMtd('export.what')}</p>
			<div className="flex flex-wrap gap-3">
				{formats.map((format) => (
					<Button key={format} look="secondary" small onClick={() => void take(format)}>
						{sayMtd(`export.${format}`)}
					</Button>
				))}
			</div>
			<p role="status" className="text-14 text-muted empty:hidden">
				{state === 'busy' ? sayExport('busy') : ''}
			</p>
			{state === 'failed' && (
				<Notice tone="bad" title={sayMtd('export.failed')} live>
					<p>{sayMtd('export.failed.detail')}</p>
				</Notice>
			)}
		</>
	);
}
