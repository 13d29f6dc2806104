/** "Learn More", with its subject for people who hear only the link. */
import { saySite } from '@halfpenny/messages/site';

/** The link's text. */
export function LearnMore() {
	return (
		<>
			{saySite('learnMore')}
			<span className="sr-only"> {saySite('learnMoreOf')}</span>
		</>
	);
}
