/** Starting from last year: what our own return or another product's file suggests, and adding what is chosen. */

import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayLastYear } from '@halfpenny/messages/last-year';
import { useState } from 'react';
import { Answered } from '../../api/answered.tsx';
import { type ApiFailure, describeFailure } from '../../api/failure.ts';
import type { Answer } from '../../api/operation.ts';
import { useCarryForward, useReadLastReturn } from '../../api/operations/carry-forward.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { SuggestedForm } from './suggested-form.tsx';

type Suggestion = Answer<'getCarryForward'>;

const FILE = 'last-return';

/** The page at `/app/return/:id/last-year`. */
export function LastYearPage({ returnId }: { readonly returnId: string }) {
	return (
		<Answered title={sayLastYear('title')} queries={[useTaxReturn(returnId), useCarryForward(returnId)]}>
			{(taxReturn: TaxReturn, own: Suggestion) => <LastYear taxReturn={taxReturn} own={own} />}
		</Answered>
	);
}

function LastYear({ taxReturn, own }: { readonly taxReturn: TaxReturn; readonly own: Suggestion }) {
	const read = useReadLastReturn(taxReturn.id);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const toReturn = returnAddress(taxReturn);
	const shown = read.data ?? own;
	return (
		<Page
			title={sayLastYear('title')}
			lead={sayLastYear('lead')}
			back={<BackLink to={toReturn}>{sayLastYear('back.return')}</BackLink>}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			{isOpen(shownStatus(taxReturn)) ? (
				<>
					<Suggested key={shown.from} suggestion={shown} onProblems={setProblems} taxReturn={taxReturn} />
					<FileDrop
						id={FILE}
						label={sayLastYear('file.label')}
						hint={sayLastYear('file.hint')}
						error={problems.find(({ field }) => field === FILE)?.message}
						accept=".xml,application/xml,text/xml"
						busy={read.isPending ? sayLastYear('file.reading') : undefined}
						onFile={(file) =>
							read.mutate(file, {
								onSuccess: () => setProblems([]),
								onError: (failure) => setProblems(unreadable(failure)),
							})
						}
					/>
				</>
			) : (
				<Notice>{sayLastYear('locked')}</Notice>
			)}
		</Page>
	);
}

function Suggested({
	suggestion: { from, entries },
	taxReturn,
	onProblems,
}: {
	readonly suggestion: Suggestion;
	readonly taxReturn: TaxReturn;
	readonly onProblems: (problems: readonly FormProblem[]) => void;
}) {
	if (from === null) return <Notice title={sayLastYear('none.title')}>{sayLastYear('none.text')}</Notice>;
	if (entries.length === 0) return <Notice>{sayLastYear('found.nothing', { taxYear: from })}</Notice>;
	return <SuggestedForm from={from} entries={entries} taxReturn={taxReturn} onProblems={onProblems} />;
}

/** The server's reasons, if it gave any, and what to do about it. */
function unreadable(failure: ApiFailure): readonly FormProblem[] {
	const { title, detail } = describeFailure(failure);
	const reasons = failure.kind === 'refused' ? failure.details.reasons : undefined;
	const why = Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string').join(' ') : '';
	return [{ field: FILE, message: why === '' ? title : `${title}. ${why}`, remediation: detail }];
}
