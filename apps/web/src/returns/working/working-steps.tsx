/** A line of working with its rule and source. Its inputs open step by step, down to the answers. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import type { FactOrigin } from '@halfpenny/questions';
import { type RuleWords, ruleWords, workedOut } from '@halfpenny/tax/words';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatAmount } from '../../ui/format.ts';
import { ChevronRight } from '../../ui/icons.tsx';
import { inputsOf, type Line } from './working.ts';

/** What the working needs of an entry, so that an answer can link to it. */
export interface KnownEntry {
	readonly id?: string;
	readonly section: string;
}

interface StepsProps {
	readonly line: Line;
	readonly working: readonly Line[];
	readonly entries: readonly KnownEntry[];
	readonly returnId: string;
}

/** The line in question, with its inputs folded. */
export function WorkingSteps(props: StepsProps) {
	const { line } = props;
	return (
		<div className="grid gap-3">
			<p className="figures text-28 font-serif">{formatAmount(line.value)}</p>
			<RuleOf {...props} />
			<Inputs {...props} />
		</div>
	);
}

function RuleOf({ line, working }: StepsProps) {
	const { rule, source } = wordsOf(line.rule);
	const sum = sumOf(line, working);
	return (
		<>
			<p>{rule}</p>
			{sum !== '' && <p className="figures">{sum}</p>}
			<p className="text-14 text-muted">
				{sayDashboard('working.source')}: {source}
			</p>
		</>
	);
}

function Inputs(props: StepsProps) {
	const { lines, answers } = inputsOf(props.line, props.working);
	if (lines.length + answers.length === 0) return null;
	return (
		<div>
			<h3 className="font-sans text-16 font-semibold">{sayDashboard('working.from')}</h3>
			<ul className="mt-1 divide-y divide-line border-y border-line">
				{lines.map((line) => (
					<li key={line.id}>
						<Step {...props} line={line} />
					</li>
				))}
				{answers.map((origin) => (
					<li key={`${origin.section}.${origin.question}.${origin.entryIndex}`} className="py-2">
						<AnswerLink {...props} origin={origin} />
					</li>
				))}
			</ul>
		</div>
	);
}

/** One input. Its own inputs render when opened: lines share inputs, so the whole could be very long. */
function Step(props: StepsProps) {
	const [open, setOpen] = useState(false);
	const { line } = props;
	return (
		<details onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary className="flex min-h-10 list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
				<ChevronRight
					className={`size-4 shrink-0 text-teal transition-transform ${open ? 'rotate-90' : ''}`}
				/>
				<span className="min-w-0 flex-1 text-teal underline decoration-1 underline-offset-4">
					{wordsOf(line.rule).label}
				</span>
				<span className="figures">{formatAmount(line.value)}</span>
			</summary>
			{open && (
				<div className="mb-3 ml-2 grid gap-2 border-l-2 border-line pl-4">
					<RuleOf {...props} />
					<Inputs {...props} />
				</div>
			)}
		</details>
	);
}

function AnswerLink({ origin, entries, returnId }: StepsProps & { readonly origin: FactOrigin }) {
	const { section, question, entryIndex } = origin;
	const own = entries.filter((entry) => entry.section === section);
	const entry = own[entryIndex ?? (own.length === 1 ? 0 : -1)]?.id;
	const place = own.length > 1 && entryIndex !== null ? entryIndex + 1 : undefined;
	const name = `${sectionWords(section).title}: ${questionWords(section, question).label}`;
	return (
		<>
			<span className="text-muted">{sayDashboard('working.answer')} </span>
			<Link
				to={`/app/return/${returnId}/${section}${entry === undefined ? '' : `/${entry}`}`}
				className="link"
			>
				{place === undefined ? name : sayDashboard('working.ordinal', { name, place })}
			</Link>
		</>
	);
}

/** What to type into a calculator: `20% of £25,844.00 (In the basic rate band)`. A single figure is in the list below. */
function sumOf(line: Line, working: readonly Line[]): string {
	if (line.inputs.length + line.uses.length < 2) return '';
	const input = (id: string) => {
		const from = working.find((one) => one.id === id);
		return from && `${formatAmount(from.value)} (${wordsOf(from.rule).label})`;
	};
	return workedOut(line, { input, amount: formatAmount });
}

const words: Readonly<Record<string, RuleWords>> = ruleWords;

function wordsOf(rule: string): RuleWords {
	return words[rule] ?? { label: sayDashboard('working.unknown'), rule: '', source: rule };
}
