/** The chat about a return: quick actions, the conversation, and the message field. */
import { sayChat } from '@halfpenny/messages/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChatHistory } from '../../api/operations/chat.ts';
import type { ChatMessage } from '../../api/shapes.ts';
import { Card } from '../../ui/card.tsx';
import type { ChatAbout } from './chat-about.ts';
import { ChatLog } from './chat-log.tsx';
import { type Begun, Composer } from './composer.tsx';
import { say, useSaying } from './conversations.ts';
import { DeleteConversation } from './delete-conversation.tsx';
import { ModelChoice } from './model-choice.tsx';
import { submitTile } from './submit-tile.ts';
import { Tiles } from './tiles.tsx';
import { UploadZone } from './upload-zone.tsx';

export function ChatWorkspace({ taxReturn, step, open }: ChatAbout) {
	const queryClient = useQueryClient();
	const { id: returnId, userId } = taxReturn;
	const history = useChatHistory({ userId, taxReturnId: returnId });
	const saying = useSaying(returnId);
	const [begun, beginWith] = useState<Begun>();
	const [uploads, askToUpload] = useState(0);
	const messages = before(history.data ?? [], saying?.messageId);
	const latest = saying ? undefined : messages.findLast(({ role }) => role === 'assistant');
	const send = (text: string, messageId?: string) =>
		void say(queryClient, { returnId, text, ...(messageId !== undefined && { messageId }) });
	const asksForUpload = latest?.metadata.requiresUpload === true;
	return (
		<Card
			title={sayChat('title')}
			action={messages.length > 0 && <DeleteConversation {...{ userId, returnId }} />}
		>
			<div className="grid gap-5">
				<Tiles
					{...{ returnId, send, open }}
					submit={submitTile({ taxReturn, step, open })}
					begin={(text) => beginWith({ text })}
					onUpload={open ? () => askToUpload(uploads + 1) : undefined}
				/>
				<ChatLog {...{ taxReturn, step, messages, saying, open }} waiting={history.isPending} retry={send} />
				{open && (uploads > 0 || asksForUpload) && <UploadZone returnId={returnId} asked={uploads} />}
				<ModelChoice />
				<Composer {...{ returnId, send, saying, begun }} />
			</div>
		</Card>
	);
}

/** The history before the pending message. Its answer may reach the history just before it arrives here. */
function before(history: readonly ChatMessage[], messageId: string | undefined): readonly ChatMessage[] {
	const at = history.findIndex(({ id }) => id === messageId);
	return at < 0 ? history : history.slice(0, at);
}
