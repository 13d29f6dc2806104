/** Personal details on a paper that the profile lacks, saved with the same button. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { profileWords } from '@halfpenny/messages/questions';
import { useEffect } from 'react';
import { useProfileProposal } from '../../api/operations/proposals.ts';
import type { Proposal } from '../../api/shapes.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';

/**
 * Nothing where there is nothing to fill. It is ticked to begin with, since nothing is saved before the person goes on;
 * but not where the paper may be somebody else's.
 */
export function ProfileOffer({
	proposalId,
	chosen,
	onChoose,
}: {
	readonly proposalId: string | null;
	readonly chosen: string | undefined;
	readonly onChoose: (proposalId: string | undefined) => void;
}) {
	const { data } = useProfileProposal(proposalId);
	const open = data?.status === 'open' ? data : undefined;
	const openId = open?.id;
	// biome-ignore lint/correctness/useExhaustiveDependencies: ticked once, when it is known
	useEffect(() => {
		if (open && isOwn(open)) onChoose(open.id);
	}, [openId]);
	if (!open) return null;
	return (
		<section className="grid gap-3 border-t border-line pt-5">
			<h2 className="text-22">{sayDocuments('profile.title')}</h2>
			{!isOwn(open) && <Notice tone="doubt">{sayDocuments('profile.otherName')}</Notice>}
			<SummaryList
				rows={open.changes.flatMap((change) =>
					'value' in change
						? [{ key: change.field, label: profileWords(change.field).label, value: String(change.value) }]
						: [],
				)}
			/>
			<CheckboxField
				id="save-in-profile"
				label={sayDocuments('profile.save')}
				checked={chosen !== undefined}
				onChange={(event) => onChoose(event.target.checked ? open.id : undefined)}
			/>
		</section>
	);
}

/** Whether nothing speaks against the paper being the person's own: what to know of it is that it may not be. */
export function isOwn({ notices }: Pick<Proposal, 'notices'>): boolean {
	return notices.length === 0;
}
