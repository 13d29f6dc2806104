/** The start button: to sign-up, or to the returns of a visitor who is signed in. */
import type { Plan } from '@halfpenny/messages/prices';
import type { ComponentProps } from 'react';
import { DocumentLink } from '../ui/button.tsx';
import { useSite } from './site-context.tsx';

/** Sign-up remembers the plan chosen. */
export function StartLink({
	plan,
	...link
}: Omit<ComponentProps<typeof DocumentLink>, 'href'> & { readonly plan?: Plan['id'] }) {
	return <DocumentLink {...link} href={startAddress(useSite().visitor === 'signedIn', plan)} />;
}

/** Returns the address the start button leads to. */
export function startAddress(signedIn: boolean, plan?: Plan['id']): string {
	if (signedIn) return '/app';
	return plan === undefined ? '/signup' : `/signup?plan=${plan}`;
}
