/** Whether an external model may answer: asked once, naming its provider, and changeable at any time. */
import { sayChat } from '@halfpenny/messages/chat';
import { useRef } from 'react';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useAgreeToModel, useChatModel } from '../../api/operations/chat.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The question until it is answered, then who answers. Renders nothing if nothing leaves this machine. */
export function ModelChoice() {
	const { data } = useChatModel();
	const agreeing = useAgreeToModel();
	const status = useRef<HTMLDivElement>(null);
	if (!data?.provider) return null;
	const { provider, agreed } = data;
	const answer = (yes: boolean) => {
		if (agreeing.isPending) return;
		const onSuccess = () => requestAnimationFrame(() => status.current?.focus());
		agreeing.mutate({ body: { provider, agreed: yes } }, { onSuccess });
	};
	return (
		<div ref={status} tabIndex={-1} className="no-print grid gap-2">
			<FailureNotice failure={agreeing.error} />
			{agreed === null ? (
				<Notice title={sayChat('model.title', { provider })}>
					<p>{sayChat('model.text', { provider })}</p>
					<p className="flex flex-wrap gap-3 pt-1">
						<Button small look="secondary" onClick={() => answer(true)}>
							{sayChat('model.yes', { provider })}
						</Button>
						<Button small look="secondary" onClick={() => answer(false)}>
							{sayChat('model.no')}
						</Button>
					</p>
				</Notice>
			) : (
				<p className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
					{agreed ? sayChat('model.agreed', { provider }) : sayChat('model.refused')}
					<button type="button" className="link min-h-6" onClick={() => answer(!agreed)}>
						{agreed ? sayChat('model.no') : sayChat('model.yes', { provider })}
					</button>
				</p>
			)}
		</div>
	);
}
