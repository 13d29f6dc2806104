/** Shown when an entry can't be changed: it was removed, or HMRC has the return. */
import { sayEntries } from '@halfpenny/messages/entries';
import { Page } from '../../ui/page.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';

/** The entry was removed. */
export function EntryGone({ list }: { readonly list: string }) {
	return <Instead title={sayEntries('gone.title')} lead={sayEntries('gone.text')} list={list} />;
}

/** HMRC has the return, or it is on its way. */
export function ReturnLocked({ list }: { readonly list: string }) {
	return <Instead title={sayEntries('locked.title')} lead={sayEntries('list.locked')} list={list} />;
}

function Instead({
	title,
	lead,
	list,
}: {
	readonly title: string;
	readonly lead: string;
	readonly list: string;
}) {
	return (
		<Page title={title} lead={lead}>
			<div>
				<ButtonLink to={list} look="secondary">
					{sayEntries('gone.back')}
				</ButtonLink>
			</div>
		</Page>
	);
}
