/** Opens HMRC's page in its own window, and asks our server every three seconds for the result. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiFailure, describeFailure, type FailureWords } from '../../api/failure.ts';
import { keys } from '../../api/keys.ts';
import { useBeginConnecting, useConnectingAttempt } from '../../api/operations/mtd-connection.ts';
import { askForProof, needsProof } from '../../api/proof.ts';
import { showToast } from '../../ui/toast-store.ts';
import { LOOK_EVERY, type LookOutcome, outcomeOfLook, WATCH_EVERY } from './look.ts';
import { onConnected } from './word-of-window.ts';

/** An attempt in progress. `window` is null if the browser blocked it. */
interface Attempt {
	readonly state: string;
	readonly authUrl: string;
	readonly window: Window | null;
	readonly since: number;
}

/** How an attempt ended. */
type ConnectingEnd = Exclude<LookOutcome, 'waiting'> | 'notStarted';

/** What a page says while connecting, and how it opens HMRC's page. */
export interface ConnectingWords {
	/** The size of the window. */
	readonly features: string;
	readonly connected: FailureWords;
	/** `why` is the server's reason if it refused to start. */
	readonly failed: (end: Exclude<ConnectingEnd, 'connected'>, why: string | undefined) => FailureWords;
}

/** The state of connecting, and functions to start and stop it. */
export interface Connecting {
	readonly starting: boolean;
	readonly waiting: boolean;
	/** HMRC's page, to open by hand if the browser blocked the window. */
	readonly blockedAt: string | undefined;
	/** Why it failed. */
	readonly failure: FailureWords | undefined;
	/** Whether an attempt on this page succeeded. */
	readonly succeeded: boolean;
	readonly start: (taxYear: string) => void;
	readonly stop: () => void;
}

/** Starts when asked. The click itself opens the window: browsers block windows that don't follow a click. */
export function useConnecting(words: ConnectingWords): Connecting {
	const [attempt, setAttempt] = useState<Attempt>();
	const [failure, setFailure] = useState<FailureWords>();
	const [succeeded, setSucceeded] = useState(false);
	const begin = useBeginConnecting();
	const end = useEnd(words, (failed) => {
		setAttempt(undefined);
		setFailure(failed);
		setSucceeded(failed === undefined);
	});
	useLooking(attempt, end);
	const start = (taxYear: string) => {
		const opened = window.open('', 'hmrc', words.features);
		setFailure(undefined);
		setSucceeded(false);
		begin.mutate(taxYear, {
			onSuccess: ({ authUrl, state }) => {
				opened?.location.replace(authUrl);
				setAttempt({ state, authUrl, window: opened, since: Date.now() });
			},
			onError: (refused) => {
				opened?.close();
				if (!needsProof(refused)) return end('notStarted', refused);
				// The window then opens when the user presses the dialog's button.
				void askForProof().then((given) => given && start(taxYear));
			},
		});
	};
	return {
		starting: begin.isPending,
		waiting: attempt !== undefined && attempt.window !== null,
		blockedAt: attempt?.window === null ? attempt.authUrl : undefined,
		...{ failure, succeeded, start },
		stop: () => setAttempt(undefined),
	};
}

type End = (end: ConnectingEnd, refused?: ApiFailure) => void;

/** Reports the result, and refetches everything that depends on the connection. */
function useEnd(words: ConnectingWords, done: (failed: FailureWords | undefined) => void): End {
	const queryClient = useQueryClient();
	const latest = useRef({ words, done });
	latest.current = { words, done };
	return useCallback(
		(end, refused) => {
			const { connected, failed } = latest.current.words;
			const why = end === 'connected' ? undefined : failed(end, refused && whyOf(refused));
			latest.current.done(why);
			showToast(why ? { ...why, tone: 'bad' } : connected);
			void queryClient.invalidateQueries({ queryKey: keys.mtdConnection, exact: true });
			void queryClient.invalidateQueries({ queryKey: keys.mtd() });
		},
		[queryClient],
	);
}

/** Returns the server's reason, if it gave one. */
function whyOf(refused: ApiFailure): string | undefined {
	if (refused.kind !== 'refused') return undefined;
	const { title, detail } = describeFailure(refused);
	return `${title}. ${detail}`;
}

/** Checks until it ends. A window that returns or closes only brings the next check forward. */
function useLooking(attempt: Attempt | undefined, end: End): void {
	const { data, isError, dataUpdatedAt, errorUpdatedAt, refetch } = useConnectingAttempt(
		attempt?.state,
		attempt && LOOK_EVERY,
	);
	useEffect(() => {
		if (!attempt) return;
		const look = () => void refetch();
		const deaf = onConnected(look);
		const watching = setInterval(() => {
			if (!attempt.window?.closed) return;
			clearInterval(watching);
			look();
		}, WATCH_EVERY);
		return () => {
			deaf();
			clearInterval(watching);
		};
	}, [attempt, refetch]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a look is over when its answer has come, whatever it says
	useEffect(() => {
		if (!attempt) return;
		const waited = Date.now() - attempt.since;
		const outcome = outcomeOfLook({ attempt: data?.attempt, failed: isError, waited });
		if (outcome === 'waiting') return;
		attempt.window?.close();
		end(outcome);
	}, [attempt, data, dataUpdatedAt, errorUpdatedAt, end]);
}
