/** The link to a return's form. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Link } from 'wouter';

export function FormLink({ returnId }: { readonly returnId: string }) {
	return (
		<p>
			<Link to={`/app/return/${returnId}/sa100`} className="link">
				{sayDashboard('submission.form')}
			</Link>
		</p>
	);
}
