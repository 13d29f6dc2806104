/** Whether the return has the amounts that a document has. */
import { formatPounds, parsePounds } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { questionWords } from '@halfpenny/messages/questions';
import { findSection } from '@halfpenny/questions';
import type { AssistantPorts } from '../ports.ts';
import type { ToolResult } from './tool.ts';

const AMOUNT = /(?<![\d.,])\d[\d,]*\.\d\d(?!\d)/g;

/** The amounts of some lines that are answers of the return, with their questions, and those that are none. */
export function comparedWithReturn(
	file: string,
	lines: readonly string[],
	ports: Pick<AssistantPorts, 'entries'>,
): ToolResult {
	const amounts = new Set(
		lines.flatMap((line) => line.match(AMOUNT) ?? []).map((one) => one.replaceAll(',', '')),
	);
	const each = [...amounts].map((amount) => ({ amount: written(amount), at: questionWith(amount, ports) }));
	const same = each.flatMap(({ amount, at }) => (at === undefined ? [] : [`${at} ${amount}`]));
	const others = each.flatMap(({ amount, at }) => (at === undefined ? [amount] : []));
	return {
		sentences: [
			...(same.length > 0 ? [sayAssistant(others.length > 0 ? 'documents.someSame' : 'documents.same')] : []),
			...(others.length > 0 ? [sayAssistant('documents.notOnReturn')] : []),
			...(each.length === 0 ? [sayAssistant('documents.noAmounts')] : []),
		],
		fills: { file, same: same.join('; '), others: others.join(', ') },
		parts: [{ type: 'source', source: { label: file } }],
	};
}

function written(amount: string): string {
	const read = parsePounds(amount);
	return read.ok ? formatPounds(read.value) : amount;
}

/** The question that has an amount for its answer. */
function questionWith(amount: string, { entries }: Pick<AssistantPorts, 'entries'>): string | undefined {
	for (const { section, answers } of entries()) {
		const found = findSection(section)?.questions.find(({ id }) => answers[id] === amount);
		if (found) return questionWords(section, found.id).label;
	}
	return undefined;
}
