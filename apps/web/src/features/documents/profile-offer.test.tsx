/** What a document offers for the user's profile: ticked if it is theirs, with a note if it may not be. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keys } from '../../api/keys.ts';
import type { Proposal } from '../../api/shapes.ts';
import { isOwn, ProfileOffer } from './profile-offer.tsx';

const offered = (notices: Proposal['notices']): Proposal => ({
	...{ id: 'p', origin: { kind: 'document', reference: 'd' }, target: { kind: 'profile', id: 'u' } },
	changes: [
		{
			...{ section: 'profile', entry: { id: 'u', version: 1 } },
			...{ operation: 'set', field: 'nationalInsurance', value: 'QQ123456C' },
		},
	],
	...{ doubtful: [], costs: [], status: 'open', expiresAt: null, effect: null, notices, entryIds: [] },
	createdAt: '2026-11-20T06:00:00.000Z',
});
const otherName = { code: 'otherName', message: 'The name on this document is Callum Bell.' };

function shown(proposal: Proposal): string {
	const client = new QueryClient();
	client.setQueryData(keys.profileProposal('p'), proposal);
	return renderToStaticMarkup(
		<QueryClientProvider client={client}>
			<ProfileOffer proposalId="p" chosen={undefined} onChoose={() => undefined} />
		</QueryClientProvider>,
	);
}

it('is ticked when nothing suggests it is someone else’s', () => {
	expect(isOwn(offered([]))).toBe(true);
	expect(shown(offered([]))).not.toContain('isn’t yours');
});

it('says that the name differs, and is not ticked', () => {
	expect(isOwn(offered([otherName]))).toBe(false);
	const html = shown(offered([otherName]));
	expect(html).toContain('The name on this document isn’t yours');
	expect(html).toContain('QQ123456C');
});
