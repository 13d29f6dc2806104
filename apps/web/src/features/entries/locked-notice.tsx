/** Why answers can't change, and how to amend them if HMRC has accepted the return. */
import { shownStatus } from '@halfpenny/lifecycle';
import { sayEntries } from '@halfpenny/messages/entries';
import { useService } from '../../api/operations/service.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { AmendReturn } from '../../returns/amend-return.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Shown on every page of a return that HMRC has. */
export function LockedNotice({ taxReturn }: { readonly taxReturn: TaxReturn }) {
	const service = useService().data;
	return (
		<Notice>
			<p>{sayEntries('list.locked')}</p>
			{service && shownStatus(taxReturn) === 'accepted' && (
				<AmendReturn taxReturn={taxReturn} today={service.today} />
			)}
		</Notice>
	);
}
