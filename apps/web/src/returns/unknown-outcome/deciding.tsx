/** Where to look for a submission whose outcome is unknown, and a form to say what the user found. */
import { formatMoment } from '@halfpenny/facts';
import { sayUnknown } from '@halfpenny/messages/unknown-outcome';
import type { Submission } from '../../api/shapes.ts';
import { Notice } from '../../ui/notice.tsx';
import { ReleaseForm } from './release-form.tsx';
import { SetAside } from './set-aside.tsx';
import { unknownWait } from './unknown-words.ts';
import type { Place } from './where-to-look.ts';
import type { SayOfSent } from './words.ts';

const ACCOUNT = 'https://www.gov.uk/log-in-file-self-assessment-tax-return';

interface DecidingProps {
	readonly submission: Submission;
	readonly place: Place;
	readonly say: SayOfSent;
	/** Comes before the time it was sent. */
	readonly lookFor: string;
	/** The stand-in's page that shows it. */
	readonly standIn: string;
}

/** What the user can tell us now, and what only later. */
export function Deciding({ submission, place, say, lookFor, standIn }: DecidingProps) {
	const { releasableAt, maySaySeen, createdAt } = submission;
	const wait = releasableAt === null && (
		<Notice tone="doubt">
			<p>{unknownWait(submission, place, say)}</p>
		</Notice>
	);
	if (place === 'nowhere')
		return (
			<>
				<p className="measure text-18">{say('look.nowhere')}</p>
				{wait}
				{releasableAt !== null && <SetAside {...{ submission, releasableAt, say }} />}
			</>
		);
	return (
		<>
			<WhatToLookFor
				look={say(`look.${place}`)}
				href={place === 'account' ? ACCOUNT : standIn}
				{...{ lookFor, sent: createdAt, place }}
			/>
			{wait}
			{(maySaySeen || releasableAt !== null) && <ReleaseForm {...{ submission, place, say }} />}
		</>
	);
}

function WhatToLookFor({
	look,
	lookFor,
	sent,
	place,
	href,
}: {
	readonly look: string;
	readonly lookFor: string;
	readonly sent: string;
	readonly place: Exclude<Place, 'nowhere'>;
	readonly href: string;
}) {
	return (
		<div className="measure grid gap-2 text-18">
			<p>{look}</p>
			<p>
				{lookFor} <span className="figures font-semibold">{formatMoment(sent)}</span>
			</p>
			<p>
				<a href={href} target="_blank" rel="noreferrer" className="link">
					{sayUnknown(`open.${place}`)}
				</a>
			</p>
			{place === 'account' && <p className="text-16 text-muted">{sayUnknown('behind')}</p>}
		</div>
	);
}
