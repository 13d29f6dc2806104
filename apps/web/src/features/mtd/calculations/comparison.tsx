/** One calculation line by line: HMRC's figure beside ours, and why they differ. */
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useMtdCalculation } from '../../../api/operations/mtd.ts';
import type { MtdCalculation } from '../../../api/shapes.ts';
import { formatAmount } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Shown } from '../shown.ts';

type Line = MtdCalculation['lines'][number];

/** Fetched when opened. */
export function Comparison({
	calculationId,
	shown: { taxYear, scenario },
}: {
	readonly calculationId: string;
	readonly shown: Shown;
}) {
	const { data, error } = useMtdCalculation(calculationId, taxYear, scenario);
	if (!data)
		return error ? (
			<FailureNotice failure={error} />
		) : (
			<Skeleton className="mt-5">
				<Bone className="h-40 w-full" />
			</Skeleton>
		);
	return (
		<div className="mt-5 grid gap-4 border-t border-line pt-5">
			<ComparedLines lines={data.lines} />
			<Messages messages={data.messages} />
		</div>
	);
}

/** The table. A line that differs says why underneath. */
export function ComparedLines({ lines }: { readonly lines: readonly Line[] }) {
	const differing = lines.filter(({ differs }) => differs).length;
	const figure = (amount: string | null) => formatAmount(amount, sayYearEnd('compare.none'));
	return (
		<>
			<p className="font-semibold">
				{differing === 0 ? sayYearEnd('compare.same') : sayYearEnd('compare.differs', { count: differing })}
			</p>
			<Table<Line>
				caption={sayYearEnd('compare.title')}
				captionHidden
				rows={lines}
				stacked
				rowKey={({ line }) => line}
				columns={[
					{
						...{ key: 'line', heading: sayYearEnd('compare.line') },
						cell: ({ label, why }) => (
							<>
								{label}
								{why !== null && <span className="measure block text-14 text-doubt">{why}</span>}
							</>
						),
					},
					{
						...{ key: 'hmrc', heading: sayYearEnd('compare.hmrc'), figure: true },
						cell: ({ hmrc }) => figure(hmrc),
					},
					{
						...{ key: 'ours', heading: sayYearEnd('compare.ours'), figure: true },
						cell: ({ ours, differs }) => (
							<span className={differs ? 'font-semibold text-doubt' : ''}>{figure(ours)}</span>
						),
					},
				]}
			/>
		</>
	);
}

const tones = { info: 'plain', warning: 'doubt', error: 'bad' } as const;

/** HMRC's messages about its calculation. */
export function Messages({ messages }: Pick<MtdCalculation, 'messages'>) {
	return messages.map(({ kind, text }) => (
		<Notice key={text} tone={tones[kind]}>
			{text}
		</Notice>
	));
}
