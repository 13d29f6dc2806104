/** The page `/hmrc-test`: authorise as a made-up person, run the checklist, and see the fraud-prevention headers. */
import { sayHmrcTestPage } from '@halfpenny/messages/hmrc-test-page';
import { useLocation } from 'wouter';
import { Answered } from '../../../api/answered.tsx';
import { isSignedOut } from '../../../api/failure.ts';
import { useMtdConnection } from '../../../api/operations/mtd-connection.ts';
import { useService } from '../../../api/operations/service.ts';
import { useUser } from '../../../api/operations/user.ts';
import type { Service, User } from '../../../api/shapes.ts';
import { useConnecting } from '../../../returns/hmrc-connection/use-connecting.ts';
import { yearsOffered } from '../../../returns/hmrc-connection/years-offered.ts';
import { Page } from '../../../ui/page.tsx';
import { AuthenticationRequired } from '../gates.tsx';
import { Authorise } from './authorise.tsx';
import { Checklist } from './checklist.tsx';
import { FraudHeadersCard } from './fraud-headers-card.tsx';
import { NotHere } from './not-here.tsx';
import { testWords } from './test-words.ts';

/** Not found in live. */
export function HmrcTestPage() {
	const user = useUser();
	const service = useService();
	const [path] = useLocation();
	if (user.error && isSignedOut(user.error)) return <AuthenticationRequired next={path} />;
	return (
		<Answered title={sayHmrcTestPage('title')} width="work" queries={[user, service]}>
			{(_: User, about: Service) =>
				about.environment === 'live' ? <NotHere /> : <Steps today={about.today} />
			}
		</Answered>
	);
}

function Steps({ today }: { readonly today: string }) {
	const connection = useMtdConnection();
	const connecting = useConnecting(testWords);
	const authorised = connection.data?.connected === true;
	return (
		<Page title={sayHmrcTestPage('title')} lead={sayHmrcTestPage('lead')} width="work">
			<Authorise
				connecting={connecting}
				authorised={authorised}
				onStart={() => connecting.start(yearsOffered(today).current)}
			/>
			<Checklist authorised={authorised} />
			<FraudHeadersCard />
		</Page>
	);
}
