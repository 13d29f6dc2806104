/** The year end: what HMRC can't know from the updates, each figure beside what it holds, and the button to send it. */
import { formatDay } from '@halfpenny/facts';
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';
import { useState } from 'react';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import {
	scenarioQuery,
	useMtdYearEnd,
	useMtdYearEndProgress,
	useSendMtdYearEnd,
} from '../../../api/operations/mtd.ts';
import type { MtdYearEnd } from '../../../api/shapes.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { formatAmount } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ButtonLink } from '../../../ui/screen-link.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Shown } from '../shown.ts';
import { BusinessLinks } from './business-links.tsx';
import { Contractors } from './contractors.tsx';
import { ForeignIncome } from './foreign-income.tsx';
import { Investments } from './investments.tsx';

type Item = MtdYearEnd['items'][number];

export function YearEnd({ shown }: { readonly shown: Shown }) {
	const { data, error } = useMtdYearEnd(shown.taxYear, shown.scenario);
	return (
		<Card title={sayYearEnd('yearEnd.title')}>
			{data ? (
				<Loaded yearEnd={data} shown={shown} />
			) : error ? (
				<FailureNotice failure={error} />
			) : (
				<Skeleton>
					<p className="text-16 text-muted">{sayYearEnd('yearEnd.loading')}</p>
					<Bone className="h-5 w-2/3" />
					<Bone className="h-20 w-full" />
				</Skeleton>
			)}
		</Card>
	);
}

function Loaded({ yearEnd, shown }: { readonly yearEnd: MtdYearEnd; readonly shown: Shown }) {
	const { links, items, cannotSend, taxReturnId, taxYear, shownHash, done } = yearEnd;
	const send = useSendMtdYearEnd();
	const submit = (keys: string[]) =>
		send.mutate(
			{ body: { taxYear, shownHash, keys, ...scenarioQuery(shown.scenario) } },
			{
				onSuccess: ({ problems }) => {
					if (problems.length === 0) showToast({ title: sayYearEnd('yearEnd.sent') });
				},
			},
		);
	return (
		<div className="grid gap-5 text-16">
			<p className="measure">{sayYearEnd('yearEnd.lead')}</p>
			{taxReturnId === null && (
				<Notice tone="doubt">
					<p>{sayYearEnd('yearEnd.noReturn', { taxYear })}</p>
					<p>
						<ButtonLink to={`/app?year=${taxYear}`} look="secondary" small>
							{sayYearEnd('yearEnd.noReturn.go')}
						</ButtonLink>
					</p>
				</Notice>
			)}
			{cannotSend.length > 0 && (
				<Notice tone="doubt" title={sayYearEnd('yearEnd.cannot')}>
					<p>{sayYearEnd('yearEnd.cannot.lead')}</p>
					<ul className="grid list-disc gap-1 pl-5">
						{cannotSend.map(({ code, message }) => (
							<li key={`${code} ${message}`}>{message}</li>
						))}
					</ul>
				</Notice>
			)}
			<BusinessLinks links={links} taxYear={taxYear} />
			{items.map((item) => (
				<ItemRow
					key={item.key}
					item={item}
					remove={item.state === 'heldOnly' && taxReturnId !== null ? () => submit([item.key]) : undefined}
					busy={send.isPending}
					shown={shown}
				/>
			))}
			{items.length === 0 && <p>{sayYearEnd('yearEnd.none')}</p>}
			{done && items.length > 0 && <Notice tone="good">{sayYearEnd('yearEnd.done')}</Notice>}
			<Send yearEnd={yearEnd} send={send} submit={submit} />
		</div>
	);
}

const tones: Readonly<Record<Item['state'], BadgeTone>> = {
	same: 'good',
	toSend: 'plain',
	differs: 'doubt',
	heldOnly: 'doubt',
};

/** An amount, a count, a date, or yes. */
function valueText(value: string | null, unit: Item['rows'][number]['unit']): string {
	if (value === null) return sayYearEnd('yearEnd.nothing');
	if (unit === 'pounds') return formatAmount(value);
	if (unit === 'day') return formatDay(value);
	return unit === 'yes' ? sayYearEnd('yearEnd.yes') : value;
}

/** One item to send. Open if HMRC has anything different. */
function ItemRow({
	item: { key, title, rows, state, inParts },
	remove,
	busy,
	shown,
}: {
	readonly item: Item;
	/** Removes it at HMRC; undefined if there is nothing to remove. */
	readonly remove: (() => void) | undefined;
	readonly busy: boolean;
	readonly shown: Shown;
}) {
	return (
		<Details
			open={state !== 'same'}
			summary={title}
			beside={<Badge tone={tones[state]}>{sayYearEnd(`yearEnd.state.${state}`)}</Badge>}
		>
			<Table<Item['rows'][number]>
				caption={title}
				captionHidden
				rows={rows}
				stacked
				rowKey={({ field }) => field}
				columns={[
					{ key: 'what', heading: sayYearEnd('yearEnd.what'), cell: ({ label }) => label },
					{
						...{ key: 'ours', heading: sayYearEnd('yearEnd.ours'), figure: true },
						cell: ({ ours, unit }) => valueText(ours, unit),
					},
					{
						...{ key: 'held', heading: sayYearEnd('yearEnd.hmrc'), figure: true },
						cell: ({ held, unit, differs }) => (
							<span className={differs ? 'font-semibold text-doubt' : ''}>{valueText(held, unit)}</span>
						),
					},
				]}
			/>
			{inParts && state !== 'heldOnly' && <Parts item={key} shown={shown} />}
			{remove && (
				<div className="mt-3 grid justify-items-start gap-3">
					<p className="measure">{sayYearEnd('yearEnd.heldOnly')}</p>
					<Button look="secondary" small busy={busy && sayYearEnd('yearEnd.sending')} onClick={remove}>
						{sayYearEnd('yearEnd.remove')}
					</Button>
				</div>
			)}
		</Details>
	);
}

/** What HMRC wants in more detail than the answers have. */
function Parts({ item, shown }: { readonly item: string; readonly shown: Shown }) {
	if (item === 'foreignIncome') return <ForeignIncome shown={shown} />;
	return item === 'investments' ? <Investments shown={shown} /> : <Contractors shown={shown} />;
}

/** Sends what HMRC doesn't have or has differently: exactly what was shown. */
function Send({
	yearEnd: { items, taxYear },
	send,
	submit,
}: {
	readonly yearEnd: MtdYearEnd;
	readonly send: ReturnType<typeof useSendMtdYearEnd>;
	readonly submit: (keys: string[]) => void;
}) {
	const open = items.filter(({ state, inParts }) => !inParts && (state === 'toSend' || state === 'differs'));
	const sending = send.variables?.body.keys?.length ?? open.length;
	const titles = new Map(items.map(({ key, title }) => [key, title]));
	return (
		<>
			<FailureNotice failure={send.error} />
			{send.data && send.data.problems.length > 0 && (
				<Notice tone="bad" title={sayYearEnd('yearEnd.failed')} live>
					<ul className="grid list-disc gap-1 pl-5">
						{send.data.problems.map(({ key, message }) => (
							<li key={key}>
								{titles.get(key)}: {message}
							</li>
						))}
					</ul>
				</Notice>
			)}
			{open.length > 0 && (
				<div>
					<Button
						busy={send.isPending && sayYearEnd('yearEnd.sending')}
						onClick={() => submit(open.map(({ key }) => key))}
					>
						{sayYearEnd('yearEnd.send')}
					</Button>
					{send.isPending && <Progress taxYear={taxYear} of={sending} />}
				</div>
			)}
		</>
	);
}

/** How many of the items being sent HMRC has answered. */
function Progress({ taxYear, of }: { readonly taxYear: string; readonly of: number }) {
	const { data } = useMtdYearEndProgress(taxYear);
	const [hasBegun, setHasBegun] = useState(false);
	// Until this sending starts, the server still reports the previous one.
	if (!hasBegun && data?.of === of && data.answered < of) setHasBegun(true);
	const answered = hasBegun && data ? data.answered : 0;
	return (
		<p role="status" className="mt-2 text-muted">
			{sayYearEnd('yearEnd.progress', { answered, of })}
		</p>
	);
}
