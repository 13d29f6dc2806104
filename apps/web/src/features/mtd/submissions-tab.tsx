/** The tab "Submissions": each quarter that was saved or sent. */
import { formatMoment } from '@halfpenny/facts';
import { sayMtd } from '@halfpenny/messages/mtd';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useMtdQuarterly } from '../../api/operations/mtd.ts';
import type { MtdBusiness, MtdSubmission } from '../../api/shapes.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { formatAmount } from '../../ui/format.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { keepYears } from '../../ui/years.tsx';
import type { Shown } from './shown.ts';
import { quarterWords } from './words.ts';

export function SubmissionsTab({ shown: { business, taxYear } }: { readonly shown: Shown }) {
	return business ? (
		<OfBusiness business={business} taxYear={taxYear} />
	) : (
		<p className="text-18">{sayMtd('noBusiness')}</p>
	);
}

function OfBusiness({
	business: { businessId, type },
	taxYear,
}: {
	readonly business: MtdBusiness;
	readonly taxYear: string;
}) {
	const { data, error } = useMtdQuarterly(businessId, taxYear);
	if (!data)
		return error ? (
			<FailureNotice failure={error} />
		) : (
			<Skeleton>
				<Bone className="h-32 w-full" />
			</Skeleton>
		);
	if (data.length === 0) return <p className="text-18">{sayMtd('submissions.none')}</p>;
	return (
		<Table<MtdSubmission>
			caption={sayMtd('submissions.caption')}
			captionHidden
			rows={data}
			rowKey={({ id }) => id}
			columns={[
				{
					...{ key: 'quarter', heading: sayMtd('submissions.quarter') },
					cell: (row) => (
						<>
							<span className="whitespace-nowrap">{quarterWords(row.quarter)}</span>
							<span className="block text-14 text-muted sm:hidden">{keepYears(row.taxYear)}</span>
							<span className="block text-14 text-muted sm:hidden">{sentOn(row)}</span>
						</>
					),
				},
				{
					...{ key: 'year', heading: sayMtd('submissions.year'), wide: true },
					cell: (row) => keepYears(row.taxYear),
				},
				{
					...{ key: 'turnover', figure: true },
					heading: sayMtd(type === 'self-employment' ? 'submissions.turnover' : 'submissions.rent'),
					cell: ({ turnover }) => formatAmount(turnover),
				},
				{
					...{ key: 'sent', heading: sayMtd('submissions.sent'), wide: true },
					cell: sentOn,
				},
				{
					...{ key: 'status', heading: sayMtd('submissions.status') },
					cell: ({ status, why }) => (
						<>
							<Badge tone={tones[status]}>{sayMtd(`submissions.status.${status}`)}</Badge>
							{why !== null && <span className="block text-14 text-muted">{why}</span>}
						</>
					),
				},
			]}
		/>
	);
}

function sentOn({ submissionDate }: MtdSubmission): string {
	return submissionDate === null ? sayMtd('submissions.draft') : formatMoment(submissionDate);
}

const tones: Readonly<Record<MtdSubmission['status'], BadgeTone>> = {
	draft: 'plain',
	queued: 'busy',
	sending: 'busy',
	unknown: 'busy',
	submitted: 'good',
	failed: 'bad',
};
