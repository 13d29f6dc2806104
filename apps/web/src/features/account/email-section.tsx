/** The email address on the security page: the current one, the unconfirmed one, and a link to change it. */
import { sayAccount } from '@halfpenny/messages/account';
import { useEmailChange } from '../../api/operations/account.ts';
import { useUser } from '../../api/operations/user.ts';
import { Notice } from '../../ui/notice.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';

export function EmailSection() {
	const user = useUser();
	const pending = useEmailChange().data?.pending;
	return (
		<section className="grid gap-4">
			<h2 className="text-28">{sayAccount('email.heading')}</h2>
			<p className="-mt-2 min-h-6 text-16 text-muted">
				{user.data && sayAccount('email.now', { email: user.data.email })}
			</p>
			{pending && (
				<Notice title={sayAccount('email.pending', { email: pending })}>
					<p>{sayAccount('email.pending.text')}</p>
				</Notice>
			)}
			<div>
				<ButtonLink to="/account/security/email" look="secondary">
					{sayAccount('email.title')}
				</ButtonLink>
			</div>
		</section>
	);
}
