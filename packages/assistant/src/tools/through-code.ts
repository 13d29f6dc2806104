/** What HMRC collects through a tax code: the balance is then not paid in January. */
import { formatDay, formatPounds } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import type { Settlement } from '@halfpenny/tax';
import type { AssistantPorts } from '../ports.ts';
import type { ToolResult } from './tool.ts';

/** The sentence that says so, and what fills it; none where no code may collect it, or the day to file for it is past. */
export function throughCode(
	{ codingOut }: Pick<Settlement, 'codingOut'>,
	ports: Pick<AssistantPorts, 'isLocked' | 'today'>,
): Required<Pick<ToolResult, 'sentences' | 'fills'>> {
	if (!codingOut) return { sentences: [], fills: {} };
	const { amount, fileBy } = codingOut;
	const fills = { coded: formatPounds(amount), fileBy: formatDay(fileBy) };
	// HMRC may have had a locked return by that day, and collects it whatever day it is now.
	if (ports.isLocked()) return { sentences: [sayAssistant('throughCode.sent')], fills };
	return { sentences: ports.today() <= fileBy ? [sayAssistant('throughCode')] : [], fills };
}
