/** What is said of a year whose final declaration HMRC has: its own figures count, and our answers may lack what the updates had. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import type { AssistantPorts } from '../ports.ts';
import { seeWorking } from './see-working.ts';
import { stepInWords } from './step-in-words.ts';
import type { ToolResult } from './tool.ts';

/** A tool that says something of the year’s tax only while the answers here decide it. */
export function unlessDeclared<Input>(
	run: (input: Input, ports: AssistantPorts) => ToolResult,
): (input: Input, ports: AssistantPorts) => ToolResult {
	return (input, ports) => (isDeclared(ports) ? hmrcsFigures(ports) : run(input, ports));
}

function isDeclared(ports: AssistantPorts): boolean {
	return ports
		.digital()
		.obligations.some(({ kind, fulfilledOn }) => kind === 'finalDeclaration' && fulfilledOn !== null);
}

function hmrcsFigures(ports: AssistantPorts): ToolResult {
	return {
		sentences: [sayAssistant('owe.declared')],
		fills: { taxYear: ports.facts().taxYear, step: stepInWords(ports.nextStep()) },
		parts: [seeWorking],
	};
}
