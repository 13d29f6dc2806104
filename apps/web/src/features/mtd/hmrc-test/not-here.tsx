/** The not-found page shown in live. */
import { sayAround } from '@halfpenny/messages/around-pages';
import { Page } from '../../../ui/page.tsx';

/** The same as for any unknown address. */
export function NotHere() {
	return <Page title={sayAround('notFoundTitle')}>{null}</Page>;
}
