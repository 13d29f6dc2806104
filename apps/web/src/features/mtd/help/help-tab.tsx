/** The tab "Help": the guide, in eight sections that open one by one. */
import { mtdHelp } from '@halfpenny/messages/mtd-help';
import { Details } from '../../../ui/details.tsx';
import { keepYears } from '../../../ui/years.tsx';
import type { Shown } from '../shown.ts';
import { helpFigures } from './help-figures.ts';

export function HelpTab({ shown: { taxYear, service } }: { readonly shown: Shown }) {
	return (
		<div className="grid gap-3">
			{mtdHelp(helpFigures(taxYear, service.environment !== 'live')).map((section, at) => (
				<Details
					key={section.id}
					open={at === 0}
					summary={<span className="text-18 font-semibold">{section.title}</span>}
				>
					<div className="measure grid gap-3 py-1">
						{section.paragraphs.map((text) => (
							<p key={text}>{keepYears(text)}</p>
						))}
						{section.points && (
							<ul className="grid list-disc gap-1 pl-5">
								{section.points.map((text) => (
									<li key={text}>{keepYears(text)}</li>
								))}
							</ul>
						)}
						{section.closing !== undefined && <p>{keepYears(section.closing)}</p>}
					</div>
				</Details>
			))}
		</div>
	);
}
