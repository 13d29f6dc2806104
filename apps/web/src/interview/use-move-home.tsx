/** Changes where someone lived. If that changes the tax, asks first and shows the bill before and after. */
import { useState } from 'react';
import { useUser } from '../api/operations/user.ts';
import type { Entry, TaxReturn } from '../api/shapes.ts';
import { yearOf } from '../returns/return-year.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import type { MoveWords } from './move-effect.ts';

type Jurisdiction = TaxReturn['jurisdiction'];

/** `ask` moves immediately if the tax stays the same; otherwise when `dialog` is confirmed. */
export function useMoveHome(
	{ taxReturn, entries }: { readonly taxReturn: TaxReturn; readonly entries: readonly Entry[] },
	move: (to: Jurisdiction) => void,
) {
	const dateOfBirth = useUser().data?.dateOfBirth ?? null;
	const [asked, setAsked] = useState<{ readonly to: Jurisdiction; readonly words: MoveWords }>();
	const ask = async (to: Jurisdiction) => {
		const taxpayer = { taxYear: yearOf(taxReturn), residence: taxReturn.jurisdiction, dateOfBirth };
		const { dueOn } = await import('./live-tax/engine.ts');
		const { moveEffect, moveWords } = await import('./move-effect.ts');
		const effect = moveEffect(dueOn, taxpayer, entries, to);
		if (effect) setAsked({ to, words: moveWords(effect) });
		else move(to);
	};
	const close = () => setAsked(undefined);
	// The dialog stays when it closes: the browser gives the focus back to what opened it.
	const dialog = (
		<ConfirmDialog
			id="move-home"
			title={asked?.words.title ?? ''}
			open={asked !== undefined}
			onClose={close}
			no={asked?.words.no ?? ''}
			yes={asked?.words.yes ?? ''}
			onYes={() => {
				close();
				if (asked) move(asked.to);
			}}
		>
			{asked?.words.sentences.map((sentence) => (
				<p key={sentence}>{sentence}</p>
			))}
		</ConfirmDialog>
	);
	return { ask: (to: Jurisdiction) => void ask(to), dialog };
}
