/** The tile that sends a return, or leads to where its year is sent from. */
import { sayChat } from '@halfpenny/messages/chat';
import { nextStepAddress } from '../../returns/next-step-address.ts';
import type { ChatAbout } from './chat-about.ts';

/** What the tile says under its title, and where it leads. */
export interface SubmitTile {
	readonly detail: string;
	readonly to: string;
}

/** Promises sending only for a return that can be sent from here. */
export function submitTile({ taxReturn, step, open }: ChatAbout): SubmitTile {
	const { id, canFile } = taxReturn;
	const check = `/app/return/${id}/check`;
	if (!open) return { detail: sayChat('tile.submit.detail.closed'), to: check };
	const place = step?.action.place;
	if (place?.page === 'makingTaxDigital')
		return { detail: sayChat('tile.submit.detail.mtd'), to: nextStepAddress(place, taxReturn) };
	if (!canFile) return { detail: sayChat('tile.submit.detail.noForm'), to: `/app/return/${id}/understand` };
	return { detail: sayChat('tile.submit.detail'), to: check };
}
