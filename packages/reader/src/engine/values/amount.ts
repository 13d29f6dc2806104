/** An amount of money as it was found on a page. */
import type { Pence } from '@halfpenny/facts';
import type { Box, Word } from '../../page.ts';

/** An amount and where it is. */
export interface Amount {
	readonly value: Pence;
	readonly text: string;
	readonly words: readonly Word[];
	readonly box: Box;
	readonly size: number;
	/** Whether pence were printed. */
	readonly hasPence: boolean;
	/** Whether pounds and pence were joined, or digits parted by a space, on weak evidence: only a sum can confirm it. */
	readonly isDoubtful: boolean;
	/** Whether it was marked as a refund, or with a minus. */
	readonly isNegative: boolean;
}
