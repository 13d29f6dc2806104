/** Giving each partner their figures: a code for each, shown once. */
import { formatMoment } from '@halfpenny/facts';
import { sayPartnership } from '@halfpenny/messages/partnership';
import { useState } from 'react';
import { Answered } from '../../api/answered.tsx';
import { failureProblems } from '../../api/form-problems.ts';
import type { Answer } from '../../api/operation.ts';
import {
	useCreatePartnerCode,
	usePartnerCodes,
	useWithdrawPartnerCode,
} from '../../api/operations/partnership.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { nameOf } from '../../returns/partnership-amounts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';

type Code = Answer<'listPartnerCodes'>[number];
type NewCode = Answer<'createPartnerCode'>;

/** The page at `/app/return/:id/partner-codes`. */
export function CodesPage({ returnId }: { readonly returnId: string }) {
	return (
		<Answered
			title={sayPartnership('codes.title')}
			queries={[usePartnerCodes(returnId), useTaxReturn(returnId)]}
		>
			{(codes: Answer<'listPartnerCodes'>, taxReturn: TaxReturn) => (
				<Codes codes={codes} taxReturn={taxReturn} />
			)}
		</Answered>
	);
}

function Codes({
	codes,
	taxReturn,
}: {
	readonly codes: Answer<'listPartnerCodes'>;
	readonly taxReturn: TaxReturn;
}) {
	const create = useCreatePartnerCode(taxReturn.id);
	const withdraw = useWithdrawPartnerCode(taxReturn.id);
	const [made, setMade] = useState<NewCode & { readonly partner: string }>();
	const failure = create.error ?? withdraw.error;
	const problems = failure ? failureProblems(failure) : [];
	const make = (partner: string) =>
		create.mutate(partner, { onSuccess: (code) => setMade({ ...code, partner }) });
	return (
		<Page
			title={sayPartnership('codes.title')}
			lead={sayPartnership('codes.lead')}
			back={<BackLink to={dashboardAddress(taxReturn)}>{sayPartnership('back')}</BackLink>}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			{taxReturn.status !== 'accepted' && <Notice tone="doubt">{sayPartnership('codes.draft')}</Notice>}
			{codes.length === 0 && <p className="text-18">{sayPartnership('codes.noPartners')}</p>}
			{codes.map((code) => (
				<Partner
					key={code.partner}
					code={code}
					made={made?.partner === code.partner ? made : undefined}
					busy={create.isPending && create.variables === code.partner}
					onMake={() => make(code.partner)}
					onWithdraw={(id) => withdraw.mutate(id, { onSuccess: () => setMade(undefined) })}
				/>
			))}
		</Page>
	);
}

function Partner({
	code,
	made,
	busy,
	onMake,
	onWithdraw,
}: {
	readonly code: Code;
	readonly made: NewCode | undefined;
	readonly busy: boolean;
	readonly onMake: () => void;
	readonly onWithdraw: (id: string) => void;
}) {
	const { id, status } = code;
	const name = nameOf(code);
	return (
		<Card title={name}>
			{made && <ShownOnce code={made} />}
			<p className="text-16">{statusWords(code)}</p>
			{code.upToDate === false && (
				<p className="mt-1 text-16 font-semibold text-doubt">{sayPartnership('codes.changed')}</p>
			)}
			<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
				<Button look="secondary" small busy={busy && sayPartnership('codes.making')} onClick={onMake}>
					{sayPartnership(status === 'none' ? 'codes.make' : 'codes.again')}
					<span className="sr-only"> {sayPartnership('codes.for', { name })}</span>
				</Button>
				{status === 'open' && id !== null && (
					<Button look="quiet" small onClick={() => onWithdraw(id)}>
						{sayPartnership('codes.withdraw')}
						<span className="sr-only"> {sayPartnership('codes.for', { name })}</span>
					</Button>
				)}
			</div>
		</Card>
	);
}

/** The code itself, large enough to read out. */
function ShownOnce({ code: { code } }: { readonly code: NewCode }) {
	return (
		<div className="mb-4">
			<Notice tone="good" title={sayPartnership('codes.once')} live>
				<p className="figures text-28 tracking-wide wrap-anywhere select-all" data-testid="partner-code">
					{code}
				</p>
				<p>{sayPartnership('codes.tell')}</p>
			</Notice>
		</div>
	);
}

function statusWords({ status, expiresAt, usedAt }: Code): string {
	switch (status) {
		case 'none':
			return sayPartnership('codes.status.none');
		case 'open':
			return sayPartnership('codes.status.open', { until: formatMoment(expiresAt ?? '') });
		case 'used':
			return sayPartnership('codes.status.used', { when: formatMoment(usedAt ?? '') });
		case 'expired':
			return sayPartnership('codes.status.expired');
	}
}
