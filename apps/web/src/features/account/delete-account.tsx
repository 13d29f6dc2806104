/** Deletes the account: what will be deleted and kept, and the confirmation. */
import { formatDay } from '@halfpenny/facts';
import { sayAccount } from '@halfpenny/messages/account';
import { useState } from 'react';
import { LoadFailed } from '../../api/load-failed.tsx';
import type { Answer } from '../../api/operation.ts';
import { useDeletionPreview } from '../../api/operations/account.ts';
import { useTwoStep } from '../../api/operations/two-step.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

export function DeleteAccount() {
	const { data, error, refetch } = useDeletionPreview();
	const twoStep = useTwoStep();
	const [open, setOpen] = useState<'later' | 'now'>();
	return (
		<section className="grid gap-4">
			<h2 className="text-28">{sayAccount('delete.title')}</h2>
			<p className="-mt-2 measure text-16 text-muted">{sayAccount('delete.lead')}</p>
			{error && !data && <LoadFailed failure={error} retry={() => void refetch()} />}
			{data && <WhatGoes preview={data} />}
			{data && twoStep.error && !twoStep.data && (
				<LoadFailed failure={twoStep.error} retry={() => void twoStep.refetch()} />
			)}
			{data && !data.underWay && twoStep.data && (
				<div className="flex flex-wrap gap-3">
					<Button look="danger" aria-haspopup="dialog" onClick={() => setOpen('later')}>
						{sayAccount('delete.start')}
					</Button>
					<Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen('now')}>
						{sayAccount('delete.startNow')}
					</Button>
				</div>
			)}
			<DeleteDialog open={open === 'later'} onClose={() => setOpen(undefined)} />
			<DeleteDialog now open={open === 'now'} onClose={() => setOpen(undefined)} />
		</section>
	);
}

function WhatGoes({ preview }: { readonly preview: Answer<'previewDeletion'> }) {
	const { kept, deleted, underWay } = preview;
	if (underWay)
		return (
			<Notice tone="doubt" title={sayAccount('delete.underWay.title')}>
				<p>{sayAccount('delete.underWay.text')}</p>
			</Notice>
		);
	return (
		<>
			<p className="measure">{sayAccount('delete.gone')}</p>
			<Lines
				lines={deleted.map(({ taxYear, returnType }) =>
					sayAccount(returnType === 'individual' ? 'delete.goneReturn' : 'delete.goneReturn.partnership', {
						taxYear,
					}),
				)}
			/>
			{kept.length > 0 && <p className="measure">{sayAccount('delete.kept')}</p>}
			<Lines
				lines={kept.map(({ taxYear, returnType, until }) =>
					sayAccount(returnType === 'individual' ? 'delete.keptReturn' : 'delete.keptReturn.partnership', {
						...{ taxYear, date: formatDay(until) },
					}),
				)}
			/>
			<p className="measure text-16 text-muted">{sayAccount('delete.log')}</p>
		</>
	);
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
	if (lines.length === 0) return null;
	return (
		<ul className="grid list-disc gap-1 pl-6">
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
