/** Everything that was sent to HMRC, return by return. */
import { formatMoment } from '@halfpenny/facts';
import { sayAccount } from '@halfpenny/messages/account';
import { sayFiling } from '@halfpenny/messages/filing';
import { Link } from 'wouter';
import { LoadFailed } from '../../api/load-failed.tsx';
import { useSubmissions } from '../../api/operations/filing.ts';
import { useTaxReturns } from '../../api/operations/tax-returns.ts';
import { useUser } from '../../api/operations/user.ts';
import type { Submission, TaxReturn } from '../../api/shapes.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';

const tones: Readonly<Partial<Record<Submission['status'], BadgeTone>>> = {
	accepted: 'good',
	deleted: 'good',
	rejected: 'bad',
	failed: 'bad',
	unknown: 'doubt',
};

/** The history of every return of the user. */
export function FilingHistory() {
	const returns = useTaxReturns(useUser().data?.id);
	const filed = returns.data?.filter(({ submissionId }) => submissionId !== null);
	return (
		<section className="grid gap-4">
			<h2 className="text-28">{sayAccount('history.title')}</h2>
			{returns.error && !returns.data && (
				<LoadFailed failure={returns.error} retry={() => void returns.refetch()} />
			)}
			{!filed && !returns.error && <Waiting />}
			{filed?.length === 0 && <p className="text-18">{sayAccount('history.none')}</p>}
			{filed?.map((taxReturn) => (
				<OfReturn key={taxReturn.id} taxReturn={taxReturn} />
			))}
		</section>
	);
}

function OfReturn({ taxReturn: { id, taxYear, returnType } }: { readonly taxReturn: TaxReturn }) {
	const { data, error, refetch } = useSubmissions(id);
	const words = returnType === 'partnership' ? 'history.partnership' : 'history.return';
	return (
		<div>
			<h3 className="text-22">{sayAccount(words, { taxYear })}</h3>
			{error && !data && <LoadFailed failure={error} retry={() => void refetch()} />}
			{!data && !error && <Waiting />}
			{data && (
				<ul className="mt-2 divide-y divide-line border-y border-line text-16">
					{data.logs.map((submission) => (
						<Attempt key={submission.id} submission={submission} />
					))}
				</ul>
			)}
		</div>
	);
}

function Attempt({ submission }: { readonly submission: Submission }) {
	const { id, taxReturnId, attemptNumber: number, amendment, status, createdAt } = submission;
	return (
		<li className="flex flex-wrap items-baseline gap-x-4 py-3">
			<Link to={`/app/return/${taxReturnId}/submission/${id}`} className="link">
				{amendment === 0
					? sayAccount('history.attempt', { number })
					: sayAccount('history.amendment', { amendment, number })}
			</Link>
			<span className="grow text-muted">{sayAccount('history.sent', { when: formatMoment(createdAt) })}</span>
			<Badge tone={tones[status] ?? 'busy'}>{sayFiling(`state.${status}`)}</Badge>
		</li>
	);
}

function Waiting() {
	return (
		<Skeleton>
			<Bone className="h-6 w-48" />
			<Bone className="h-12" />
		</Skeleton>
	);
}
