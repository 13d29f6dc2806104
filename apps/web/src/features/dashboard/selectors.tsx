/** The choices at the top of the dashboard: the tax year, where the user lived, which return. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { type ReactNode, useEffect } from 'react';
import type { Service, TaxReturn } from '../../api/shapes.ts';
import type { ReturnOnDashboard } from '../../returns/dashboard-address.ts';
import { classes } from '../../ui/classes.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { yearsOf } from './chosen-year.ts';

/** Where someone is a taxpayer. */
export type Jurisdiction = TaxReturn['jurisdiction'];

const jurisdictions: readonly Jurisdiction[] = ['uk', 'wales', 'scotland'];

/** How to choose the return to show. */
export interface Choosing {
	readonly service: Service;
	readonly choose: (choice: Partial<ReturnOnDashboard>) => void;
	/** The years HMRC has: none of them is an estimate, even without a form. */
	readonly filedYears: ReadonlySet<string>;
	/** Shown above the choices: other returns that need attention. */
	readonly above?: ReactNode;
}

const kinds = ['individual', 'partnership'] as const;

/** The selector in use. The page it leads to has the same one. */
let turned: string | undefined;

/** Keeps the focus for a user stepping through the years by keyboard. By then the page has announced its heading. */
function useStayOnChoice(): (id: string) => void {
	useEffect(() => {
		if (turned === undefined) return;
		const id = turned;
		turned = undefined;
		queueMicrotask(() => document.getElementById(id)?.focus({ preventScroll: true }));
	}, []);
	return (id) => {
		turned = id;
	};
}

/** The choices, in a column if `beside`. `jurisdiction` is for a person only. `locked` says why it can't change. */
export function Selectors({
	service,
	choose,
	filedYears,
	above,
	chosen: { taxYear, returnType },
	jurisdiction,
	beside = false,
}: Choosing & {
	readonly beside?: boolean;
	readonly chosen: ReturnOnDashboard;
	readonly jurisdiction?: {
		readonly value: Jurisdiction;
		readonly onChange: (jurisdiction: Jurisdiction) => void;
		readonly locked?: boolean;
	};
}) {
	const stayOn = useStayOnChoice();
	const offered = kinds.filter((kind) => yearsOf(kind, service).length > 0);
	const years = yearsOf(returnType, service);
	// The note on a year that can't be filed doesn't fit beside another choice in a narrow window.
	const isEstimate = (year: Service['taxYears'][number]) => !year.canFile && !filedYears.has(year.taxYear);
	const estimate = years.some((year) => year.taxYear === taxYear && isEstimate(year));
	return (
		<>
			{above}
			<div
				className={classes(
					'grid grid-cols-1 items-start gap-x-3 gap-y-3 sm:gap-x-4',
					estimate
						? !beside && 'min-[27rem]:grid-cols-[11.75rem_minmax(0,1fr)]'
						: 'min-[22rem]:grid-cols-[6.75rem_minmax(0,1fr)]',
					!beside &&
						(jurisdiction
							? 'sm:grid-cols-[11.75rem_11.75rem_minmax(0,1fr)]'
							: 'sm:grid-cols-[11.75rem_15rem_minmax(0,1fr)]'),
				)}
			>
				<SelectField
					id="tax-year"
					compact
					label={sayDashboard('select.taxYear')}
					options={years.map((year) => ({
						value: year.taxYear,
						label: isEstimate(year) ? sayDashboard('taxYear.estimate', year) : year.taxYear,
					}))}
					value={taxYear}
					onChange={({ target }) => {
						stayOn(target.id);
						choose({ taxYear: target.value });
					}}
				/>
				<SelectField
					id="return-type"
					compact
					label={sayDashboard('select.returnType')}
					options={offered.map((value) => ({ value, label: sayDashboard(`returnType.${value}`) }))}
					value={returnType}
					onChange={({ target }) => {
						const kind = kinds.find((each) => each === target.value);
						if (!kind) return;
						stayOn(target.id);
						choose({ returnType: kind });
					}}
				/>
				{jurisdiction && (
					<div className={classes('col-span-full', !beside && 'sm:col-span-1')}>
						<SelectField
							id="jurisdiction"
							compact
							label={sayDashboard('select.jurisdiction')}
							options={jurisdictions.map((value) => ({
								value,
								label: sayDashboard(`jurisdiction.${value}`),
							}))}
							value={jurisdiction.value}
							disabled={jurisdiction.locked}
							onChange={({ target }) => {
								const wanted = jurisdictions.find((each) => each === target.value);
								if (wanted) jurisdiction.onChange(wanted);
							}}
						/>
					</div>
				)}
				{jurisdiction?.locked && (
					<p className="col-span-full text-14 text-muted">{sayDashboard('jurisdiction.locked')}</p>
				)}
			</div>
		</>
	);
}
