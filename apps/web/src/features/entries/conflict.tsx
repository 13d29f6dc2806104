/** Two versions of one entry, showing the answers that differ, and a choice between them. */
import { sayEntries } from '@halfpenny/messages/entries';
import type { Answers, Section } from '@halfpenny/questions';
import type { CurrentVersion } from '../../interview/current-version.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { type ComparedAnswer, differences } from './stale-write.ts';

/** Replaces the form when the saved entry is newer than the one the form started with. */
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
	return (
		<Page
			title={sayEntries('conflict.title')}
			lead={sayEntries('conflict.lead')}
			arrival={`conflict ${current.version}`}
		>
			<Differences rows={differences(section, yours, current.answers)} />
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

/** Each answer with both versions below it, so that both fit on a narrow screen. */
function Differences({ rows }: { readonly rows: readonly ComparedAnswer[] }) {
	return (
		<div className="divide-y divide-line border-y border-line">
			{rows.map(({ question, label, yours, current }) => (
				<section key={question} className="grid gap-2 py-4">
					<h2 className="font-sans text-18 font-semibold">{label}</h2>
					<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
						<Version name={sayEntries('conflict.yours')} answer={yours} />
						<Version name={sayEntries('conflict.current')} answer={current} />
					</dl>
				</section>
			))}
		</div>
	);
}

function Version({ name, answer }: { readonly name: string; readonly answer: string }) {
	return (
		<div>
			<dt className="text-16 text-muted">{name}</dt>
			<dd className="figures wrap-anywhere text-18">{answer}</dd>
		</div>
	);
}
