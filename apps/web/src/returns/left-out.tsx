/** What a return includes that we can't calculate, shown beside its figures so that they aren't taken for the whole. */
import { sayLeftOut } from '@halfpenny/messages/left-out';
import { questionWords } from '@halfpenny/messages/questions';
import { type FoldableEntry, type ReturnType, schedulesLeftOut } from '@halfpenny/questions';
import { Link } from 'wouter';
import type { Calculation } from '../api/shapes.ts';
import { Notice } from '../ui/notice.tsx';
import { type QuestionPlace, questionLink } from './question-link.ts';

type AbroadLeftOut = Calculation['leftOut'][number];

/** The page that says how much came from abroad. */
const places: Readonly<Record<AbroadLeftOut, QuestionPlace>> = {
	foreignInterest: { section: 'otherInvestments', question: 'untaxedForeignInterest' },
	foreignDividends: { section: 'dividends', question: 'amount' },
	foreignTaxCredit: { section: 'dividends', question: 'foreignTaxDeducted' },
};

/** Renders nothing if nothing is left out. `abroad` is what the calculation says about foreign income. */
export function LeftOut({
	entries,
	returnType,
	returnId,
	abroad = [],
}: {
	readonly entries: readonly FoldableEntry[];
	readonly returnType: ReturnType;
	readonly returnId: string;
	readonly abroad?: readonly AbroadLeftOut[] | undefined;
}) {
	const said = schedulesLeftOut(entries, returnType);
	const beyond = abroad.filter((each) => each !== 'foreignTaxCredit');
	const [first] = [...said, ...abroad.map((each) => places[each])];
	if (first === undefined) return null;
	const kept = [
		...said.map(({ section, question }) => questionWords(section, question).label),
		...beyond.map((each) => sayLeftOut(each)),
	];
	return (
		<Notice tone="doubt" title={sayLeftOut('title')}>
			{kept.length > 0 && (
				<>
					<p>{sayLeftOut('text')}</p>
					<ul className="list-disc pl-5">
						{kept.map((words) => (
							<li key={words}>{words}</li>
						))}
					</ul>
				</>
			)}
			{abroad.includes('foreignTaxCredit') && <p>{sayLeftOut('foreignTaxCredit')}</p>}
			<p>
				<Link to={questionLink(returnId, first) ?? ''} className="link">
					{sayLeftOut('change')}
				</Link>
			</p>
		</Notice>
	);
}
