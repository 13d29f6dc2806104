/** The few icons. All are decorative: the words beside them carry the meaning. */

interface IconProps {
	readonly className?: string;
}

function Stroke({ className = 'size-5', d }: IconProps & { readonly d: string }) {
	return (
		<svg
			viewBox="0 0 20 20"
			className={className}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<path d={d} />
		</svg>
	);
}

/** A tick: done. */
export function Tick(props: IconProps) {
	return <Stroke {...props} d="m4 10.5 4 4 8-9" />;
}

/** A cross: close. */
export function Cross(props: IconProps) {
	return <Stroke {...props} d="m5 5 10 10M15 5 5 15" />;
}

/** A small arrow down: there is more to open. */
export function ChevronDown(props: IconProps) {
	return <Stroke {...props} d="m4 7 6 6 6-6" />;
}

/** A small arrow to the right: this opens. */
export function ChevronRight(props: IconProps) {
	return <Stroke {...props} d="m7 4 6 6-6 6" />;
}

/** A page with a folded corner: a document. */
export function Sheet(props: IconProps) {
	return <Stroke {...props} d="M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5.5M7.5 13.5h5.5" />;
}

/** A sum with its line: a figure. */
export function Sum(props: IconProps) {
	return <Stroke {...props} d="M14.5 5.5V4h-9l5 6-5 6h9v-1.5" />;
}

/** A ticked box of a form. */
export function FormBox(props: IconProps) {
	return <Stroke {...props} d="M3.5 3.5h13v13h-13zM7 10.2l2.2 2.3L13.2 8" />;
}

/** A torn slip: a receipt. */
export function Slip(props: IconProps) {
	return (
		<Stroke
			{...props}
			d="M5 2.5h10v15l-1.7-1.3L11.7 17.5 10 16.2 8.3 17.5l-1.6-1.3L5 17.5zM7.5 6.5h5M7.5 10h5"
		/>
	);
}
