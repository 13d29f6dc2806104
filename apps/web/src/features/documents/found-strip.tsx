/** The strip of the page with a value, shown with its field if there is no room for the page. */
import { type FoundField, stripAround } from './found-fields.ts';
import { pageAddress } from './page-picture.tsx';

/** Decorative: the value is in the field, and the whole page in the picture. */
export function FoundStrip({
	documentId,
	field,
	size,
}: {
	readonly documentId: string;
	readonly field: FoundField;
	/** Of the page, in any unit. */
	readonly size: { readonly width: number; readonly height: number };
}) {
	const [left, top, width, height] = stripAround(field.box);
	return (
		<div aria-hidden="true" className="overflow-hidden rounded-control border border-line bg-well">
			<div
				className="relative overflow-hidden"
				style={{ aspectRatio: `${size.width * width} / ${size.height * height}` }}
			>
				<img
					src={pageAddress(documentId, field.page)}
					alt=""
					className="absolute max-w-none"
					style={{
						width: `${100 / width}%`,
						left: `${(-left / width) * 100}%`,
						top: `${(-top / height) * 100}%`,
					}}
				/>
			</div>
		</div>
	);
}
