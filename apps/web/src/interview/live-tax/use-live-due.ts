/** The tax while a form is typed: what is due now, what was due as saved, and the working. */
import type { Answers, Section } from '@halfpenny/questions';
import { useEffect, useMemo, useState } from 'react';
import { useUser } from '../../api/operations/user.ts';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import { yearOf } from '../../returns/return-year.ts';
import type { Line } from '../../returns/working/working.ts';
import type { LiveDue } from './live-words.ts';

type Engine = typeof import('./engine.ts');

/** The entry a form edits, and what is typed into it. */
export interface LiveForm {
	readonly taxReturn: TaxReturn;
	readonly entries: readonly Entry[];
	readonly section: Section;
	/** Absent for a new entry. */
	readonly entry: Entry | undefined;
	readonly draft: Answers;
}

/** What we can say about the tax. `due` is undefined while it can't be worked out. */
export interface WorkedOut {
	/** Whether the engine is still loading. */
	readonly waiting: boolean;
	readonly due: LiveDue | undefined;
	/** The working, including what is typed. */
	readonly lines: () => readonly Line[];
}

/** Recalculates on each change. */
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

/** Returns the value, or the last one while there is none. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
	const [last, setLast] = useState(value);
	useEffect(() => {
		if (value !== undefined) setLast(value);
	}, [value]);
	return value ?? last;
}

/** The form works without it; the tax is on the dashboard too. */
function useEngine(wanted: boolean) {
	const [engine, setEngine] = useState<Engine>();
	const [waiting, setWaiting] = useState(wanted);
	useEffect(() => {
		if (!wanted) return;
		import('./engine.ts').then(setEngine, () => undefined).then(() => setWaiting(false));
	}, [wanted]);
	return { engine, waiting };
}
