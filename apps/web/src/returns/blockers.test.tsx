/** Blockers and things to know before filing, on check answers. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { Blockers, Notices } from './blockers.tsx';

const html = (node: ReactNode) =>
	renderToStaticMarkup(
		<QueryClientProvider client={new QueryClient()}>
			<Router ssrPath="/">{node}</Router>
		</QueryClientProvider>,
	);

const told = {
	code: 'taxRefundNotCounted',
	message: 'HMRC counts no tax taken off.',
	...{ section: 'employment', entryId: '00000000-0000-4000-8000-000000000001', question: 'taxDeducted' },
};

it('shows things to know under their own heading, with a link to the question', () => {
	const markup = html(<Notices notices={[told]} returnId="r" />);
	expect(markup).toContain('Before you file, you should know');
	expect(markup).not.toContain('Before you can file');
	expect(markup).toContain('HMRC counts no tax taken off.');
	expect(markup).toMatch(/href="\/app\/return\/r\/employment[^"]*#taxDeducted"/);
	expect(html(<Blockers blockers={[told]} returnId="r" />)).toContain('Before you can file');
});

it('renders nothing when there are none', () => {
	expect(html(<Notices notices={[]} returnId="r" />)).toBe('');
});
