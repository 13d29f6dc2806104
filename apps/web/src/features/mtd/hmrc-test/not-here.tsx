/** In live there is no such page. */
import { sayAround } from '@halfpenny/messages/around-pages';
import { Page } from '../../../ui/page.tsx';

/** As any address that leads nowhere. */
export function NotHere() {
	return <Page title={sayAround('notFoundTitle')}>{null}</Page>;
}
