/** A status in a word or two. The word carries the meaning; the colour only helps. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
	plain: 'border-edge text-ink',
	busy: 'border-teal text-teal',
	good: 'border-refund bg-refund-wash text-refund',
	bad: 'border-owe bg-owe-wash text-owe',
	doubt: 'border-doubt bg-doubt-wash text-doubt',
};

/** A badge's tone. */
export type BadgeTone = keyof typeof tones;

export function Badge({
	tone = 'plain',
	children,
}: {
	readonly tone?: BadgeTone;
	readonly children: ReactNode;
}) {
	return (
		<span
			className={classes(
				'inline-flex items-center rounded-[5px] border px-2 py-0.5 text-14 font-semibold whitespace-nowrap',
				tones[tone],
			)}
		>
			{children}
		</span>
	);
}
