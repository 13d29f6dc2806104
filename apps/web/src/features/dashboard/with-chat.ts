/** The dashboard's chat: another feature, passed in by the routes. */
import type { ReactNode } from 'react';
import type { NextStep, TaxReturn } from '../../api/shapes.ts';

/** What the chat needs to know about the return, and the component. */
export interface WithChat {
	readonly chat: (about: {
		readonly taxReturn: TaxReturn;
		readonly step: NextStep | undefined;
		/** Whether the return can be changed. */
		readonly open: boolean;
	}) => ReactNode;
}
