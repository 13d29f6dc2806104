/** The badge of a return's status: its tone and words. */
import type { ShownStatus } from '@halfpenny/lifecycle';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import type { BadgeTone } from '../../ui/badge.tsx';

const tones: Readonly<Record<ShownStatus, BadgeTone>> = {
	draft: 'plain',
	submitted: 'busy',
	processing: 'busy',
	unknown: 'doubt',
	accepted: 'good',
	rejected: 'bad',
	failed: 'bad',
};

/** Returns a status's badge. One that this version doesn't know reads "Unknown". */
export function badgeOf(status: ShownStatus | undefined): {
	readonly tone: BadgeTone;
	readonly words: string;
} {
	return status === undefined
		? { tone: 'plain', words: sayDashboard('badge.none') }
		: { tone: tones[status], words: sayDashboard(`badge.${status}`) };
}
