/** How buttons and links like buttons look. Each screen has one copper button: the thing to do. */
import { classes } from './classes.ts';

const looks = {
	primary:
		'bg-copper text-on-copper border-copper hover:bg-copper-deep hover:border-copper-deep active:translate-y-px',
	secondary: 'bg-card text-ink border-edge hover:border-ink active:translate-y-px',
	quiet: 'bg-transparent text-teal edge-unseen underline underline-offset-4 decoration-1 hover:decoration-2',
	danger: 'bg-card text-owe border-owe hover:bg-owe-wash active:translate-y-px',
};

/** Primary is copper, once a screen; quiet looks like a link; danger is for destroying things. */
type ButtonLook = keyof typeof looks;

/** Returns the classes of a button. */
export function buttonLook(look: ButtonLook, small: boolean, className: string | undefined): string {
	return classes(
		'inline-flex items-center justify-center gap-2 rounded-control border font-semibold transition-colors disabled:opacity-60',
		small ? 'min-h-9 py-1 text-16' : 'min-h-12 py-2 text-18',
		look === 'quiet' ? 'px-0' : small ? 'px-3.5' : 'px-6',
		looks[look],
		className,
	);
}

/** A button's look. */
export interface Look {
	readonly look?: ButtonLook;
	readonly small?: boolean;
}
