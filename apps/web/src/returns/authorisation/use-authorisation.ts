/** Opens the consent window, and asks the server every five seconds what the user decided. */
import { sayConsent } from '@halfpenny/messages/consent';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { describeFailure } from '../../api/failure.ts';
import { keys } from '../../api/keys.ts';
import { useAgentConsent, useAskForConsent, useConsent } from '../../api/operations/consent.ts';
import { showToast } from '../../ui/toast-store.ts';
import { CONSENT_WINDOW, LOOK_EVERY, outcomeOfLook } from './authorisation-outcome.ts';

/** An open request. `window` is null if the browser blocked it, and unknown after a reload. */
interface Asked {
	readonly state: string;
	readonly authUrl?: string;
	readonly window: Window | null | undefined;
}

/** The state of the request, and how to start one. */
export interface Authorisation {
	readonly starting: boolean;
	readonly waiting: boolean;
	/** The page to open by hand if the browser blocked the window. */
	readonly blockedAt: string | undefined;
	/** Why it failed. */
	readonly failure: string | undefined;
	readonly start: () => void;
}

/** Where this tab keeps the open request. */
const KEPT = 'consent.asked';

/** Returns the request that was open before a reload, so that its answer is still noticed. */
function askedBefore(): Asked | undefined {
	const state = sessionStorage.getItem(KEPT);
	return state === null ? undefined : { state, window: undefined };
}

/** Starts when asked. The window opens straight away: browsers block windows that don't follow a click. */
export function useAuthorisation(): Authorisation {
	const [asked, setAsked] = useState<Asked | undefined>(askedBefore);
	const [failure, setFailure] = useState<string>();
	const ask = useAskForConsent();
	const fail = useCallback((why: string) => {
		setAsked(undefined);
		sessionStorage.removeItem(KEPT);
		setFailure(why);
		showToast({ title: sayConsent('failed.title'), detail: why, tone: 'bad' });
	}, []);
	const done = useCallback(() => {
		setAsked(undefined);
		sessionStorage.removeItem(KEPT);
	}, []);
	useLooking(asked, fail, done);
	const start = () => {
		const opened = window.open('', 'consent', CONSENT_WINDOW);
		setFailure(undefined);
		ask.mutate(undefined, {
			onSuccess: (question) => {
				opened?.location.replace(question.authUrl);
				setAsked({ ...question, window: opened });
				sessionStorage.setItem(KEPT, question.state);
			},
			onError: (refused) => {
				opened?.close();
				const { title } = describeFailure(refused);
				fail(refused.kind === 'refused' ? title : sayConsent('failed.connect'));
			},
		});
	};
	return {
		starting: ask.isPending,
		// After a reload we don't know whether the window is still open, so the user may ask again.
		waiting: asked !== undefined && asked.window !== null && asked.window !== undefined,
		blockedAt: asked?.window === null ? asked.authUrl : undefined,
		failure,
		start,
	};
}

/** Checks the request until it is answered, then closes the window it opened. */
function useLooking(asked: Asked | undefined, fail: (why: string) => void, done: () => void): void {
	const queryClient = useQueryClient();
	const every = asked ? LOOK_EVERY : undefined;
	const { data: consent } = useAgentConsent(every);
	const { data: question, dataUpdatedAt } = useConsent(asked?.state, every);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a look is over when its answer has come, whatever it says
	useEffect(() => {
		if (!asked) return;
		const outcome = outcomeOfLook({
			authorized: consent?.authorized ?? false,
			status: question?.status,
			windowClosed: asked.window?.closed ?? false,
		});
		if (outcome === 'waiting') return;
		asked.window?.close();
		if (outcome !== 'complete') return fail(sayConsent(`failed.${outcome}`));
		showToast({ title: sayConsent('authorised.title') });
		done();
		void queryClient.invalidateQueries({ queryKey: keys.agentConsent });
		// The list of blockers may depend on this.
		void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('check-answers') });
	}, [asked, consent, question?.status, dataUpdatedAt, fail, done, queryClient]);
}
