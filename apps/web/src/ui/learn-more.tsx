/** "Learn More", with what about for whoever hears the link alone. */
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
