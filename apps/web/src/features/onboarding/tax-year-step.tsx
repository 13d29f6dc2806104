/** The third step: the return of the next year due, and where the user lived. */
import { formatDay } from '@halfpenny/facts';
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { isTaxYear, latestFilableYear, type YearData, yearData } from '@halfpenny/years';
import { RadioGroup } from '../../ui/radio-group.tsx';

const residences = ['uk', 'wales', 'scotland'] as const;

/** Where someone is a taxpayer. */
export type Residence = (typeof residences)[number];

/** Returns whether a text is a place of residence. */
function isResidence(text: string): text is Residence {
	return residences.some((residence) => residence === text);
}

/** A year whose return can be started: the next one due, or a document's. */
export interface YearToStart {
	readonly taxYear: string;
	/** The document for this year. */
	readonly file?: string;
}

/** Says which return will be started, offers a document's year if it differs, and asks for the residence. */
export function TaxYearStep({
	taxYear,
	years,
	onYear,
	today,
	residence,
	onChoose,
	error,
}: {
	/** The chosen year. */
	readonly taxYear: string;
	/** The first is the next one due. */
	readonly years: readonly YearToStart[];
	readonly onYear: (taxYear: string) => void;
	readonly today: string;
	readonly residence: Residence | undefined;
	readonly onChoose: (residence: Residence) => void;
	readonly error: string | undefined;
}) {
	const year = isTaxYear(taxYear) ? yearData(taxYear) : undefined;
	return (
		<>
			{years.length > 1 && (
				<RadioGroup
					id="taxYear"
					label={sayOnboarding('year.label')}
					options={years.map((one) => ({ value: one.taxYear, label: yearWords(one) }))}
					value={taxYear}
					onChange={onYear}
				/>
			)}
			{year && <WhichYear year={year} today={today} isNext={taxYear === years[0]?.taxYear} />}
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

/** The year being started. If it can't be filed yet, says so and names the year that may be overdue. */
function WhichYear({
	year,
	today,
	isNext,
}: {
	readonly year: YearData;
	readonly today: string;
	readonly isNext: boolean;
}) {
	const { taxYear, startsOn, endsOn, deadlines } = year;
	const isPast = deadlines.online < today;
	const lead = isNext ? 'taxYear.lead' : isPast ? 'taxYear.leadPast' : 'taxYear.leadOther';
	const late = latestFilableYear(today);
	const soon = late === undefined || late < taxYear;
	return (
		<>
			<p className="measure text-18">
				{sayOnboarding(lead, { taxYear, deadline: formatDay(deadlines.online) })}{' '}
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

function yearWords({ taxYear, file }: YearToStart): string {
	return file === undefined
		? sayOnboarding('year.next', { taxYear })
		: sayOnboarding('year.paper', { taxYear, file });
}
