/** A text with its paragraphs and line breaks. */

export function Paragraphs({ text }: { readonly text: string }) {
	return (
		<div className="grid gap-2">
			{text.split(/\n{2,}/).map((paragraph, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its paragraphs
				<p key={index} className="whitespace-pre-line">
					{paragraph}
				</p>
			))}
		</div>
	);
}
