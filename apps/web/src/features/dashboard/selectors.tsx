/** The choices at the top of the dashboard: the tax year, where the person lived, which return. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { SelectField } from '../../ui/select-field.tsx';
import type { Service } from './chosen-year.ts';
import type { TaxReturn } from './dashboard-page.tsx';

/** Where somebody is a taxpayer. */
export type Jurisdiction = TaxReturn['jurisdiction'];

const jurisdictions: readonly Jurisdiction[] = ['uk', 'wales', 'scotland'];

/** The three choices. `locked` says why the jurisdiction cannot change. */
export function Selectors({
	service,
	taxYear,
	onYear,
	jurisdiction,
	onJurisdiction,
	locked = false,
}: {
	readonly service: Service;
	readonly taxYear: string;
	readonly onYear: (taxYear: string) => void;
	readonly jurisdiction: Jurisdiction;
	readonly onJurisdiction: (jurisdiction: Jurisdiction) => void;
	readonly locked?: boolean;
}) {
	return (
		<div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 sm:grid-cols-[11.75rem_11.75rem_minmax(0,1fr)]">
			<SelectField
				id="tax-year"
				compact
				label={sayDashboard('select.taxYear')}
				options={service.taxYears.map(yearOption)}
				value={taxYear}
				onChange={(event) => onYear(event.target.value)}
			/>
			<SelectField
				id="return-type"
				compact
				label={sayDashboard('select.returnType')}
				options={[{ value: 'individual', label: sayDashboard('returnType.individual') }]}
				value="individual"
				onChange={() => undefined}
			/>
			<div className="col-span-2 sm:col-span-1">
				<SelectField
					id="jurisdiction"
					compact
					label={sayDashboard('select.jurisdiction')}
					options={jurisdictions.map((value) => ({ value, label: sayDashboard(`jurisdiction.${value}`) }))}
					value={jurisdiction}
					disabled={locked}
					onChange={({ target }) => {
						const chosen = jurisdictions.find((each) => each === target.value);
						if (chosen) onJurisdiction(chosen);
					}}
				/>
			</div>
			<p className="col-span-2 text-14 text-muted sm:col-span-3">
				{sayDashboard(locked ? 'jurisdiction.locked' : 'returnType.later')}
			</p>
		</div>
	);
}

function yearOption({ taxYear, canFile }: Service['taxYears'][number]) {
	return { value: taxYear, label: canFile ? taxYear : sayDashboard('taxYear.estimate', { taxYear }) };
}
