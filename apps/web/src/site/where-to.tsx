/** What people look for most, beside a not-found page. */
import { sayAround } from '@halfpenny/messages/around-pages';
import { saySite } from '@halfpenny/messages/site';
import { Card } from '../ui/card.tsx';

const places = [
	['/pricing', 'pricing'],
	['/app?demo', 'demo'],
	['/faqs', 'faqs'],
	['/form-64-8', 'agentForm'],
	['/contact', 'contact'],
] as const;

/** All its links lead to separate documents. */
export function WhereTo() {
	return (
		<Card title={sayAround('notFoundPerhaps')}>
			<ul className="grid gap-1">
				{places.map(([href, words]) => (
					<li key={href}>
						<a href={href} className="link inline-block py-1">
							{saySite(words)}
						</a>
					</li>
				))}
			</ul>
		</Card>
	);
}
