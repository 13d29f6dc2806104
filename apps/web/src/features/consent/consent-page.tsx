/**
 * The page where a user agrees, or not, to an agent filing for them: dated, stored, and revocable. HMRC's Transaction
 * Engine doesn't ask the user itself.
 */
import { formatMoment } from '@halfpenny/facts';
import { sayConsent } from '@halfpenny/messages/consent';
import { Link, useLocation } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { failureProblems } from '../../api/form-problems.ts';
import type { Answer } from '../../api/operation.ts';
import { useAnswerConsent, useConsent } from '../../api/operations/consent.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';

type Consent = Answer<'getConsent'>;

/** The page at `/consent/:state`. */
export function ConsentPage() {
	const [path] = useLocation();
	const id = decodeURIComponent(path.split('/')[2] ?? '');
	return (
		<Answered title={sayConsent('step.title')} queries={[useConsent(id)]}>
			{(consent: Consent) =>
				consent.status === 'asked' ? <Question consent={consent} /> : <Settled consent={consent} />
			}
		</Answered>
	);
}

function Question({ consent: { id, title, words, askedAt } }: { readonly consent: Consent }) {
	const answer = useAnswerConsent(id);
	const problems = answer.error ? failureProblems(answer.error) : [];
	return (
		<Page
			title={title}
			lead={sayConsent('page.lead')}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			<Words words={words} />
			<p className="text-14 text-muted">{sayConsent('page.asked', { when: formatMoment(askedAt) })}</p>
			<div className="flex flex-wrap gap-3">
				<Button busy={answer.isPending && sayConsent('page.busy')} onClick={() => answer.mutate(true)}>
					{sayConsent('page.yes')}
				</Button>
				<Button look="secondary" onClick={() => !answer.isPending && answer.mutate(false)}>
					{sayConsent('page.no')}
				</Button>
			</div>
		</Page>
	);
}

function Words({ words }: { readonly words: readonly string[] }) {
	return (
		<div className="measure grid gap-3 border-l-4 border-copper pl-5 text-18">
			{words.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}

function Settled({ consent }: { readonly consent: Consent }) {
	const given = consent.status === 'given';
	return (
		<Page
			title={given ? sayConsent('authorised.title') : sayConsent('failed.title')}
			arrival={`${consent.id} ${consent.status}`}
		>
			<Notice tone={given ? 'good' : 'doubt'} live>
				<p>{answerWords(consent)}</p>
			</Notice>
			{given && <Words words={consent.words} />}
			<WayBack />
			{given && (
				<p className="text-16">
					<Link to="/account/filing" className="link">
						{sayConsent('page.takeBack')}
					</Link>
				</p>
			)}
		</Page>
	);
}

/** The status of the request, in a sentence with its date. */
export function answerWords({
	status,
	agent,
	answeredAt,
	revokedAt,
}: Pick<Consent, 'status' | 'agent' | 'answeredAt' | 'revokedAt'>): string {
	const when = formatMoment((status === 'revoked' ? revokedAt : answeredAt) ?? '');
	switch (status) {
		case 'given':
			return sayConsent('page.given', { agent: agent.name, when });
		case 'refused':
			return sayConsent('page.refused', { when });
		case 'revoked':
			return sayConsent('page.revoked', { when });
		default:
			return sayConsent('page.closed');
	}
}

/** Closes the window opened for the request; a page without one leads back. */
function WayBack() {
	if (window.opener === null)
		return (
			<div>
				<ButtonLink to="/app">{sayConsent('page.return')}</ButtonLink>
			</div>
		);
	return (
		<div className="grid justify-items-start gap-3">
			<p className="text-18">{sayConsent('page.closeWindow')}</p>
			<Button onClick={() => window.close()}>{sayConsent('page.close')}</Button>
		</div>
	);
}
