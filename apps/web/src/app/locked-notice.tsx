/** Why answers cannot change, and the way to change them where HMRC has accepted the return. */
import { sayEntries } from '@halfpenny/messages/entries';
import { Notice } from '../ui/notice.tsx';
import { AmendReturn } from './amend-return.tsx';
import type { Answer } from './api/operation.ts';
import { useService } from './api/operations/get-service.ts';
import { returnState } from './return-state.ts';

/** The notice on every page of a return that HMRC has. */
export function LockedNotice({ taxReturn }: { readonly taxReturn: Answer<'getTaxReturn'> }) {
	const service = useService().data;
	return (
		<Notice>
			<p>{sayEntries('list.locked')}</p>
			{service && returnState(taxReturn) === 'accepted' && (
				<AmendReturn taxReturn={taxReturn} today={service.today} />
			)}
		</Notice>
	);
}
