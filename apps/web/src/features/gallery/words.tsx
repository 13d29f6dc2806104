/** Messages: badges, notices, problems, lists, tables, cards, each empty, loading, failed and long. */
import { LoadFailed } from '../../api/load-failed.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeList } from '../../ui/code-list.tsx';
import { keepDates } from '../../ui/dates.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ChevronDown, ChevronRight, Cross, FormBox, Sheet, Slip, Sum, Tick } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PaperTrail } from '../../ui/paper-trail.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { Table } from '../../ui/table.tsx';
import { keepWords, keepYears } from '../../ui/years.tsx';
import { Part, Section, State, States } from './part.tsx';
import { EMPLOYER, FAILURE, MUCH_WORDS } from './samples.ts';

export function Words() {
	return (
		<>
			<Section id="messages" title="Messages">
				<Messages />
				<Icons />
			</Section>
			<Section id="lists" title="Cards, lists, tables">
				<Cards />
				<Lists />
				<Codes />
				<Tables />
				<Trail />
			</Section>
		</>
	);
}

const problems = [
	{ field: 'money-error', message: 'Enter an amount in pounds and pence, for example 1,234.56' },
	{ message: FAILURE.message, remediation: FAILURE.remediation },
];

function Messages() {
	return (
		<>
			<Part
				file="ui/error-summary.tsx"
				names={['ErrorSummary']}
				when="First on a screen whose answers did not pass, even for one. Takes the focus; each line leads to its field and says what the field says."
			>
				<ErrorSummary problems={problems} />
			</Part>
			<Part
				file="ui/notice.tsx"
				names={['Notice']}
				when="Something to know before going on, where it matters. Good for a receipt, doubt for what needs an eye, bad for what stands in the way. At most one of a tone in sight."
			>
				<States>
					<State name="Plain">
						<Notice title="Keep your records">
							Keep them at least 5 years after the 31 January deadline.
						</Notice>
					</State>
					<State name="Good">
						<Notice tone="good" title="HMRC has accepted your return">
							Your receipt is below.
						</Notice>
					</State>
					<State name="Doubt">
						<Notice tone="doubt" title="This P60 is for another year">
							It says 2023-24; this return is for 2024-25.
						</Notice>
					</State>
					<State name="Bad">
						<Notice tone="bad" title="HMRC refused this return">
							Box 1 of SA102 is missing for {EMPLOYER}.
						</Notice>
					</State>
				</States>
			</Part>
			<Part
				file="ui/badge.tsx"
				names={['Badge']}
				when="A state in a word or two, beside what has it. The word says it; the colour only helps. Never a button."
			>
				<div className="flex flex-wrap gap-2">
					<Badge>Draft</Badge>
					<Badge tone="busy">Processing</Badge>
					<Badge tone="good">Accepted</Badge>
					<Badge tone="bad">Failed</Badge>
					<Badge tone="doubt">Finding out what HMRC has</Badge>
				</div>
			</Part>
			<Part
				file="ui/years.tsx"
				names={['keepYears', 'keepWords']}
				when="Keeps tax years and some words whole where a line ends. Headings and leads of a Page do it by themselves."
			>
				<p className="w-40 border border-line p-2">
					{keepYears('The whole tax year 2025-26')}, {keepWords('with the stand-in for HMRC')}
				</p>
			</Part>
			<Part
				file="ui/dates.tsx"
				names={['keepDates']}
				when="Keeps whole dates together, the year too, where a column of them is narrow."
			>
				<p className="w-40 border border-line p-2">{keepDates('From 6 October 2026 to 5 January 2027')}</p>
			</Part>
		</>
	);
}

const icons = { Tick, Cross, ChevronDown, ChevronRight, Sheet, Sum, FormBox, Slip };

function Icons() {
	return (
		<Part
			file="ui/icons.tsx"
			names={Object.keys(icons)}
			when="All of them are decoration, hidden from screen readers: the words beside them carry the meaning. Sheet is a document, Sum a figure, FormBox a box of a form, Slip a receipt."
		>
			<ul className="flex flex-wrap gap-6">
				{Object.entries(icons).map(([name, Icon]) => (
					<li key={name} className="grid justify-items-center gap-1 text-14 text-muted">
						<Icon className="size-7 text-ink" />
						{name}
					</li>
				))}
			</ul>
		</Part>
	);
}

function Cards() {
	return (
		<>
			<Part
				file="ui/card.tsx"
				names={['Card']}
				when="One matter, with a heading when it is a section of its own. Cards do not stand in cards; what needs no frame gets none."
			>
				<States>
					<State name="With a heading and an action">
						<Card
							title="Documents"
							action={
								<a href="#lists" className="link text-16">
									All documents
								</a>
							}
						>
							<p>Your P60 from {EMPLOYER} has been read.</p>
						</Card>
					</State>
					<State name="Empty: says what would stand here, and how it comes">
						<Card title="Documents">
							<p className="text-muted">No documents uploaded yet. Give us a P60 as a PDF to begin.</p>
						</Card>
					</State>
					<State name="Loading: bones in its own shape">
						<Card title="Documents">
							<Bones />
						</Card>
					</State>
					<State name="Failed: why, and another try">
						<Card title="Documents">
							<LoadFailed failure={FAILURE} retry={() => {}} />
						</Card>
					</State>
				</States>
			</Part>
			<Part
				file="ui/skeleton.tsx"
				names={['Bone', 'Skeleton']}
				when="In the shape of what is loading, so that nothing moves when it comes. Never a spinner. One Skeleton says once that something loads; its Bones are silent."
			>
				<Bones />
			</Part>
			<Part
				file="api/load-failed.tsx"
				names={['LoadFailed']}
				when="In the place of what could not be fetched. The words come from the failure; the button tries again."
			>
				<LoadFailed failure={{ kind: 'offline' }} retry={() => {}} />
			</Part>
		</>
	);
}

function Bones() {
	return (
		<Skeleton className="max-w-96">
			<Bone className="h-7 w-40" />
			<Bone />
			<Bone className="h-5 w-3/4" />
		</Skeleton>
	);
}

function Lists() {
	return (
		<Part
			file="ui/summary-list.tsx"
			names={['SummaryList']}
			when="Questions with their answers, to be checked and changed. What is not answered says so and leads to where it is."
		>
			<States>
				<State name="Long, with a figure, a note, and an answer that is missing">
					<SummaryList
						rows={[
							{ key: 'a', label: 'Employer', value: EMPLOYER, note: 'From your P60, page 1', to: '/ui' },
							{ key: 'b', label: 'Pay before tax', value: MUCH_WORDS, figure: true, to: '/ui' },
							{ key: 'c', label: 'Employer PAYE reference', to: '/ui' },
						]}
					/>
				</State>
				<State name="Only to be read">
					<SummaryList rows={[{ key: 'a', label: 'Unique Taxpayer Reference', value: '12345 67890' }]} />
				</State>
			</States>
		</Part>
	);
}

function Codes() {
	return (
		<Part
			file="ui/code-list.tsx"
			names={['CodeList']}
			when="Codes that are shown once, to be copied or written down: recovery codes after they are made."
		>
			<CodeList label="Recovery codes" codes={['7KQ2-M9XD', '4TBW-8HRN', 'P3VC-6JFY', 'N5GA-2ZLE']} />
		</Part>
	);
}

const bands = [
	{ band: 'Basic rate, 20%', income: '£37,700.00', tax: '£7,540.00' },
	{ band: `The share of ${EMPLOYER}`, income: MUCH_WORDS, tax: '£4,938,271.56' },
];
const columns = [
	{ key: 'band', heading: 'Band', cell: (row: (typeof bands)[number]) => row.band },
	{ key: 'income', heading: 'Income', cell: (row: (typeof bands)[number]) => row.income, figure: true },
	{ key: 'tax', heading: 'Tax', cell: (row: (typeof bands)[number]) => row.tax, figure: true },
];

function Tables() {
	return (
		<Part
			file="ui/table.tsx"
			names={['Table']}
			when="For figures that are compared. Its caption is always there, hidden where a heading says the same. Too wide for a phone, it scrolls in its own frame, which the keyboard reaches."
		>
			<States>
				<State name="With a caption and a foot, and long words">
					<Table
						caption="Your income by band"
						columns={columns}
						rows={bands}
						rowKey={(row) => row.band}
						foot={
							<tr>
								<th scope="row" className="py-2.5 text-left">
									Together
								</th>
								<td className="figures py-2.5 pr-4 text-right">£12,383,378.90</td>
								<td className="figures py-2.5 text-right">£4,945,811.56</td>
							</tr>
						}
					/>
				</State>
				<State name="No rows: the screen says so instead, and draws no table">
					<Table caption="Nothing yet" captionHidden columns={columns} rows={[]} rowKey={(row) => row.band} />
					<p className="pt-2 text-16 text-muted">Nothing is taxed in any band yet.</p>
				</State>
			</States>
		</Part>
	);
}

function Trail() {
	return (
		<Part
			file="ui/paper-trail.tsx"
			names={['PaperTrail']}
			when="Wherever it is shown where a figure comes from and where it goes. A stamp without a value is still to come."
		>
			<PaperTrail
				stamps={[
					{ kind: 'document', value: `P60 of ${EMPLOYER}, page 1`, to: '/ui' },
					{ kind: 'figure', value: MUCH_WORDS },
					{ kind: 'box', value: 'SA102 box 1, EMP1' },
					{ kind: 'receipt' },
				]}
			/>
		</Part>
	);
}
