/** What an amendment changes: the result HMRC has, the result now, then each answer. */
import { sayFiling } from '@halfpenny/messages/filing';
import type { CheckAnswers } from '../../api/shapes.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SummaryList, type SummaryRow } from '../../ui/summary-list.tsx';
import { differenceWords, resultWords } from './amendment-words.ts';
import { ChangedAnswers } from './changed-answers.tsx';

type Amendment = NonNullable<CheckAnswers['amendment']>;

/** What the rows above the list already say. */
const RESULT: ReadonlySet<string> = new Set(['taxOwed', 'refundAmount']);

/** The card, or a note that nothing would change. Renders nothing if HMRC doesn't have the return. */
export function AmendmentChanges({ check }: { readonly check: CheckAnswers }) {
	const { amendment, figures } = check;
	if (!amendment) return null;
	if (!amendment.differs)
		return (
			<Notice tone="doubt" title={sayFiling('amendment.none')}>
				<p>{sayFiling('amendment.none.text')}</p>
			</Notice>
		);
	const changes = amendment.changed.filter(({ question }) => !RESULT.has(question));
	return (
		<Card title={sayFiling('amendment.title')}>
			{figures && <SummaryList rows={resultRows(amendment, figures)} />}
			{changes.length > 0 && (
				<ChangedAnswers
					changes={changes}
					blank={sayFiling('amendment.nothing')}
					className="mt-4 grid gap-1 text-16"
				/>
			)}
		</Card>
	);
}

function resultRows(before: Amendment, after: NonNullable<CheckAnswers['figures']>): readonly SummaryRow[] {
	return [
		{
			key: 'before',
			label: sayFiling(before.importedAt === null ? 'amendment.before' : 'amendment.before.imported'),
			value: resultWords(before),
		},
		{ key: 'after', label: sayFiling('amendment.after'), value: resultWords(after) },
		{ key: 'difference', label: sayFiling('amendment.difference'), value: differenceWords(before, after) },
	];
}
