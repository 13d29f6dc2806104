/** A waterfall: from one total to another step by step, each bar starting where the previous one ended. */
import { formatPounds } from '@halfpenny/facts';
import { sayChart } from '@halfpenny/messages/charts';
import { classes } from '../ui/classes.ts';
import { type PlacedStep, placeSteps, type WaterfallStep } from './waterfall-layout.ts';

const looks = {
	sum: 'fill-ink',
	more: 'fill-copper',
	less: 'fill-teal',
} as const;

/** The steps as a list of bars and a table at once: label, amount, bar. With `onOpen`, steps that can open are buttons. */
export function Waterfall({
	label,
	steps,
	canOpen,
	onOpen,
}: {
	readonly label: string;
	readonly steps: readonly WaterfallStep[];
	readonly canOpen?: (key: string) => boolean;
	readonly onOpen?: (key: string) => void;
}) {
	return (
		<figure aria-label={label} className="min-w-0">
			<ol className="divide-y divide-line border-y border-line">
				{placeSteps(steps).map((step) => (
					<li
						key={step.key}
						className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-2.5 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_8rem]"
					>
						<Name step={step} onOpen={canOpen?.(step.key) ? onOpen : undefined} />
						<Bar step={step} />
						<span
							className={classes(
								'figures col-start-2 row-start-1 text-right text-16 sm:col-start-3',
								step.direction === 'sum' && 'font-semibold',
							)}
						>
							<Sign step={step} />
							{formatPounds(step.amount).replace('−', '')}
						</span>
					</li>
				))}
			</ol>
		</figure>
	);
}

function Name({
	step,
	onOpen,
}: {
	readonly step: PlacedStep;
	readonly onOpen: ((key: string) => void) | undefined;
}) {
	const look = classes('min-w-0 text-left text-16', step.direction === 'sum' && 'font-semibold');
	if (!onOpen) return <span className={look}>{step.label}</span>;
	return (
		<button type="button" className={classes(look, 'link min-h-6 w-fit')} onClick={() => onOpen(step.key)}>
			{step.label}
		</button>
	);
}

/** The sign is in the text too. */
function Sign({ step: { amount, direction, isBack } }: { readonly step: PlacedStep }) {
	if (direction === 'sum') return amount < 0 && !isBack ? <span>−</span> : null;
	// Nothing is neither added nor taken off.
	if (amount === 0) return null;
	return (
		<>
			<span aria-hidden="true">{direction === 'less' ? '− ' : '+ '}</span>
			<span className="sr-only">{sayChart(`waterfall.${direction}`)} </span>
		</>
	);
}

function Bar({ step: { from, width, direction, zero } }: { readonly step: PlacedStep }) {
	return (
		<svg
			aria-hidden="true"
			focusable="false"
			className="col-span-2 h-5 w-full sm:col-span-1 sm:col-start-2 sm:row-start-1"
		>
			<line x1={share(zero)} x2={share(zero)} y1="0" y2="20" strokeWidth="1" className="stroke-edge" />
			<rect
				x={share(from)}
				// Keeps a step of a few pence visible.
				width={share(Math.max(width, 0.004))}
				y="3"
				height="14"
				rx="2"
				className={classes(looks[direction], 'forced-colors:fill-[CanvasText]')}
			/>
		</svg>
	);
}

function share(of: number): string {
	return `${of * 100}%`;
}
