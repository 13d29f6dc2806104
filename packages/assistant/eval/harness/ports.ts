/** A return in memory, for conversations in tests and in the evaluation. */
import { type FactsInput, parseFacts } from '@halfpenny/facts';
import { type NextStepInput, nextStep } from '@halfpenny/lifecycle';
import type { AssistantPorts } from '../../src/index.ts';

const status: NextStepInput = {
	today: '2026-11-20',
	taxYear: '2025-26',
	returnType: 'individual',
	channel: 'transaction-engine',
	status: 'draft',
	amending: false,
	hasForm: true,
	deadline: '2027-01-31',
	begun: false,
	submissionId: null,
	test: true,
	notBegun: [],
	missing: [],
	doubtful: [],
	before: [],
	obligations: [],
};

/** The ports of a return with these facts. */
export function portsOf(
	input: Omit<FactsInput, 'taxYear'> = {},
	more: Partial<AssistantPorts> = {},
): AssistantPorts {
	const read = parseFacts({ taxYear: '2025-26', ...input });
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return {
		facts: () => read.facts,
		entries: () => [],
		openProposals: () => [],
		returnType: () => 'individual',
		hasReturn: () => true,
		isLocked: () => false,
		lastYear: () => undefined,
		nextStep: () => nextStep(status),
		today: () => status.today,
		digital: () => ({ connected: false, obligations: [] }),
		documents: async () => [],
		...more,
	};
}
