/** HMRC's calculation of a year that was declared final, line by line, and where to see more of it. */
import { sayDeclared } from '@halfpenny/messages/declared';
import { Link } from 'wouter';
import type { Submission } from '../../api/shapes.ts';
import { formatAmount } from '../../ui/format.ts';
import { Line } from '../settlement/due-rows.tsx';

/** Without lines it says that we have none. */
export function HmrcLines({
	submission: { hmrcLines },
	taxYear,
}: {
	readonly submission: Pick<Submission, 'hmrcLines'>;
	readonly taxYear: string;
}) {
	return (
		<div className="grid gap-3 text-16">
			{hmrcLines !== null && hmrcLines.length > 0 && (
				<dl className="divide-y divide-line border-y border-line">
					{hmrcLines.map(({ label, amount }) => (
						<Line key={label} label={label} amount={formatAmount(amount)} className="py-2.5" />
					))}
				</dl>
			)}
			<p className="measure">{sayDeclared(hmrcLines === null ? 'noLines' : 'lines')}</p>
			<p className="no-print">
				<Link to={`/mtd?year=${taxYear}&tab=calculations`} className="link">
					{sayDeclared('atHmrc')}
				</Link>
			</p>
		</div>
	);
}
