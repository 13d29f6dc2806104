/** Changes where the user lived, from check answers. The dashboard offers the same. */
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayEntries } from '@halfpenny/messages/entries';
import { questionWords } from '@halfpenny/messages/questions';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { failureProblems } from '../../api/form-problems.ts';
import { useEntries } from '../../api/operations/entries.ts';
import { useTaxReturn, useUpdateTaxReturn } from '../../api/operations/tax-returns.ts';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import { ReturnPage } from '../../interview/return-page.tsx';
import { useMoveHome } from '../../interview/use-move-home.tsx';
import { checkAddress, checkedAnswer } from '../../returns/from-check.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { ReturnLocked } from './entry-gone.tsx';

const places: readonly TaxReturn['jurisdiction'][] = ['uk', 'wales', 'scotland'];
const { label, choices = {} } = questionWords('profile', 'residence');

/** The page at `/app/return/:id/residence`. */
export function ResidencePage({ returnId }: { readonly returnId: string }) {
	return (
		<Answered title={label} queries={[useTaxReturn(returnId), useEntries(returnId)]}>
			{(taxReturn: TaxReturn, entries: readonly Entry[]) =>
				isOpen(shownStatus(taxReturn)) ? (
					<Residence taxReturn={taxReturn} entries={entries} />
				) : (
					<ReturnLocked list={checkAddress(returnId)} />
				)
			}
		</Answered>
	);
}

function Residence({
	taxReturn,
	entries,
}: {
	readonly taxReturn: TaxReturn;
	readonly entries: readonly Entry[];
}) {
	const { id, jurisdiction } = taxReturn;
	const [, navigate] = useLocation();
	const [chosen, choose] = useState(jurisdiction);
	const update = useUpdateTaxReturn(id);
	const move = (to: TaxReturn['jurisdiction']) =>
		update.mutate(
			{ id, body: { jurisdiction: to } },
			{
				onSuccess: () => navigate(checkAddress(id, checkedAnswer('profile', 'residence'))),
			},
		);
	const home = useMoveHome({ taxReturn, entries }, move);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!update.isPending) home.ask(chosen);
	};
	return (
		<ReturnPage
			taxReturn={taxReturn}
			title={label}
			back={<BackLink to={checkAddress(id)}>{sayEntries('back.check')}</BackLink>}
			hasProblem={update.isError}
			summary={<ErrorSummary problems={update.error ? failureProblems(update.error) : []} />}
		>
			{home.dialog}
			<form noValidate onSubmit={submit} className="grid gap-8">
				<RadioGroup
					id="residence"
					label={sayEntries('residence.when')}
					options={places.map((value) => ({ value, label: choices[value] ?? value }))}
					value={chosen}
					onChange={(value) => choose(places.find((place) => place === value) ?? chosen)}
				/>
				<div>
					<Button type="submit" busy={update.isPending && sayEntries('form.saving')}>
						{sayEntries('form.save')}
					</Button>
				</div>
			</form>
		</ReturnPage>
	);
}
