/** Passkeys on the security page: what they are, the user's own, and adding one. */
import { sayPasskeys } from '@halfpenny/messages/passkeys';
import { LoadFailed } from '../../../api/load-failed.tsx';
import { usePasskeys } from '../../../api/operations/passkeys.ts';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyItem } from './passkey-item.tsx';

export function Passkeys() {
	const { data, error, refetch } = usePasskeys();
	return (
		<section className="grid gap-4">
			<h2 className="text-28">{sayPasskeys('title')}</h2>
			<p className="-mt-2 measure text-16 text-muted">
				{sayPasskeys('what')} {sayPasskeys('why')}
			</p>
			{error && !data && <LoadFailed failure={error} retry={() => void refetch()} />}
			{!data && !error && (
				<Skeleton>
					<Bone className="h-12" />
				</Skeleton>
			)}
			{data && data.length > 0 && (
				<ul aria-label={sayPasskeys('list')} className="divide-y divide-line border-y border-line text-16">
					{data.map((passkey) => (
						<PasskeyItem key={passkey.id} passkey={passkey} />
					))}
				</ul>
			)}
			{data && <AddPasskey />}
		</section>
	);
}
