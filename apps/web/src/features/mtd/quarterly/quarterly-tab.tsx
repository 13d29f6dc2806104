/** The tab "Submit Quarterly": choose a quarter, enter its figures, see what HMRC will get, send it. */
import { formatDay, formatMoment } from '@halfpenny/facts';
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import { quarterNames, quartersOf } from '@halfpenny/years';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { errorsByField } from '../../../api/form-problems.ts';
import { useMtdQuarterly } from '../../../api/operations/mtd.ts';
import type { MtdBusiness, MtdSubmission } from '../../../api/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Shown } from '../shown.ts';
import type { Choice } from '../use-choice.ts';
import { quarterWords } from '../words.ts';
import { Amounts } from './amounts.tsx';
import type { SendableType } from './fields.ts';
import { quarterNotes, quarterToPrepare } from './quarter-state.ts';
import { COMPARED, type QuarterOf, type Sent, useQuarterForm } from './use-quarter-form.ts';
import { YearToDate } from './year-to-date.tsx';

interface TabProps {
	readonly shown: Shown;
	readonly choice: Choice;
	readonly choose: (changed: Partial<Choice>) => void;
}

/** For the chosen business. */
export function QuarterlyTab({ shown, choice, choose }: TabProps) {
	const { business } = shown;
	if (!business) return <NoBusiness />;
	if (business.type === 'foreign-property') return <Notice tone="doubt">{sayQuarterly('foreign')}</Notice>;
	return <Prepare {...{ shown, choice, choose, business }} type={business.type} />;
}

/** Shows the button, which says what is missing when pressed. */
function NoBusiness() {
	return (
		<div className="grid justify-items-start gap-4">
			<p className="text-18">{sayQuarterly('noBusiness')}</p>
			<Button
				disabled
				onClick={() =>
					showToast({ title: sayQuarterly('error'), detail: sayQuarterly('noBusiness'), tone: 'bad' })
				}
			>
				{sayQuarterly('submit')}
			</Button>
		</div>
	);
}

function Prepare({
	shown,
	choice,
	choose,
	business,
	type,
}: TabProps & { readonly business: MtdBusiness; readonly type: SendableType }) {
	const kept = useMtdQuarterly(business.businessId, shown.taxYear);
	const [sent, setSent] = useState<Sent>();
	if (kept.error && !kept.data) return <FailureNotice failure={kept.error} />;
	if (!kept.data)
		return (
			<Skeleton className="gap-5">
				<Bone className="h-12 w-64" />
				<Bone className="h-24 w-full" />
			</Skeleton>
		);
	const quarters = quartersOf(shown.taxYear, business.quarterlyPeriodType ?? 'standard');
	const chosen =
		quarters.find(({ name }) => name === choice.quarter) ??
		quarterToPrepare(quarters, shown.service.today, kept.data);
	if (!chosen) return null;
	const before = kept.data.find(({ quarter }) => quarter === chosen.name);
	const hear = (what: Sent) => {
		setSent(what);
		if (what.done) showToast({ title: sayQuarterly('done'), detail: sayQuarterly('done.detail') });
		// Moves on to the next quarter with a blank form.
		choose({ quarter: undefined });
	};
	return (
		<div className="grid gap-6">
			{sent && (
				<Notice tone={sent.done ? 'good' : 'plain'} live>
					<p>{sent.done ? sayQuarterly('done.detail') : sent.message}</p>
				</Notice>
			)}
			<div className="measure grid gap-2 text-18">
				<p>{sayQuarterly('lead')}</p>
				{type === 'uk-property' && <p>{sayQuarterly('ownShare')}</p>}
			</div>
			<div className="grid items-end gap-5 sm:grid-cols-2">
				<SelectField
					id="quarter-type"
					compact
					label={sayQuarterly('businessType')}
					options={typesOf(shown).map((value) => ({ value, label: sayQuarterly(`type.${value}`) }))}
					value={type}
					onChange={({ target }) => {
						const other = shown.businesses.find((one) => one.type === target.value);
						if (other) choose({ businessId: other.businessId, quarter: undefined });
					}}
				/>
				<SelectField
					id="quarter"
					compact
					label={sayQuarterly('quarter')}
					hint={sayQuarterly('quarter.dates', {
						from: formatDay(chosen.from),
						to: formatDay(chosen.to),
					})}
					options={quarters.map(({ name }) => ({ value: name, label: quarterWords(name) }))}
					value={chosen.name}
					onChange={({ target }) => {
						setSent(undefined);
						choose({ quarter: quarterNames.find((name) => name === target.value) });
					}}
				/>
			</div>
			<Notes words={quarterNotes(chosen, shown.service.today, kept.data)} before={before} />
			<QuarterForm
				key={formKey(business.businessId, shown.taxYear, chosen.name, before)}
				of={{
					...{ businessId: business.businessId, businessType: type, taxYear: shown.taxYear },
					...{ quarter: chosen.name, scenario: shown.scenario, kept: before },
				}}
				onSent={hear}
				closed={chosen.from > shown.service.today || !business.canSubmit}
			/>
		</div>
	);
}

/** A new key when saved figures change: otherwise a form drawn before they arrived would hide them behind blanks. */
function formKey(
	businessId: string,
	taxYear: string,
	quarter: string,
	kept: MtdSubmission | undefined,
): string {
	return [businessId, taxYear, quarter, kept?.id, kept?.submissionDate].join(' ');
}

/** Returns the types of business the person has. */
function typesOf({ businesses }: Shown): readonly SendableType[] {
	const types = ['self-employment', 'uk-property'] as const;
	return types.filter((type) => businesses.some((one) => one.type === type));
}

function Notes({
	words,
	before,
}: {
	readonly words: readonly string[];
	readonly before: MtdSubmission | undefined;
}) {
	return (
		<>
			{words.length > 0 && (
				<Notice>
					{words.map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
				</Notice>
			)}
			{before?.why && (
				<Notice tone="bad" title={sayQuarterly('failed.title')}>
					<p>{before.why}</p>
				</Notice>
			)}
		</>
	);
}

/** Figures can be saved but not sent if the quarter hasn't started or HMRC doesn't know the business. */
function QuarterForm({
	of,
	onSent,
	closed,
}: {
	readonly of: QuarterOf;
	readonly onSent: (sent: Sent) => void;
	readonly closed: boolean;
}) {
	const form = useQuarterForm(of, onSent);
	const errors = errorsByField(form.problems);
	const amounts = { type: of.businessType, typed: form.typed, errors, onType: form.type };
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!form.looking && !closed) void form.see();
	};
	return (
		<form noValidate onSubmit={submit} className="grid gap-7">
			<ErrorSummary problems={form.problems} />
			<p className="text-16 text-muted">{sayQuarterly('amount')}</p>
			<Amounts side="income" {...amounts} />
			<Amounts side="expenses" {...amounts} />
			{form.preview ? (
				<YearToDate
					preview={form.preview}
					compared={form.compared}
					onCompare={form.setCompared}
					error={errors[COMPARED]}
					busy={form.sending}
					onSend={() => void form.send()}
					onChange={form.change}
				/>
			) : (
				<div className="flex flex-wrap items-center gap-3">
					{!closed && (
						<Button type="submit" busy={form.looking && sayQuarterly('toDate.busy')}>
							{sayQuarterly('toDate.see')}
						</Button>
					)}
					<Button
						look="secondary"
						busy={form.saving && sayQuarterly('saving')}
						onClick={() => void form.keep()}
					>
						{sayQuarterly('saveDraft')}
					</Button>
					{form.savedAt !== undefined && (
						<span role="status" className="text-14 text-muted">
							{sayQuarterly('draft.kept', { when: formatMoment(form.savedAt) })}
						</span>
					)}
				</div>
			)}
		</form>
	);
}
