/** Signs in with a passkey, and says what went wrong if that fails. */
import { sayAuth } from '@halfpenny/messages/auth';
import { sayPasskeys } from '@halfpenny/messages/passkeys';
import { useState } from 'react';
import { failureProblems } from '../../api/form-problems.ts';
import { useLogInWithPasskey } from '../../api/operations/passkeys.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** `start` asks the device; `onSignedIn` is called once the user is signed in. */
export function usePasskey(secondStep: boolean, onSignedIn: () => void) {
	const mutation = useLogInWithPasskey(secondStep);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const start = (stay = false) => {
		setProblems([]);
		mutation.mutate(
			{ stay },
			{
				onSuccess: (outcome) => {
					if (outcome !== 'done') {
						const remediation = sayPasskeys(`${outcome}.detail`);
						return setProblems([{ message: sayPasskeys(outcome), remediation }]);
					}
					showToast({ title: sayAuth('loginSucceeded') });
					onSignedIn();
				},
				onError: (failure) => setProblems(failureProblems(failure)),
			},
		);
	};
	/** The same list on each render: a new list would take the focus to the summary. */
	const instead = (ofForm: readonly FormProblem[]) => (problems.length > 0 ? problems : ofForm);
	return { start, instead, forget: () => setProblems([]), busy: mutation.isPending };
}
