/** The chat that stands in a dashboard: another feature, which the routes hand in. */
import type { ReactNode } from 'react';
import type { NextStep, TaxReturn } from '../../api/shapes.ts';

/** What the chat is told of the return, and what gives it. */
export interface WithChat {
	readonly chat: (about: {
		readonly taxReturn: TaxReturn;
		readonly step: NextStep | undefined;
		/** Whether the return takes changes. */
		readonly open: boolean;
	}) => ReactNode;
}
