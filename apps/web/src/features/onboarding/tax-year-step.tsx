/** The third step: the return of the year due next, and where the person lived. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { isTaxYear, yearData } from '@halfpenny/years';
import { formatDay } from '../../app/format.ts';
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
	residence,
	onChoose,
	error,
}: {
	readonly taxYear: string;
	readonly residence: Residence | undefined;
	readonly onChoose: (residence: Residence) => void;
	readonly error: string | undefined;
}) {
	const year = isTaxYear(taxYear) ? yearData(taxYear) : undefined;
	return (
		<>
			{year && (
				<p className="measure text-18">
					{sayOnboarding('taxYear.lead', { taxYear, deadline: formatDay(year.deadlines.online) })}{' '}
					{sayOnboarding('taxYear.period', { from: formatDay(year.startsOn), to: formatDay(year.endsOn) })}
				</p>
			)}
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
