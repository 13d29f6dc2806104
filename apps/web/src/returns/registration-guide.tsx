/** How to register with HMRC and get a UTR: five steps, what you need, and the year's dates. */
import { formatDay } from '@halfpenny/facts';
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { isTaxYear, yearData } from '@halfpenny/years';

const REGISTER = 'https://www.gov.uk/register-for-self-assessment';
const steps = ['1', '2', '3', '4', '5'] as const;

/** The guide, with the dates of `taxYear`. A date that has passed says so. */
export function RegistrationGuide({ taxYear, today }: { readonly taxYear: string; readonly today: string }) {
	return (
		<>
			<p className="measure">{sayOnboarding('guide.lead')}</p>
			<ol className="mt-4 grid list-decimal gap-3 pl-6 marker:font-semibold marker:text-copper">
				{steps.map((step) => (
					<li key={step} className="pl-1">
						<p className="font-semibold">{sayOnboarding(`guide.${step}.title`)}</p>
						<p className="text-muted">{sayOnboarding(`guide.${step}.text`)}</p>
						{step === '1' && (
							<a className="link" href={REGISTER} target="_blank" rel="noreferrer">
								{sayOnboarding('guide.1.link')}
							</a>
						)}
					</li>
				))}
			</ol>
			<p className="mt-5 font-semibold">{sayOnboarding('guide.needed')}</p>
			<ul className="grid list-disc gap-1 pl-6">
				<li>{sayOnboarding('guide.needed.must')}</li>
				<li>{sayOnboarding('guide.needed.may')}</li>
			</ul>
			<Deadlines taxYear={taxYear} today={today} />
		</>
	);
}

function Deadlines({ taxYear, today }: { readonly taxYear: string; readonly today: string }) {
	if (!isTaxYear(taxYear)) return null;
	const { notify, paper, online } = yearData(taxYear).deadlines;
	return (
		<>
			<p className="mt-5 font-semibold">{sayOnboarding('guide.deadlines', { taxYear })}</p>
			<ul className="grid list-disc gap-1 pl-6">
				<li>
					{sayOnboarding(today > notify ? 'guide.deadline.past' : 'guide.deadline.notify', {
						date: formatDay(notify),
					})}
				</li>
				<li>
					{sayOnboarding(today > paper ? 'guide.deadline.paperPast' : 'guide.deadline.paper', {
						date: formatDay(paper),
					})}
				</li>
				<li>{sayOnboarding('guide.deadline.online', { date: formatDay(online) })}</li>
			</ul>
		</>
	);
}
