/** The four tiles above the conversation, each with an action. */
import { sayChat } from '@halfpenny/messages/chat';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { FormBox, Sheet, Slip, Sum } from '../../ui/icons.tsx';

const look =
	'flex h-full w-full flex-col items-start gap-2 rounded-card border border-line bg-paper p-3 text-left transition-colors hover:border-edge hover:bg-well';

/** If nothing can be uploaded here, the first tile leads to the documents. */
export function Tiles({
	returnId,
	send,
	begin,
	onUpload,
}: {
	readonly returnId: string;
	readonly send: (text: string) => void;
	/** Inserts the start of a sentence into the message field. */
	readonly begin: (text: string) => void;
	readonly onUpload: (() => void) | undefined;
}) {
	const base = `/app/return/${returnId}`;
	return (
		<ul aria-label={sayChat('tiles.label')} className="no-print grid grid-cols-2 gap-2 sm:grid-cols-4">
			<li>
				{onUpload ? (
					<button type="button" className={look} onClick={onUpload}>
						<Tile name="upload" icon={<Sheet className="size-6 shrink-0 text-copper" />} />
					</button>
				) : (
					<Link to={`${base}/documents`} className={look}>
						<Tile name="upload" icon={<Sheet className="size-6 shrink-0 text-copper" />} />
					</Link>
				)}
			</li>
			<li>
				<button type="button" className={look} onClick={() => send(sayChat('ask.calculate'))}>
					<Tile name="calculate" icon={<Sum className="size-6 shrink-0 text-copper" />} />
				</button>
			</li>
			<li>
				<button type="button" className={look} onClick={() => begin(sayChat('begin.expenses'))}>
					<Tile name="expenses" icon={<Slip className="size-6 shrink-0 text-copper" />} />
				</button>
			</li>
			<li>
				<Link to={`${base}/check`} className={look}>
					<Tile name="submit" icon={<FormBox className="size-6 shrink-0 text-copper" />} />
				</Link>
			</li>
		</ul>
	);
}

function Tile({
	name,
	icon,
}: {
	readonly name: 'upload' | 'calculate' | 'expenses' | 'submit';
	readonly icon: ReactNode;
}) {
	return (
		<>
			{icon}
			<span className="min-w-0">
				<span className="block text-16 font-semibold">{sayChat(`tile.${name}`)}</span>
				<span className="block text-14 text-muted">{sayChat(`tile.${name}.detail`)}</span>
			</span>
		</>
	);
}
