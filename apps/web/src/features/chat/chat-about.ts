/** What a chat is about. */
import type { NextStep, TaxReturn } from '../../api/shapes.ts';

/** A return, its status, and what the user may do with it. */
export interface ChatAbout {
	readonly taxReturn: Pick<TaxReturn, 'id' | 'userId' | 'taxYear' | 'returnType' | 'canFile'>;
	readonly step: NextStep | undefined;
	/** Whether the return can be changed and documents added. */
	readonly open: boolean;
}
