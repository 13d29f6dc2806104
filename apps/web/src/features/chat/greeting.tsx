/** Shown before the first message: the return's status, and a reminder to keep records. */
import { sayChat } from '@halfpenny/messages/chat';
import { Link } from 'wouter';
import { nextStepAddress } from '../../returns/next-step-address.ts';
import { recordsUntil } from '../../returns/records-until.ts';
import { keepYears } from '../../ui/years.tsx';
import type { ChatAbout } from './chat-about.ts';

export function Greeting({ taxReturn, step, open }: ChatAbout) {
	const { taxYear, returnType } = taxReturn;
	const until = recordsUntil(taxYear);
	return (
		<div className="measure grid gap-3 text-16">
			<p>
				{sayChat(
					returnType === 'partnership' ? 'greeting.partnership' : open ? 'greeting' : 'greeting.closed',
				)}
			</p>
			{step && (
				<p>
					{keepYears(sayChat('greeting.next', { step: asSentence(step.headline) }))}{' '}
					<Link to={nextStepAddress(step.action.place, taxReturn)} className="link">
						{step.action.words}
					</Link>
				</p>
			)}
			{until !== undefined && <p className="text-muted">{sayChat('greeting.records', { until })}</p>}
		</div>
	);
}

function asSentence(headline: string): string {
	return /[.!?]$/.test(headline) ? headline : `${headline}.`;
}
