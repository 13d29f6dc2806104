/** Two versions of one entry beside each other, and the choice between them. */
import { sayEntries } from '@halfpenny/messages/entries';
import type { Answers, Section } from '@halfpenny/questions';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { type ComparedAnswer, type CurrentVersion, compareVersions } from './stale-write.ts';

/** Shown in place of the form when what is saved is newer than what the form began with. */
export function Conflict({
	section,
	yours,
	current,
	busy,
	onKeepYours,
	onKeepCurrent,
}: {
	readonly section: Section;
	readonly yours: Answers;
	readonly current: CurrentVersion;
	readonly busy: boolean;
	readonly onKeepYours: () => void;
	readonly onKeepCurrent: () => void;
}) {
	const title = sayEntries('conflict.title');
	return (
		<Page title={title} lead={sayEntries('conflict.lead')} arrival={`conflict ${current.version}`}>
			<Table<ComparedAnswer>
				caption={title}
				captionHidden
				rows={compareVersions(section, yours, current.answers)}
				rowKey={({ question }) => question}
				columns={[
					{ key: 'question', heading: sayEntries('conflict.question'), cell: Question },
					{ key: 'yours', heading: sayEntries('conflict.yours'), cell: ({ yours: typed }) => typed },
					{ key: 'current', heading: sayEntries('conflict.current'), cell: ({ current: saved }) => saved },
				]}
			/>
			<div className="flex flex-wrap gap-3">
				<Button onClick={onKeepYours} busy={busy && sayEntries('form.saving')}>
					{sayEntries('conflict.keepYours')}
				</Button>
				<Button look="secondary" onClick={onKeepCurrent}>
					{sayEntries('conflict.keepCurrent')}
				</Button>
			</div>
		</Page>
	);
}

function Question({ label, differs }: ComparedAnswer) {
	return (
		<>
			<span className="mr-2">{label}</span>
			{differs && <Badge tone="doubt">{sayEntries('conflict.differs')}</Badge>}
		</>
	);
}
