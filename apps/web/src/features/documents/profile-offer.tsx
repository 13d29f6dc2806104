/** Profile details found in a document that the profile lacks. Saved with the same button. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { profileWords } from '@halfpenny/messages/questions';
import { useEffect } from 'react';
import { useProfileProposal } from '../../api/operations/proposals.ts';
import type { Proposal } from '../../api/shapes.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';

/**
 * Renders nothing if there is nothing to fill. Ticked at first, since nothing is saved until the user goes on,
 * unless the document may be someone else's.
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

/** Returns whether nothing suggests the document is someone else's. */
export function isOwn({ notices }: Pick<Proposal, 'notices'>): boolean {
	return notices.length === 0;
}
