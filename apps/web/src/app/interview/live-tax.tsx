/** The tax beside a form while it is typed: what is due now, and what this screen changes about it. */
import { formatPounds, type Pence, sum } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import type { Answers, Section } from '@halfpenny/questions';
import { useEffect, useMemo, useState } from 'react';
import { AmountDue } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import type { Answer } from '../api/operation.ts';
import { useUser } from '../api/operations/get-user.ts';
import { yearOf } from './return-year.ts';

type Engine = typeof import('./live-estimate.ts');

/** Beside the form on a wide screen, under it on a narrow one. Nothing for a partnership, which pays no tax itself. */
export function LiveTax(props: {
	readonly taxReturn: Answer<'getTaxReturn'>;
	readonly entries: readonly Answer<'listEntries'>[number][];
	readonly section: Section;
	readonly entry: Answer<'listEntries'>[number] | undefined;
	readonly draft: Answers;
}) {
	const due = useLiveDue(props);
	if (props.section.returnType === 'partnership') return null;
	return (
		<Card title={sayEntries('live.title')}>
			{due === undefined ? (
				<Skeleton className="gap-2">
					<Bone className="h-6 w-24" />
					<Bone className="h-10 w-40" />
				</Skeleton>
			) : (
				<>
					<AmountDue amount={due.now} size="medium" />
					<p className="mt-2 text-16 text-muted" aria-live="polite">
						{changeWords(due.now, due.saved)}
					</p>
				</>
			)}
			<p className="mt-3 border-t border-line pt-3 text-14 text-muted">{sayEntries('live.means')}</p>
		</Card>
	);
}

/** What is due with what is typed, the last that could be worked out while it cannot, and what was due as saved. */
function useLiveDue({ taxReturn, entries, section, entry, draft }: Parameters<typeof LiveTax>[0]) {
	const engine = useEngine(section.returnType === 'individual');
	const dateOfBirth = useUser().data?.dateOfBirth ?? null;
	const { jurisdiction } = taxReturn;
	const taxpayer = useMemo(
		() => ({ taxYear: yearOf(taxReturn), residence: jurisdiction, dateOfBirth }),
		[taxReturn, jurisdiction, dateOfBirth],
	);
	const saved = useMemo(() => engine?.dueOn(taxpayer, entries), [engine, taxpayer, entries]);
	const now = useMemo(() => {
		const typed = engine?.withDraft(entries, section, entry?.id, draft, taxpayer.taxYear);
		return typed && engine?.dueOn(taxpayer, typed);
	}, [engine, taxpayer, entries, section, entry, draft]);
	const [last, setLast] = useState<Pence>();
	useEffect(() => {
		if (now !== undefined) setLast(now);
	}, [now]);
	if (saved === undefined) return undefined;
	return { saved, now: now ?? last ?? saved };
}

function useEngine(wanted: boolean): Engine | undefined {
	const [engine, setEngine] = useState<Engine>();
	useEffect(() => {
		// Without it the form is whole; the tax is on the dashboard too.
		if (wanted) import('./live-estimate.ts').then(setEngine, () => undefined);
	}, [wanted]);
	return engine;
}

function changeWords(now: Pence, saved: Pence): string {
	const change = sum([now, -saved as Pence]);
	if (change === 0) return sayEntries('live.same');
	const amount = formatPounds((change < 0 ? -change : change) as Pence);
	return sayEntries(change > 0 ? 'live.more' : 'live.less', { amount });
}
