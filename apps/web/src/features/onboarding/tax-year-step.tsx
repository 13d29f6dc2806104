/** The third step: the return of the year due next, and where the person lived. */
import { formatDay } from '@halfpenny/facts';
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { isTaxYear, latestFilableYear, type YearData, yearData } from '@halfpenny/years';
import { RadioGroup } from '../../ui/radio-group.tsx';

const residences = ['uk', 'wales', 'scotland'] as const;

/** Where somebody is a taxpayer. */
export type Residence = (typeof residences)[number];

/** Whether a text names a place of residence. */
function isResidence(text: string): text is Residence {
	return residences.some((residence) => residence === text);
}

/** Says which return is started and asks for the residence. */
export function TaxYearStep({
	taxYear,
	today,
	residence,
	onChoose,
	error,
}: {
	readonly taxYear: string;
	readonly today: string;
	readonly residence: Residence | undefined;
	readonly onChoose: (residence: Residence) => void;
	readonly error: string | undefined;
}) {
	const year = isTaxYear(taxYear) ? yearData(taxYear) : undefined;
	return (
		<>
			{year && <WhichYear year={year} today={today} />}
			<RadioGroup
				id="residence"
				label={sayOnboarding('residence.label')}
				hint={sayOnboarding('residence.hint')}
				error={error}
				options={residences.map((value) => ({ value, label: sayOnboarding(`residence.${value}`) }))}
				value={residence ?? ''}
				onChange={(chosen) => isResidence(chosen) && onChoose(chosen)}
			/>
		</>
	);
}

/** Which year is started; of one that cannot be sent yet, that it cannot, and which may be late. */
function WhichYear({ year, today }: { readonly year: YearData; readonly today: string }) {
	const { taxYear, startsOn, endsOn, deadlines } = year;
	const late = latestFilableYear(today);
	const soon = late === undefined || late < taxYear;
	return (
		<>
			<p className="measure text-18">
				{sayOnboarding('taxYear.lead', { taxYear, deadline: formatDay(deadlines.online) })}{' '}
				{soon
					? sayOnboarding('taxYear.notOver', { date: formatDay(endsOn) })
					: sayOnboarding('taxYear.period', { from: formatDay(startsOn), to: formatDay(endsOn) })}
			</p>
			{soon && late !== undefined && (
				<p className="measure text-18">{sayOnboarding('taxYear.late', { taxYear: late })}</p>
			)}
		</>
	);
}
