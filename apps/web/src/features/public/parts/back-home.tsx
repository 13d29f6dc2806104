/** The bar above a legal page: the way back. */
import { saySite } from '@halfpenny/messages/site';
import { DocumentLink } from '../../../ui/button.tsx';

export function BackHome() {
	return (
		<DocumentLink href="/" look="secondary" small>
			{saySite('backToHome')}
		</DocumentLink>
	);
}
