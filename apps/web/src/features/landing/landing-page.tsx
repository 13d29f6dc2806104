/** The first page: one promise, the live pound bar, what the product does, the proof, the price, who is behind it. */
import { sayLanding } from '@halfpenny/messages/landing';
import { Island } from '../../site/island.tsx';
import { useSite } from '../../site/site-context.tsx';
import { StartLink } from '../../site/start-link.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { LearnMore } from '../../ui/learn-more.tsx';
import { MAIN } from '../../ui/page.tsx';
import { keepWords, keepYears } from '../../ui/years.tsx';
import { Badges } from './badges.tsx';
import { CalculatorIsland } from './calculator-island.tsx';
import { Cost, Dates, Who } from './closing-sections.tsx';
import { Example } from './example.tsx';
import { Features } from './features.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Trust } from './trust.tsx';

/** The page at /. */
export function LandingPage() {
	const { figures, service } = useSite();
	return (
		<main id={MAIN} tabIndex={-1} className="mx-auto w-full max-w-[1120px] px-4 sm:px-6">
			<Opening />
			<section id="calculator" aria-label={sayLanding('try.title')} className="scroll-mt-4 pb-10 sm:pb-14">
				<div className="noscript:hidden">
					<Island name="calculator" Screen={CalculatorIsland} given={{ taxYear: figures.taxYear }} />
				</div>
				<noscript>
					<Example taxYear={figures.taxYear} />
				</noscript>
			</section>
			<Badges service={service} />
			<Features environment={service.environment} />
			<HowItWorks />
			<Trust />
			<Dates />
			<Cost />
			<Who />
			<div className="pb-14 sm:pb-20">
				<Ready />
			</div>
		</main>
	);
}

/** A year that can't be filed yet can still be started, and the page also mentions the one before. */
function Ready() {
	const { figures } = useSite();
	const { taxYear: year, canFile, endsOn: ends, onlineBy: deadline, latestToFile } = figures;
	const soon = [
		sayLanding('start.text', { ends, deadline }),
		...(latestToFile === undefined ? [] : [sayLanding('start.last', { year: latestToFile })]),
	].join(' ');
	return (
		<CallToAction
			coin
			title={keepYears(sayLanding(canFile ? 'ready.title' : 'start.title', { year }))}
			text={canFile ? sayLanding('ready.text', { deadline }) : soon}
		>
			<StartLink>{sayLanding('ready.start')}</StartLink>
		</CallToAction>
	);
}

function Opening() {
	const { taxYear } = useSite().figures;
	return (
		<div className="grid items-end gap-x-14 gap-y-5 pt-9 pb-9 sm:pt-12 lg:grid-cols-[6fr_5fr]">
			<div className="grid gap-4">
				<h1 tabIndex={-1} className="text-36 max-[25rem]:tracking-[-0.028em] min-[25rem]:text-48 sm:text-60">
					{keepWords(sayLanding('title'))}
				</h1>
				<p className="font-serif text-22 text-copper sm:text-28">{sayLanding('promise')}</p>
			</div>
			<div className="grid gap-5">
				<p className="measure text-18 text-muted">{keepYears(sayLanding('lead', { year: taxYear }))}</p>
				<div className="flex flex-wrap items-center gap-x-7 gap-y-3">
					<StartLink>{sayLanding('start')}</StartLink>
					<a href="/resources" className="link text-18 font-semibold">
						<LearnMore />
					</a>
				</div>
			</div>
		</div>
	);
}
