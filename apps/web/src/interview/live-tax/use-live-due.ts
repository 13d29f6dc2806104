/** The tax while a form is typed: what is due with it, what was due as saved, and the working of it. */
import type { Answers, Section } from '@halfpenny/questions';
import { useEffect, useMemo, useState } from 'react';
import { useUser } from '../../api/operations/user.ts';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import { yearOf } from '../../returns/return-year.ts';
import type { Line } from '../../returns/working/working.ts';
import type { LiveDue } from './live-words.ts';

type Engine = typeof import('./engine.ts');

/** What a form is of, and what is typed into it. */
export interface LiveForm {
	readonly taxReturn: TaxReturn;
	readonly entries: readonly Entry[];
	readonly section: Section;
	/** Absent when one is added. */
	readonly entry: Entry | undefined;
	readonly draft: Answers;
}

/** What can be said of the tax; `due` is undefined while it cannot be worked out. */
export interface WorkedOut {
	/** Whether the engine is still on its way. */
	readonly waiting: boolean;
	readonly due: LiveDue | undefined;
	/** The lines behind it, with what is typed. */
	readonly lines: () => readonly Line[];
}

/** Works it out anew with each change of what is typed. */
export function useLiveDue({ taxReturn, entries, section, entry, draft }: LiveForm): WorkedOut {
	const { engine, waiting } = useEngine(section.returnType === 'individual');
	const dateOfBirth = useUser().data?.dateOfBirth ?? null;
	const { jurisdiction } = taxReturn;
	const taxpayer = useMemo(
		() => ({ taxYear: yearOf(taxReturn), residence: jurisdiction, dateOfBirth }),
		[taxReturn, jurisdiction, dateOfBirth],
	);
	const typed = useMemo(
		() => engine?.withDraft(entries, section, entry?.id, draft, taxpayer.taxYear),
		[engine, taxpayer, entries, section, entry, draft],
	);
	const saved = useMemo(() => engine?.dueOn(taxpayer, entries), [engine, taxpayer, entries]);
	const typedDue = useMemo(() => typed && engine?.dueOn(taxpayer, typed), [engine, taxpayer, typed]);
	const now = useLastKnown(typedDue) ?? saved;
	return {
		waiting,
		due: now === undefined ? undefined : { now: now.amount, saved: saved?.amount, blank: now.blank },
		lines: () => engine?.workingOn(taxpayer, typed ?? entries) ?? [],
	};
}

/** The value, and while there is none the last one. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
	const [last, setLast] = useState(value);
	useEffect(() => {
		if (value !== undefined) setLast(value);
	}, [value]);
	return value ?? last;
}

/** Without it the form is whole; the tax is on the dashboard too. */
function useEngine(wanted: boolean) {
	const [engine, setEngine] = useState<Engine>();
	const [waiting, setWaiting] = useState(wanted);
	useEffect(() => {
		if (!wanted) return;
		import('./engine.ts').then(setEngine, () => undefined).then(() => setWaiting(false));
	}, [wanted]);
	return { engine, waiting };
}
