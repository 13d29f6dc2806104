/** Where the password dialog appears. It loads when first needed. */
import { Suspense, useState } from 'react';
import { useProofAsked } from '../api/proof.ts';
import { lazily } from '../ui/lazily.ts';

const ProofDialog = lazily(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/** Keeps the dialog mounted, so that closing it returns the focus. */
export function ProofPlace() {
	const asked = useProofAsked();
	const [fetched, setFetched] = useState(asked);
	if (asked && !fetched) setFetched(true);
	return fetched ? (
		<Suspense>
			<ProofDialog open={asked} />
		</Suspense>
	) : null;
}
