/** A QR code: dark on light in every theme, since not every app reads it the other way. */
import { encode } from 'uqr';

/** The quiet zone around it, in modules, as the standard requires. */
const BORDER = 4;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
	const { data, size } = encode(text, { ecc: 'M', border: BORDER });
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className="size-56 max-w-full rounded-control border border-line forced-color-adjust-none"
		>
			<rect width={size} height={size} fill="white" />
			<path d={pathOf(data)} fill="black" />
		</svg>
	);
}

/** A square for each dark module. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
	return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
