/** The downloads: everything, or one return, each as JSON or CSV. */
import { sayExport } from '@halfpenny/messages/exports';
import { useTaxReturns } from '../api/operations/tax-returns.ts';
import { useUser } from '../api/operations/user.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useExport } from './exporting.ts';

const formats = ['json', 'csv'] as const;

/** A row for everything and one for each return. Calls `onDone` when a file has arrived. */
export function ExportChoices({
	onDone,
	facts,
}: {
	readonly onDone?: () => void;
	/** The note on formats, if there is a ZIP of everything and the facts of a return. */
	readonly facts?: string;
}) {
	const { busy, problem, start } = useExport();
	const returns = useTaxReturns(useUser().data?.id).data ?? [];
	const rows = [
		{ key: 'all', words: sayExport('menu.all'), what: {}, more: 'zip' as const },
		...returns.map(({ id, taxYear, returnType }) => ({
			key: id,
			words: sayExport(returnType === 'partnership' ? 'menu.partnership' : 'menu.return', { taxYear }),
			what: { returnId: id },
			more: 'facts' as const,
		})),
	];
	return (
		<div className="grid gap-4">
			<ul className="divide-y divide-line border-y border-line text-16">
				{rows.map(({ key, words, what, more }) => (
					<li key={key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
						<span>{words}</span>
						<span className="flex flex-wrap gap-x-4">
							{[...formats, ...(facts ? [more] : [])].map((format) => (
								<Button
									key={format}
									look="quiet"
									small
									onClick={() => void start({ ...what, format }, onDone)}
									aria-label={`${words}: ${sayExport(`format.${format}`)}`}
								>
									{sayExport(`format.${format}`)}
								</Button>
							))}
						</span>
					</li>
				))}
			</ul>
			<p className="text-14 text-muted">{facts ?? sayExport('formats')}</p>
			<p role="status" className="text-14 text-muted empty:hidden">
				{busy ? sayExport('busy') : ''}
			</p>
			{problem && (
				<Notice tone="bad" title={problem.title} live>
					<p>{problem.detail}</p>
					<p className="text-muted">{problem.why}</p>
				</Notice>
			)}
		</div>
	);
}
