/** "Learn More", with its subject for people who hear the link alone. */
import { saySite } from '@halfpenny/messages/site';

/** The words of the link. */
export function LearnMore() {
	return (
		<>
			{saySite('learnMore')}
			<span className="sr-only"> {saySite('learnMoreOf')}</span>
		</>
	);
}
