/** What a chat is about. */
import type { NextStep, TaxReturn } from '../../api/shapes.ts';

/** A return, where it is, and what may be done with it. */
export interface ChatAbout {
	readonly taxReturn: Pick<TaxReturn, 'id' | 'userId' | 'taxYear' | 'returnType'>;
	readonly step: NextStep | undefined;
	/** Whether the return takes changes and documents. */
	readonly open: boolean;
}
