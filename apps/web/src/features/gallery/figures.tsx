/** Figures: amounts, progress and charts, each empty, usual and long. */
import { pence } from '@halfpenny/facts';
import { useState } from 'react';
import { BarList } from '../../charts/bar-list.tsx';
import { PoundBar } from '../../charts/pound-bar.tsx';
import { Waterfall } from '../../charts/waterfall.tsx';
import { YearLine } from '../../charts/year-line.tsx';
import { Amount, AmountDue } from '../../ui/amount.tsx';
import { Coin } from '../../ui/coin.tsx';
import { ProgressCoin } from '../../ui/progress-coin.tsx';
import { Slider } from '../../ui/slider.tsx';
import { ProgressBar, StepHeader, StepWords } from '../../ui/steps.tsx';
import { Part, Section, State, States } from './part.tsx';
import { EMPLOYER, MUCH } from './samples.ts';

export function Figures() {
	return (
		<>
			<Section id="figures" title="Amounts and progress">
				<Amounts />
				<Progress />
			</Section>
			<Section id="charts" title="Charts">
				<Bars />
				<Falls />
				<ListOfBars />
				<Lines />
			</Section>
		</>
	);
}

function Amounts() {
	return (
		<Part
			file="ui/amount.tsx"
			names={['Amount', 'AmountDue']}
			when="An amount that stands alone. One large one a screen. AmountDue says before it which way the money goes, since a sign is easily missed. In running text and tables amounts are plain, with equal figures."
		>
			<States>
				<State name="Owed, to be paid back, nothing">
					<div className="flex flex-wrap items-end gap-x-10 gap-y-5">
						<AmountDue amount={pence(123_456)} />
						<AmountDue amount={pence(-45_678)} />
						<AmountDue amount={pence(0)} />
					</div>
				</State>
				<State name="In the strip at the foot of a phone">
					<AmountDue amount={pence(123_456)} size="bar" />
				</State>
				<State name="Small, medium, large">
					<div className="flex flex-wrap items-baseline gap-6">
						<Amount amount={pence(123_456)} size="small" />
						<Amount amount={pence(123_456)} size="medium" />
						<Amount amount={pence(123_456)} />
					</div>
				</State>
				<State name="Huge, and long">
					<Amount amount={pence(123_456)} size="huge" />
					<br />
					<Amount amount={MUCH} size="medium" />
				</State>
			</States>
		</Part>
	);
}

function Progress() {
	return (
		<>
			<Part
				file="ui/progress-coin.tsx"
				names={['ProgressCoin']}
				when="How far a whole return is. A real progress element lies under it; the words beside it belong to the screen."
			>
				<div className="flex flex-wrap items-center gap-6">
					{[0, 1, 2, 3, 4, 5].map((done) => (
						<ProgressCoin key={done} label="Tax Return Progress" done={done} of={5} />
					))}
				</div>
			</Part>
			<Part
				file="ui/coin.tsx"
				names={['Coin']}
				when="The mark of the product. Decoration wherever it stands; for progress use the ProgressCoin."
			>
				<div className="flex flex-wrap items-center gap-4">
					<Coin className="size-8" />
					<Coin className="size-16" share={0.4} />
					<Coin className="size-24" share={0} />
				</div>
			</Part>
			<Part
				file="ui/steps.tsx"
				names={['StepHeader', 'StepWords', 'ProgressBar']}
				when="Where one is in a few steps that follow each other. StepWords alone where it is not known yet how many there are; ProgressBar alone where other words say it."
			>
				<States>
					<State name="Header">
						<StepHeader label="Setup" step={2} steps={4} />
					</State>
					<State name="Words alone">
						<StepWords>Step 2</StepWords>
					</State>
					<State name="Bar: none, some, all">
						<div className="grid gap-3">
							<ProgressBar label="None" done={0} of={4} />
							<ProgressBar label="Some" done={3} of={4} />
							<ProgressBar label="All" done={4} of={4} />
						</div>
					</State>
				</States>
			</Part>
			<Sliders />
		</>
	);
}

function Sliders() {
	const [gift, setGift] = useState(600);
	return (
		<Part
			file="ui/slider.tsx"
			names={['Slider']}
			when="To try a figure out, never to give one: an answer is typed. Its value stands beside its label and is said as a person would."
		>
			<States>
				<State name="As it is">
					<Slider
						id="gift-aid"
						label="Gift Aid donations"
						value={gift}
						shown={`£${gift}`}
						max={5000}
						step={20}
						onChange={setGift}
					/>
				</State>
				<State name="At its end, with a long label">
					<Slider
						id="pay"
						label={`Pay from ${EMPLOYER}`}
						value={100}
						shown="£12,345,678"
						max={100}
						step={1}
						onChange={() => {}}
					/>
				</State>
			</States>
		</Part>
	);
}

/** Every rate, and a slice too thin for words. */
const slices = [1900, 2000, 2100, 4200, 4500, 4800].map((rate, index) => ({
	income: 'nonSavings',
	band: ['starter', 'basic', 'intermediate', 'higher', 'advanced', 'top'][index] ?? '',
	rate,
	amount: pence(index === 4 ? 40_000 : 1_500_000),
	tax: pence(150 * rate),
}));

function Bars() {
	return (
		<Part
			file="charts/pound-bar.tsx"
			names={['PoundBar']}
			when="Where each pound falls. Pointing, tapping or the arrows give the rule of a slice; a table lies under it."
		>
			<State name="Every rate of Scotland, one slice too thin for words">
				<PoundBar totalIncome={pence(1_257_000 + 7_540_000)} slices={slices} />
			</State>
			<States>
				<State name="One slice, much of it">
					<PoundBar
						totalIncome={MUCH}
						slices={[
							{ income: 'nonSavings', band: 'additional', rate: 4500, amount: MUCH, tax: pence(555_555_550) },
						]}
					/>
				</State>
				<State name="Empty">
					<PoundBar totalIncome={pence(0)} slices={[]} />
				</State>
			</States>
		</Part>
	);
}

function Falls() {
	return (
		<Part
			file="charts/waterfall.tsx"
			names={['Waterfall']}
			when="From one sum to another, step by step. A step whose working can be shown is a button."
		>
			<States>
				<State name="With long words, and steps that open">
					<Waterfall
						label="From pay to tax"
						steps={[
							{ key: 'pay', label: `Pay from ${EMPLOYER}`, amount: MUCH, isSum: true },
							{ key: 'allowance', label: 'Personal allowance', amount: pence(-1_257_000) },
							{ key: 'pence', label: 'A few pence more', amount: pence(3) },
							{ key: 'taxed', label: 'Taxed', amount: pence(1_233_310_893), isSum: true },
						]}
						canOpen={(key) => key === 'allowance'}
						onOpen={() => showRule()}
					/>
				</State>
				<State name="Below zero">
					<Waterfall
						label="From tax to what comes back"
						steps={[
							{ key: 'tax', label: 'Tax', amount: pence(120_000), isSum: true },
							{ key: 'paid', label: 'Tax taken off already', amount: pence(-165_678) },
							{ key: 'back', label: 'HMRC owes you', amount: pence(-45_678), isSum: true },
						]}
					/>
				</State>
			</States>
		</Part>
	);
}

function ListOfBars() {
	return (
		<Part
			file="charts/bar-list.tsx"
			names={['BarList']}
			when="A few amounts beside each other, as an answer of the assistant shows them."
		>
			<BarList
				title="What makes up the charge"
				bars={[
					{ label: 'Income Tax', amount: '12345678.90' },
					{ label: 'National Insurance', amount: '1306.80' },
					{ label: 'Nothing', amount: '0.00' },
				]}
			/>
		</Part>
	);
}

function showRule(): void {
	document.getElementById('charts')?.scrollIntoView();
}

function Lines() {
	const year = { taxYear: '2025-26', from: '2025-04-06', to: '2027-01-31' };
	return (
		<Part
			file="charts/year-line.tsx"
			names={['YearLine']}
			when="A year’s days in order: what is past is muted, today is a coin. The list under it says the same."
		>
			<States>
				<State name="In the middle of the year">
					<YearLine
						{...year}
						today="2026-11-20"
						dates={[
							{ date: '2025-04-06', label: 'The tax year begins' },
							{ date: '2026-10-31', label: 'Last day for a paper return' },
							{ date: '2027-01-31', label: 'Last day to file online, and to pay what you owe for the year' },
						]}
					/>
				</State>
				<State name="No dates, and today outside the line">
					<YearLine {...year} today="2028-01-01" dates={[]} />
				</State>
			</States>
		</Part>
	);
}
