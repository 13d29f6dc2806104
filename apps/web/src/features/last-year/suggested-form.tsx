/** What last year suggests, each ticked at first and all added together. */

import { sayLastYear } from '@halfpenny/messages/last-year';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { failureProblems } from '../../api/form-problems.ts';
import type { Answer } from '../../api/operation.ts';
import { useAddCarried } from '../../api/operations/carry-forward.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { suggestedRows } from './suggested-rows.ts';

type Entries = Answer<'getCarryForward'>['entries'];

/** Problems go to the page, for its summary. */
export function SuggestedForm({
	from,
	entries,
	taxReturn,
	onProblems,
}: {
	readonly from: string;
	readonly entries: Entries;
	readonly taxReturn: TaxReturn;
	readonly onProblems: (problems: readonly FormProblem[]) => void;
}) {
	const [, navigate] = useLocation();
	const rows = suggestedRows(entries, from);
	const [left, setLeft] = useState<ReadonlySet<number>>(
		() => new Set(rows.flatMap(({ known }, index) => (known ? [] : [index]))),
	);
	const add = useAddCarried(taxReturn.id);
	const chosen = entries.filter((_, index) => !left.has(index));
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (add.isPending) return;
		if (chosen.length === 0)
			return onProblems([{ field: rows[0]?.key ?? '', message: sayLastYear('nothingChosen') }]);
		add.mutate(
			{ entries: chosen },
			{
				onSuccess: ({ added }) => {
					showToast({ title: sayLastYear('toast.added', { count: added }) });
					navigate(returnAddress(taxReturn));
				},
				onError: (failure) => onProblems(failureProblems(failure)),
			},
		);
	};
	return (
		<Card title={sayLastYear('found.title', { taxYear: from })}>
			<p className="text-16 text-muted">{sayLastYear('found.lead')}</p>
			<form noValidate onSubmit={submit}>
				<ul className="my-4 divide-y divide-line border-y border-line">
					{rows.map(({ key, what, name, details }, index) => (
						<li key={key} className="py-1.5">
							<CheckboxField
								id={key}
								label={name === undefined ? what : `${name} (${what.toLowerCase()})`}
								hint={details === '' ? undefined : details}
								checked={!left.has(index)}
								onChange={() => setLeft(toggled(left, index))}
							/>
						</li>
					))}
				</ul>
				<Button type="submit" busy={add.isPending && sayLastYear('adding')}>
					{sayLastYear('add', { count: chosen.length })}
				</Button>
			</form>
		</Card>
	);
}

function toggled(set: ReadonlySet<number>, index: number): ReadonlySet<number> {
	const next = new Set(set);
	if (!next.delete(index)) next.add(index);
	return next;
}
