/** Saved answers that look wrong. HMRC's own test numbers do, so they are only warnings. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { profileWords } from '@halfpenny/messages/questions';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import type { User } from '../../api/shapes.ts';
import { Notice } from '../../ui/notice.tsx';

/** Each links to its field, on this page or at the address `form`. */
export function ProfileWarnings({ user, form }: { readonly user: User; readonly form: string }) {
	return Object.entries(user.warnings).map(([field, warning]) => (
		<Notice key={field} tone="doubt">
			<p>{warning}</p>
			<p>
				<Link to={`${form}#${field}`} className="link" onClick={(event) => focusHere(event, field)}>
					{sayOnboarding('warning.change', { what: profileWords(field).label })}
				</Link>
			</p>
		</Notice>
	));
}

/** A field on this page needs no new address. */
function focusHere(event: MouseEvent, field: string): void {
	const control = document.getElementById(field);
	if (!control) return;
	event.preventDefault();
	control.focus();
}
