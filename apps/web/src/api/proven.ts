/** Calls that need a recently confirmed password. */
import { isApiFailure } from './failure.ts';
import { askForProof, needsProof } from './proof.ts';

/** Makes a call, and once more after the dialog if it needs the password. Fails as the call did if the user cancels. */
export async function proven<Answer>(call: () => Promise<Answer>): Promise<Answer> {
	try {
		return await call();
	} catch (failure) {
		if (!isApiFailure(failure) || !needsProof(failure) || !(await askForProof())) throw failure;
		return call();
	}
}
