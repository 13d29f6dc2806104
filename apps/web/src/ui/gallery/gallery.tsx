/** The design system in development: every component in every state, with long content. */
import { pence } from '@halfpenny/facts';
import { type ReactNode, useState } from 'react';
import { PoundBar } from '../../charts/pound-bar.tsx';
import { YearLine } from '../../charts/year-line.tsx';
import { AmountDue } from '../amount.tsx';
import { Badge } from '../badge.tsx';
import { BackLink, Button, ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { Details } from '../details.tsx';
import { Dialog } from '../dialog.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { Notice } from '../notice.tsx';
import { Page } from '../page.tsx';
import { PaperTrail } from '../paper-trail.tsx';
import { ProgressCoin } from '../progress-coin.tsx';
import { Bone, Skeleton } from '../skeleton.tsx';
import { Slider } from '../slider.tsx';
import { StepHeader } from '../steps.tsx';
import { SummaryList } from '../summary-list.tsx';
import { Table } from '../table.tsx';
import { Tabs } from '../tabs.tsx';
import { showToast } from '../toast-store.ts';
import { GalleryFields } from './gallery-fields.tsx';

const employer = 'Wolverhampton & Dudley Brass Founders Ltd';
const problems = [
	{ field: 'pay', message: 'Enter an amount in pounds and pence, for example 1,234.56' },
	{
		message: 'HMRC cannot be reached just now',
		remediation: 'Nothing was sent. Try again in a few minutes.',
	},
];
const bands = [
	{ band: 'Basic rate, 20%', income: '£37,700.00', tax: '£7,540.00' },
	{ band: 'Higher rate, 40%', income: '£12,345,678.90', tax: '£4,938,271.56' },
];

/** The page at /ui. */
export function Gallery() {
	return (
		<Page
			title="Design system"
			width="work"
			back={<BackLink to="/" />}
			lead="Every component, every state, long content."
		>
			<Section title="Buttons">
				<div className="flex flex-wrap gap-3">
					<Button>Complete Setup</Button>
					<Button look="secondary">Save for later</Button>
					<Button look="quiet">Skip for Now</Button>
					<Button look="danger">Remove this job</Button>
					<Button busy="Creating account...">Create account</Button>
					<Button look="secondary" small>
						Small
					</Button>
					<ButtonLink to="/ui">A link</ButtonLink>
				</div>
			</Section>
			<Section title="What is wrong">
				<ErrorSummary problems={problems} />
			</Section>
			<Section title="Fields">
				<GalleryFields />
			</Section>
			<Section title="Amounts and progress">
				<div className="flex flex-wrap items-end gap-x-12 gap-y-6">
					<AmountDue amount={pence(123_456)} />
					<AmountDue amount={pence(-1_234_567_890)} />
					<AmountDue amount={pence(0)} size="medium" />
				</div>
				<div className="flex flex-wrap items-center gap-6">
					{[0, 1, 2, 3, 4, 5].map((done) => (
						<ProgressCoin key={done} label="Tax Return Progress" done={done} of={5} />
					))}
				</div>
				<StepHeader label="Setup" step={2} steps={4} />
			</Section>
			<Section title="Charts">
				<Slices />
				<PoundBar totalIncome={pence(0)} slices={[]} />
				<YearLine
					taxYear="2025-26"
					from="2025-04-06"
					to="2027-01-31"
					today="2026-11-20"
					dates={[
						{ date: '2025-04-06', label: 'The tax year begins' },
						{ date: '2026-10-31', label: 'Last day for a return on paper' },
						{ date: '2027-01-31', label: 'Last day to file online, and to pay' },
					]}
				/>
			</Section>
			<Section title="Paper trail">
				<PaperTrail
					stamps={[
						{ kind: 'document', value: 'P60, page 1', to: '/ui' },
						{ kind: 'figure', value: '£12,345,678.90' },
						{ kind: 'box', value: 'SA102 box 1, EMP1' },
						{ kind: 'receipt' },
					]}
				/>
			</Section>
			<Section title="Cards, lists, tables">
				<div className="grid gap-6 lg:grid-cols-2">
					<Card title="Job">
						<SummaryList
							rows={[
								{ key: 'a', label: 'Employer', value: employer, note: 'From your P60, page 1', to: '/ui' },
								{ key: 'b', label: 'Pay before tax', value: '£12,345,678.90', figure: true, to: '/ui' },
								{ key: 'c', label: 'Employer PAYE reference', to: '/ui' },
							]}
						/>
					</Card>
					<Card title="Bands">
						<Table
							caption="Your income by band"
							captionHidden
							columns={[
								{ key: 'band', heading: 'Band', cell: (row) => row.band },
								{ key: 'income', heading: 'Income', cell: (row) => row.income, figure: true },
								{ key: 'tax', heading: 'Tax', cell: (row) => row.tax, figure: true },
							]}
							rows={bands}
							rowKey={(row) => row.band}
						/>
					</Card>
				</div>
			</Section>
			<Section title="States">
				<div className="flex flex-wrap gap-2">
					<Badge>Draft</Badge>
					<Badge tone="busy">Processing</Badge>
					<Badge tone="good">Accepted</Badge>
					<Badge tone="bad">Failed</Badge>
					<Badge tone="doubt">Check this</Badge>
				</div>
				<Notice title="Keep your records">Keep them at least 5 years after the 31 January deadline.</Notice>
				<Notice tone="good" title="HMRC has accepted your return">
					Your receipt is below.
				</Notice>
				<Notice tone="doubt" title="This P60 is for another year">
					It says 2023-24; this return is for 2024-25.
				</Notice>
				<Notice tone="bad" title="HMRC refused this return">
					Box 1 of SA102 is missing.
				</Notice>
				<Details summary="How is this worked out?">20% of £37,700.00 is £7,540.00.</Details>
				<Details summary="Why we ask" quiet>
					HMRC asks for it on page 1 of the form.
				</Details>
				<Skeleton className="max-w-96">
					<Bone className="h-7 w-40" />
					<Bone />
					<Bone className="h-5 w-3/4" />
				</Skeleton>
			</Section>
			<Interactive />
		</Page>
	);
}

/** Every rate that there is, and a slice too thin for words. */
function Slices() {
	const [giftAid, setGiftAid] = useState(600);
	const rates = [1900, 2000, 2100, 4200, 4500, 4800];
	const slices = rates.map((rate, index) => ({
		income: 'nonSavings',
		band: ['starter', 'basic', 'intermediate', 'higher', 'advanced', 'top'][index] ?? '',
		rate,
		amount: pence(index === 4 ? 40_000 : 1_500_000),
		tax: pence(150 * rate),
	}));
	return (
		<>
			<PoundBar totalIncome={pence(1_257_000 + 7_540_000)} slices={slices} />
			<Slider
				id="gift-aid"
				label="Gift Aid donations"
				value={giftAid}
				shown={`£${giftAid}`}
				max={5000}
				step={20}
				onChange={setGiftAid}
				className="max-w-96"
			/>
		</>
	);
}

function Interactive() {
	const [open, setOpen] = useState(false);
	const [tab, setTab] = useState('one');
	return (
		<Section title="Tabs, dialog, toast">
			<Tabs
				id="gallery"
				label="Examples"
				chosen={tab}
				onChoose={setTab}
				tabs={[
					{ key: 'one', label: 'Overview', panel: <p>The overview.</p> },
					{ key: 'two', label: 'XML Preview', panel: <p>No XML generated yet...</p> },
					{ key: 'three', label: 'Submission', panel: <p>No attempts yet.</p> },
				]}
			/>
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" onClick={() => setOpen(true)}>
					Open a dialog
				</Button>
				<Button look="secondary" onClick={() => showToast({ title: 'Profile updated', detail: employer })}>
					Show a toast
				</Button>
			</div>
			<Dialog
				id="gallery-dialog"
				title="Remove this job?"
				open={open}
				onClose={() => setOpen(false)}
				actions={
					<>
						<Button look="secondary" onClick={() => setOpen(false)}>
							Keep it
						</Button>
						<Button look="danger">Remove it</Button>
					</>
				}
			>
				<p>{employer} and its figures go from your return. Your P60 stays.</p>
			</Dialog>
		</Section>
	);
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	return (
		<section className="grid grid-cols-1 gap-5 border-t border-line pt-6">
			<h2 className="text-28">{title}</h2>
			{children}
		</section>
	);
}
