/** Progress as a coin that fills with copper, over a real progress element. */
import { say } from '@halfpenny/messages/shell';
import { Coin } from './coin.tsx';

/** Progress: `done` of `of`. The caller names it in `label` and writes the words beside it. */
export function ProgressCoin({
	label,
	done,
	of,
	className = 'size-24',
}: {
	readonly label: string;
	readonly done: number;
	readonly of: number;
	readonly className?: string;
}) {
	const share = of > 0 ? done / of : 0;
	return (
		<div className="relative inline-block shrink-0">
			<progress className="sr-only" aria-label={label} value={done} max={of}>
				{say('percent', { percent: Math.round(share * 100) })}
			</progress>
			<Coin share={share} className={className} />
		</div>
	);
}
