/** The preview: the sheet, and what to do with it. */
import type { Agent } from './agent.ts';
import { AgentSheet } from './agent-sheet.tsx';
import type { Details } from './details.ts';
import { NextSteps } from './next-steps.tsx';

/** The sheet, with the steps below. */
export function FilledForm({
	details,
	agent,
	hmrcForm,
	onEdit,
}: {
	readonly details: Details;
	readonly agent: Agent;
	/** The address of HMRC's own form. */
	readonly hmrcForm: string;
	readonly onEdit: () => void;
}) {
	return (
		<div className="grid gap-8 print:block">
			<AgentSheet details={details} agent={agent} />
			<NextSteps hmrcForm={hmrcForm} onEdit={onEdit} />
		</div>
	);
}
