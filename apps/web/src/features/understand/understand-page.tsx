/** One return's tax in pictures. The engine loads with the page, so that sliders respond immediately. */

import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayUnderstand } from '@halfpenny/messages/understand';
import { useEffect, useMemo, useState } from 'react';
import { Answered } from '../../api/answered.tsx';
import { useCalculation } from '../../api/operations/calculation.ts';
import { useEntries } from '../../api/operations/entries.ts';
import { useService } from '../../api/operations/service.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import { useUser } from '../../api/operations/user.ts';
import type { Entry, Service, TaxReturn, User } from '../../api/shapes.ts';
import { PoundBar } from '../../charts/pound-bar.tsx';
import { ShareMatching } from '../../interview/share-matching/share-matching.tsx';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { IfDeclared } from '../../returns/declared/if-declared.tsx';
import { LeftOut } from '../../returns/left-out.tsx';
import { yearOf } from '../../returns/return-year.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { DeclaredTax } from './declared-tax.tsx';
import { isBlank } from './is-blank.ts';
import { LateCard } from './late-card.tsx';
import { LowestCard } from './lowest-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { StepsCards } from './steps-cards.tsx';
import { TryCard } from './try-card.tsx';

type Engine = typeof import('./engine.ts');

/** The page at `/app/return/:id/understand`. */
export function UnderstandPage({ returnId }: { readonly returnId: string }) {
	const queries = [useTaxReturn(returnId), useEntries(returnId), useUser(), useService()] as const;
	return (
		<Answered title={sayUnderstand('title')} width="work" queries={queries}>
			{(taxReturn: TaxReturn, entries: readonly Entry[], user: User, service: Service) => (
				<IfDeclared
					taxReturn={taxReturn}
					title={sayUnderstand('title')}
					declared={(submission) => <DeclaredTax {...{ taxReturn, submission }} />}
				>
					<Understand {...{ taxReturn, entries, user }} today={service.today} />
				</IfDeclared>
			)}
		</Answered>
	);
}

interface UnderstandProps {
	readonly taxReturn: TaxReturn;
	readonly entries: readonly Entry[];
	readonly user: User;
	readonly today: string;
}

function Understand({ taxReturn, entries, user, today }: UnderstandProps) {
	const engine = useEngine();
	return (
		<Page
			title={sayUnderstand('title')}
			lead={sayUnderstand('lead', { taxYear: taxReturn.taxYear })}
			back={<BackLink to={returnAddress(taxReturn)}>{sayUnderstand('back.return')}</BackLink>}
			width="work"
		>
			{engine ? <Pictures {...{ engine, taxReturn, entries, user, today }} /> : <Waiting />}
		</Page>
	);
}

function Pictures({
	engine,
	taxReturn,
	entries,
	user,
	today,
}: UnderstandProps & { readonly engine: Engine }) {
	const { jurisdiction: residence } = taxReturn;
	const worked = useMemo(
		() => engine.workOut({ taxYear: yearOf(taxReturn), residence, dateOfBirth: user.dateOfBirth }, entries),
		[engine, taxReturn, residence, user.dateOfBirth, entries],
	);
	const { settlement, leftOut } = useCalculation(taxReturn.id, 'read').data ?? {};
	if (worked === undefined) return <Notice tone="doubt">{sayUnderstand('broken')}</Notice>;
	const { calculation } = worked;
	const open = isOpen(shownStatus(taxReturn));
	if (isBlank(worked)) return <Notice>{sayUnderstand('empty')}</Notice>;
	return (
		<div className="grid gap-8 lg:grid-cols-2 lg:items-start">
			<div className="empty:hidden lg:col-span-2">
				<LeftOut entries={entries} returnType="individual" returnId={taxReturn.id} abroad={leftOut} />
			</div>
			{calculation.totalIncome > 0 && (
				<Card title={sayUnderstand('bands.title')} className="lg:col-span-2">
					<PoundBar totalIncome={calculation.totalIncome} slices={calculation.bands} />
				</Card>
			)}
			<ShareMatching
				taxYear={yearOf(taxReturn)}
				residence={residence}
				entries={entries}
				className="lg:col-span-2"
			/>
			<StepsCards worked={worked} entries={entries} returnId={taxReturn.id} />
			<PaymentsCard
				{...{ engine, calculation, settlement, today }}
				filedOn={taxReturn.submissionDate?.slice(0, 10)}
				repaymentAddress={open ? `/app/return/${taxReturn.id}/repayment` : undefined}
			/>
			<TryCard engine={engine} facts={worked.facts} />
			<LateCard {...{ engine, calculation, today }} />
			<LowestCard calculation={calculation} taxReturn={taxReturn} />
		</div>
	);
}

function useEngine(): Engine | undefined {
	const [engine, setEngine] = useState<Engine>();
	useEffect(() => {
		void import('./engine.ts').then(setEngine);
	}, []);
	return engine;
}

function Waiting() {
	return (
		<Card title={sayUnderstand('bands.title')}>
			<Skeleton>
				<Bone className="h-24 w-full" />
				<Bone className="h-5 w-40" />
				<Bone className="h-60 w-full" />
			</Skeleton>
		</Card>
	);
}
