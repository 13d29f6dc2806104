/** What was told, against the figures of the return that make some of it unlikely. */
import type { KnownEntry } from '../../ports.ts';
import { ofPension } from './of-pension.ts';
import { withoutRepeated, withoutSmall } from './small-for-it.ts';
import type { Heard } from './statements.ts';

/** What was heard as it goes on this return; a correction may be of any size. */
export function checked(heard: Heard, entries: readonly KnownEntry[], isCorrection: boolean): Heard {
	const own = ofPension(heard, entries);
	return isCorrection ? own : withoutSmall(withoutRepeated(own, entries), entries);
}
