/** The answers to check: a line for each source, which opens to show its answers. */
import { formatPounds, type Pence } from '@halfpenny/facts';
import { sayFiling } from '@halfpenny/messages/filing';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CheckAnswers, TaxReturn } from '../../api/shapes.ts';
import { fromCheck } from '../../returns/from-check.ts';
import { yearOf } from '../../returns/return-year.ts';
import { ChevronRight } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SummaryList, type SummaryRow } from '../../ui/summary-list.tsx';
import { type CheckedSection, checkedPerson, checkedSections } from './checked-answers.ts';
import { checkedScope } from './checked-scope.ts';
import { onlyGiven } from './only-given.ts';

/** From this many on, a section's entries share one line. */
const MANY = 6;

interface Checked {
	readonly check: CheckAnswers;
	readonly taxReturn: TaxReturn;
}

/** Income first, then everything else that counts. The person and the year come last. */
export function CheckedLines({
	check,
	taxReturn,
	declared = false,
}: Checked & {
	/** Whether the year was declared final: no answer is waited for, nor changes what HMRC has. */
	readonly declared?: boolean;
}) {
	const base = `/app/return/${taxReturn.id}`;
	const asked = checkedScope(taxReturn.id, check, yearOf(taxReturn), taxReturn.returnType);
	const all = {
		sections: checkedSections(taxReturn.id, check, taxReturn.returnType),
		person: checkedPerson(taxReturn.id, check),
		...asked,
	};
	const { sections, person, told, no, open } = declared ? onlyGiven(all) : all;
	return (
		<>
			{open > 0 && <Notice tone="doubt" title={sayFiling('check.scope.open', { count: open })} />}
			{([true, false] as const).map((income) => {
				const shown = sections.filter((section) => section.income === income);
				return (
					shown.length > 0 && (
						<Lines key={String(income)} title={sayFiling(income ? 'check.income' : 'check.else')}>
							{shown.map((section) => (
								<SectionLines key={section.id} section={section} base={base} />
							))}
						</Lines>
					)
				);
			})}
			{person.length > 0 && (
				<Lines title={sayFiling('check.person')}>
					<Line title={nameOf(check) ?? sayFiling('check.answers')} rows={person} />
				</Lines>
			)}
			{told.length + no.length > 0 && (
				<Lines title={sayFiling('check.scope')}>
					{told.length > 0 && (
						<Line title={sayFiling('check.scope.yes', { count: told.length })} rows={told} open={open > 0} />
					)}
					{no.length > 0 && <Line title={sayFiling('check.scope.no', { count: no.length })} rows={no} />}
				</Lines>
			)}
		</>
	);
}

function nameOf({ person }: CheckAnswers): string | undefined {
	const said = (name: string) => person.find(({ question }) => question === name)?.value ?? '';
	const name = `${said('firstName')} ${said('lastName')}`.trim();
	return name === '' ? undefined : name;
}

function Lines({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	return (
		<section>
			<h2 className="mb-3 text-28">{title}</h2>
			<div className="divide-y divide-line border-y border-line">{children}</div>
		</section>
	);
}

function SectionLines({ section, base }: { readonly section: CheckedSection; readonly base: string }) {
	const { id, title, note, entries, empty, subtotal } = section;
	if (entries.length === 0)
		return (
			<p className="flex flex-wrap justify-between gap-x-4 py-3 text-16">
				<span>
					{title} <span className="block text-14 text-muted">{empty}</span>
				</span>
				<Link to={`${base}/${id}${fromCheck}`} className="link no-print">
					<span aria-hidden="true">{sayFiling('check.changeShort')}</span>
					<span className="sr-only">{sayFiling('check.change', { what: title })}</span>
				</Link>
			</p>
		);
	if (entries.length < MANY)
		return entries.map((entry) => (
			<Line key={entry.id} title={entry.title} note={note} amount={entry.subtotal} rows={entry.rows} />
		));
	return (
		<Folded
			title={sayFiling('check.several', { section: title, count: entries.length })}
			note={note === title ? undefined : note}
			amount={subtotal}
		>
			{entries.map((entry) => (
				<Line key={entry.id} title={entry.title} amount={entry.subtotal} rows={entry.rows} />
			))}
		</Folded>
	);
}

interface Heading {
	readonly title: string;
	readonly note?: string | undefined;
	readonly amount?: Pence | undefined;
	readonly open?: boolean;
}

function Line({ rows, ...heading }: Heading & { readonly rows: readonly SummaryRow[] }) {
	return (
		<Folded
			{...heading}
			open={heading.open ?? rows.some(({ value }) => value === sayFiling('person.missing'))}
		>
			<SummaryList rows={rows} />
		</Folded>
	);
}

/** A line that opens. */
function Folded({ title, note, amount, open = false, children }: Heading & { readonly children: ReactNode }) {
	return (
		<details open={open}>
			<summary className="grid list-none grid-cols-[auto_1fr_auto] items-start print:grid-cols-[1fr_auto] gap-x-2 rounded-control py-3 text-16 [&::-webkit-details-marker]:hidden">
				<ChevronRight className="mt-1 size-4 text-teal transition-transform [[open]>summary>&]:rotate-90 print:hidden" />
				<span className="min-w-0 wrap-anywhere">
					<span className="font-semibold text-teal underline decoration-1 underline-offset-4 print:text-ink print:no-underline">
						{title}
					</span>
					{note !== undefined && note !== title && <span className="block text-14 text-muted">{note}</span>}
				</span>
				{amount !== undefined && <span className="figures font-semibold">{formatPounds(amount)}</span>}
			</summary>
			<div className="pb-4 pl-6 print:pl-0">{children}</div>
		</details>
	);
}
