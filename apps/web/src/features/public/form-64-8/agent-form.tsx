/** The form 64-8 helper: fill it in, preview the sheet, print it. What is typed stays on the page. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Agent } from './agent.ts';
import { change, type Details, NO_DETAILS } from './details.ts';
import { DetailsForm } from './details-form.tsx';

/** Loaded when first needed. */
const FilledForm = lazy(async () => ({ default: (await import('./filled-form.tsx')).FilledForm }));

/** Edit, preview, and back. */
export function AgentForm({ agent, hmrcForm }: { readonly agent: Agent; readonly hmrcForm: string }) {
	const [details, setDetails] = useState(NO_DETAILS);
	const [shown, setShown] = useState<'form' | 'sheet'>('form');
	const top = useRef<HTMLDivElement>(null);
	const turned = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the turn of the page alone
	useEffect(() => {
		if (turned.current) top.current?.focus();
	}, [shown]);
	const turn = (to: typeof shown) => {
		turned.current = true;
		setShown(to);
	};
	return (
		<div ref={top} tabIndex={-1} className="scroll-mt-6 outline-none">
			{shown === 'form' ? (
				<DetailsForm
					details={details}
					agent={agent}
					onChange={(answer: Partial<Details>) => setDetails((before) => change(before, answer))}
					onReady={() => turn('sheet')}
				/>
			) : (
				<Suspense>
					<FilledForm details={details} agent={agent} hmrcForm={hmrcForm} onEdit={() => turn('form')} />
				</Suspense>
			)}
		</div>
	);
}
