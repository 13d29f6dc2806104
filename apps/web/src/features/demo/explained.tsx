/** A button that would send: pressing it says what would happen, and does nothing. */
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A card with a button that opens its explanation. */
export function Explained({
	id,
	title,
	text,
	button,
	explanation,
}: Readonly<Record<'id' | 'title' | 'text' | 'button' | 'explanation', string>>) {
	const [open, setOpen] = useState(false);
	return (
		<Card title={title}>
			<p className="text-16 text-muted">{text}</p>
			<Button look="secondary" small className="mt-4" onClick={() => setOpen(true)}>
				{button}
			</Button>
			<Dialog id={id} title={title} open={open} onClose={() => setOpen(false)}>
				<p>{explanation}</p>
			</Dialog>
		</Card>
	);
}
