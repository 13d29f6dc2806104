/** The dialog "SA100 vs MTD: Which Should I Use?", using the years' rules and the user's own figures. */
import { formatDay, formatDayOfYear, formatPounds, pounds } from '@halfpenny/facts';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sayWhichReturn } from '@halfpenny/messages/which-return';
import type { FoldableEntry } from '@halfpenny/questions';
import {
	incomeRequiringReturnPounds,
	isTaxYear,
	mandationSteps,
	quarterlyUpdatesDue,
	type TaxYear,
	yearData,
} from '@halfpenny/years';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatList } from '../../ui/format.ts';
import { mandationWords } from './mandation-words.ts';
import { qualifyingIncome } from './qualifying-income.ts';

/** The button and its dialog. Renders nothing for an unsupported year. */
export function WhichReturn({
	taxYear,
	entries,
}: {
	readonly taxYear: string;
	readonly entries: readonly FoldableEntry[];
}) {
	const [open, setOpen] = useState(false);
	if (!isTaxYear(taxYear)) return null;
	return (
		<div className="no-print -my-4 flex flex-wrap items-center gap-x-6">
			<Button look="quiet" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{sayWhichReturn('open')}
			</Button>
			<Link to="/mtd" className="link inline-flex min-h-9 items-center text-16">
				{sayDashboard('quarterlyUpdates')}
			</Link>
			<Dialog id="which-return" title={sayWhichReturn('title')} open={open} onClose={() => setOpen(false)}>
				<p>{sayWhichReturn('one')}</p>
				<Yearly taxYear={taxYear} />
				<Quarterly taxYear={taxYear} entries={entries} />
			</Dialog>
		</div>
	);
}

function Yearly({ taxYear }: { readonly taxYear: TaxYear }) {
	const limit = incomeRequiringReturnPounds(taxYear);
	const date = formatDay(yearData(taxYear).deadlines.online);
	return (
		<>
			<h3 className="mt-2 font-sans font-semibold">{sayWhichReturn('sa100.title')}</h3>
			<p>{sayWhichReturn('sa100.due', { taxYear, date })}</p>
			<p>{sayWhichReturn('sa100.who')}</p>
			<p>
				{limit === undefined
					? sayWhichReturn('sa100.noIncome')
					: sayWhichReturn('sa100.income', { limit: inPounds(limit) })}
			</p>
		</>
	);
}

function Quarterly({
	taxYear,
	entries,
}: {
	readonly taxYear: TaxYear;
	readonly entries: readonly FoldableEntry[];
}) {
	const mine = mandationWords(taxYear, qualifyingIncome(entries));
	return (
		<>
			<h3 className="mt-2 font-sans font-semibold">{sayWhichReturn('mtd.title')}</h3>
			<p>{sayWhichReturn('mtd.what', { days: quarterlyDays() })}</p>
			<p>{sayWhichReturn('mtd.who')}</p>
			<ul className="grid list-disc gap-1 pl-5">
				{mandationSteps.map(({ from, decidedByYear, qualifyingIncomeAbovePounds }) => (
					<li key={from}>
						{sayWhichReturn('mtd.step', {
							limit: inPounds(qualifyingIncomeAbovePounds),
							from: formatDay(from),
							year: decidedByYear,
						})}
					</li>
				))}
			</ul>
			{mine !== undefined && <p className="font-semibold">{mine}</p>}
			<p>{sayWhichReturn('mtd.before')}</p>
		</>
	);
}

function quarterlyDays(): string {
	return formatList(quarterlyUpdatesDue.map(formatDayOfYear));
}

function inPounds(whole: number): string {
	return formatPounds(pounds(whole)).replace(/\.00$/, '');
}
