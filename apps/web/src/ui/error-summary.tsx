/** Lists a form's problems at the top of the page. It takes the focus, and each line links to its field. */
import { say } from '@halfpenny/messages/shell';
import { type MouseEvent, useEffect, useRef } from 'react';

/** A problem. `field` is the id of its control, absent if it belongs to none. */
export interface FormProblem {
	readonly field?: string | undefined;
	readonly message: string;
	/** The message beside the field, if it should be shorter there. */
	readonly beside?: string | undefined;
	/** What to do about it, if the message doesn't say. */
	readonly remediation?: string | undefined;
}

/** Renders nothing without problems. Each new list takes the focus again. */
export function ErrorSummary({ problems }: { readonly problems: readonly FormProblem[] }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (problems.length > 0) box.current?.focus();
	}, [problems]);
	if (problems.length === 0) return null;
	return (
		<div
			ref={box}
			role="alert"
			tabIndex={-1}
			aria-labelledby="error-summary-title"
			className="rounded-card border-2 border-owe bg-owe-wash p-5 sm:p-6"
		>
			<h2 id="error-summary-title" className="text-22">
				{say('problemHeading')}
			</h2>
			<ul className="mt-3 grid gap-2 text-18">
				{problems.map((problem) => (
					<li key={`${problem.field}-${problem.message}`}>
						<ProblemLine {...problem} />
					</li>
				))}
			</ul>
		</div>
	);
}

function ProblemLine({ field, message, remediation }: FormProblem) {
	return (
		<>
			{field === undefined ? (
				<span className="font-semibold text-owe">{message}</span>
			) : (
				<a
					href={`#${field}`}
					onClick={(event) => goTo(event, field)}
					className="font-semibold text-owe underline underline-offset-4 hover:decoration-2"
				>
					{message}
				</a>
			)}
			{remediation !== undefined && <span className="block text-16 text-ink">{remediation}</span>}
		</>
	);
}

/** Focuses the field, with its label in view, without adding to the browser's history. */
function goTo(event: MouseEvent, field: string): void {
	const control = document.getElementById(field);
	if (!control) return;
	event.preventDefault();
	const label = document.querySelector(`label[for="${CSS.escape(field)}"]`) ?? control.closest('fieldset');
	(label ?? control).scrollIntoView({ block: 'start' });
	control.focus({ preventScroll: true });
}
