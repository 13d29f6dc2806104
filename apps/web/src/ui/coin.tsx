/** The coin: a halfpenny with its ship. The product's logo and, filling with copper, its progress indicator. */
import { useId } from 'react';

/** Hull, mast, sails and pennant, on a coin of 64 units. */
const ship =
	'M14 39.5h36c-1.6 5.6-5 9-10.6 9H24.8c-5.8 0-9.4-3.4-10.8-9Z M31 14h2v24h-2z M34.5 18.5c7.4 2.6 11.2 8.4 11.5 16.5-3.4-2.2-7.2-3.2-11.5-3.1z M29.5 16.5v15.6c-4.4-.1-8.3 1-11.8 3.3.4-9.4 4.3-15.7 11.8-18.9Z M33 13.2l6.5 1.8-6.5 1.8z';

/** A coin filled from below; `share` is 0 to 1. Decorative: the figure is beside it or in a `progress` element. */
export function Coin({
	share = 1,
	className = 'size-8',
}: {
	readonly share?: number;
	readonly className?: string;
}) {
	const level = useId();
	const top = 61 - 58 * Math.min(1, Math.max(0, share));
	return (
		<svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
			<clipPath id={level}>
				<rect x="0" y={top} width="64" height="64" />
			</clipPath>
			<circle cx="32" cy="32" r="29" className="fill-well" />
			<path d={ship} className="fill-muted" />
			<g clipPath={`url(#${level})`}>
				<circle cx="32" cy="32" r="29" className="fill-copper" />
				<path d={ship} className="fill-on-copper" />
			</g>
			<circle cx="32" cy="32" r="30" fill="none" strokeWidth="2" className="stroke-copper" />
			<circle
				cx="32"
				cy="32"
				r="26"
				fill="none"
				strokeWidth="1"
				strokeDasharray="1 2.27"
				className="stroke-copper"
			/>
		</svg>
	);
}
