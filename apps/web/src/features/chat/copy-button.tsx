/** Copies a text. */
import { sayChat } from '@halfpenny/messages/chat';
import { useState } from 'react';
import { announce } from '../../ui/announcer.tsx';

/** The button, which says whether it worked. */
export function CopyButton({ text }: { readonly text: string }) {
	const [done, setDone] = useState<'copied' | 'copied.not'>();
	const copy = async () => {
		const outcome = await navigator.clipboard.writeText(text).then(
			() => 'copied' as const,
			() => 'copied.not' as const,
		);
		setDone(outcome);
		announce(sayChat(outcome));
	};
	return (
		<button type="button" className="link no-print min-h-6" onClick={() => void copy()}>
			{sayChat(done ?? 'copy')}
		</button>
	);
}
