/** /app?demo: the dashboard of a made-up user's finished return. Nothing is sent; buttons that would send say so. */
import { formatPounds, parsePounds } from '@halfpenny/facts';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sayDemo } from '@halfpenny/messages/demo';
import { Suspense, useMemo } from 'react';
import { useKnownService } from '../../api/service.ts';
import { PoundBar } from '../../charts/pound-bar.tsx';
import { StepTable } from '../../returns/working/step-table.tsx';
import { AmountDue } from '../../ui/amount.tsx';
import { DocumentLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';
import { DemoProgress } from './demo-progress.tsx';
import { Explained } from './explained.tsx';
import { JO, joReturn } from './jo.ts';

/** A separate chunk, so that the app's start doesn't have to list its parts. */
const Settled = lazily(async () => (await import('./settled.tsx')).Settled);

export function DemoPage() {
	const service = useKnownService();
	const today = service?.today ?? new Date().toISOString().slice(0, 10);
	const taxYear = service?.defaultTaxYear;
	const demo = useMemo(() => joReturn(taxYear, today), [taxYear, today]);
	const { calculation } = demo;
	return (
		<Page
			title={sayDemo('heading', { year: demo.taxYear })}
			lead={sayDemo('lead')}
			width="work"
			aside={<Beside />}
		>
			<Notice tone="doubt" title={sayDemo('banner')}>
				<p>{sayDemo('banner.text')}</p>
				<p className="flex flex-wrap gap-x-6 gap-y-2 pt-1">
					<ButtonLink to="/signup" small>
						{sayDemo('start')}
					</ButtonLink>
					<DocumentLink href="/" look="quiet" small>
						{sayDemo('leave')}
					</DocumentLink>
				</p>
			</Notice>
			<Card title={sayDemo('summary.title')}>
				<AmountDue
					amount={calculation.totalDue}
					words={sayDashboard(calculation.totalDue > 0 ? 'summary.due' : 'summary.refund')}
				/>
				<Suspense>
					<Settled demo={demo} today={today} />
				</Suspense>
			</Card>
			<Card title={sayDemo('bar.title')}>
				<PoundBar totalIncome={calculation.totalIncome} slices={calculation.bands} />
			</Card>
			<Answers />
			<section aria-labelledby="working">
				<h2 id="working" className="mb-4 text-28">
					{sayDemo('summary.working')}
				</h2>
				<StepTable steps={demo.steps} caption={sayDemo('summary.working')} />
			</section>
		</Page>
	);
}

function Beside() {
	return (
		<>
			<DemoProgress />
			<Explained
				id="chat"
				title={sayDemo('chat.title')}
				text={sayDemo('chat.text')}
				button={sayDemo('chat.button')}
				explanation={sayDemo('chat.explained')}
			/>
			<Explained
				id="upload"
				title={sayDemo('documents.title')}
				text={sayDemo('documents.text')}
				button={sayDemo('documents.button')}
				explanation={sayDemo('documents.explained')}
			/>
			<Explained
				id="submit"
				title={sayDemo('submit.title')}
				text={sayDemo('submit.text')}
				button={sayDemo('submit.button')}
				explanation={sayDemo('submit.explained')}
			/>
		</>
	);
}

const answers = [
	['answers.pay', JO.pay],
	['answers.tax', JO.taxDeducted],
	['answers.turnover', JO.turnover],
	['answers.costs', JO.costOfGoods],
	['answers.interest', JO.interest],
	['answers.gift', JO.gift],
] as const;

function Answers() {
	return (
		<section aria-labelledby="answers">
			<h2 id="answers" className="text-28">
				{sayDemo('answers.title')}
			</h2>
			<dl className="mt-4 divide-y divide-line border-y border-line text-16">
				{answers.map(([what, amount]) => (
					<div key={what} className="flex justify-between gap-4 py-3">
						<dt>{sayDemo(what)}</dt>
						<dd className="figures">{inWords(amount)}</dd>
					</div>
				))}
			</dl>
			<p className="mt-3 text-14 text-muted">{sayDemo('answers.note')}</p>
		</section>
	);
}

function inWords(amount: string): string {
	const read = parsePounds(amount);
	return read.ok ? formatPounds(read.value) : amount;
}
