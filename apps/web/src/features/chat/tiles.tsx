/** The four tiles above the conversation, each with an action. */
import { sayChat } from '@halfpenny/messages/chat';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { FormBox, Sheet, Slip, Sum } from '../../ui/icons.tsx';
import type { SubmitTile } from './submit-tile.ts';

const look =
	'flex h-full w-full flex-col items-start gap-2 rounded-card border border-line bg-paper p-3 text-left transition-colors hover:border-edge hover:bg-well';

/** If nothing can be uploaded here, the first tile leads to the documents. */
export function Tiles({
	returnId,
	open,
	submit,
	send,
	begin,
	onUpload,
}: {
	readonly returnId: string;
	/** Whether the return can be changed. */
	readonly open: boolean;
	readonly submit: SubmitTile;
	readonly send: (text: string) => void;
	/** Inserts the start of a sentence into the message field. */
	readonly begin: (text: string) => void;
	readonly onUpload: (() => void) | undefined;
}) {
	const beginning = sayChat(open ? 'begin.expenses' : 'begin.expenses.closed');
	return (
		<ul aria-label={sayChat('tiles.label')} className="no-print grid grid-cols-2 gap-2 sm:grid-cols-4">
			<li>
				{onUpload ? (
					<button type="button" className={look} onClick={onUpload}>
						<Tile name="upload" icon={<Sheet className="size-6 shrink-0 text-copper" />} />
					</button>
				) : (
					<Link to={`/app/return/${returnId}/documents`} className={look}>
						<Tile name="upload" closed icon={<Sheet className="size-6 shrink-0 text-copper" />} />
					</Link>
				)}
			</li>
			<li>
				<button type="button" className={look} onClick={() => send(sayChat('ask.calculate'))}>
					<Tile name="calculate" icon={<Sum className="size-6 shrink-0 text-copper" />} />
				</button>
			</li>
			<li>
				<button type="button" className={look} onClick={() => begin(beginning)}>
					<Tile name="expenses" closed={!open} icon={<Slip className="size-6 shrink-0 text-copper" />} />
				</button>
			</li>
			<li>
				<Link to={submit.to} className={look}>
					<Tile
						name="submit"
						detail={submit.detail}
						icon={<FormBox className="size-6 shrink-0 text-copper" />}
					/>
				</Link>
			</li>
		</ul>
	);
}

type TileWords =
	| { readonly name: 'calculate' }
	| { readonly name: 'upload' | 'expenses'; readonly closed?: boolean }
	| ({ readonly name: 'submit' } & Pick<SubmitTile, 'detail'>);

function detailOf(tile: TileWords): string {
	if (tile.name === 'submit') return tile.detail;
	if (tile.name === 'calculate') return sayChat('tile.calculate.detail');
	return sayChat(tile.closed ? `tile.${tile.name}.detail.closed` : `tile.${tile.name}.detail`);
}

function Tile({ icon, ...tile }: TileWords & { readonly icon: ReactNode }) {
	return (
		<>
			{icon}
			<span className="min-w-0">
				<span className="block text-16 font-semibold">{sayChat(`tile.${tile.name}`)}</span>
				<span className="block text-14 text-muted">{detailOf(tile)}</span>
			</span>
		</>
	);
}
