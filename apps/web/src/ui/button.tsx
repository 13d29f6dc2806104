/** Buttons and links that look like buttons. One copper button a screen: the thing to do. */
import { say } from '@halfpenny/messages/shell';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';

const looks = {
	primary:
		'bg-copper text-on-copper border-copper hover:bg-copper-deep hover:border-copper-deep active:translate-y-px',
	secondary: 'bg-card text-ink border-edge hover:border-ink active:translate-y-px',
	quiet:
		'bg-transparent text-teal border-transparent underline underline-offset-4 decoration-1 hover:decoration-2',
	danger: 'bg-card text-owe border-owe hover:bg-owe-wash active:translate-y-px',
};

/** Primary is copper and stands once a screen; quiet looks like a link; danger destroys. */
type ButtonLook = keyof typeof looks;

function buttonLook(look: ButtonLook, small: boolean, className: string | undefined): string {
	return classes(
		'inline-flex items-center justify-center gap-2 rounded-control border font-semibold transition-colors',
		small ? 'min-h-9 py-1 text-16' : 'min-h-12 py-2 text-18',
		look === 'quiet' ? 'px-0' : small ? 'px-3.5' : 'px-6',
		looks[look],
		className,
	);
}

interface Look {
	readonly look?: ButtonLook;
	readonly small?: boolean;
}

/**
 * A button. While `busy` (the words to show meanwhile) it stays focusable, ignores presses and says so;
 * a disabled look is not used for "not yet": pressing says what is missing.
 */
export function Button({
	look = 'primary',
	small = false,
	busy,
	className,
	children,
	onClick,
	type = 'button',
	...button
}: ComponentProps<'button'> & Look & { readonly busy?: string | false | undefined }) {
	const waiting = typeof busy === 'string';
	return (
		<button
			{...button}
			type={type}
			aria-disabled={waiting ? true : undefined}
			onClick={waiting ? (event) => event.preventDefault() : onClick}
			className={buttonLook(look, small, classes(className, waiting && 'cursor-progress opacity-80'))}
		>
			{waiting ? busy : children}
		</button>
	);
}

/** A link to another screen that looks like a button. */
export function ButtonLink({
	to,
	look = 'primary',
	small = false,
	className,
	children,
}: Look & { readonly to: string; readonly className?: string; readonly children: ReactNode }) {
	return (
		<Link to={to} className={buttonLook(look, small, className)}>
			{children}
		</Link>
	);
}

/** A link to a document of its own that looks like a button: from the app to a public page, or between those. */
export function DocumentLink({
	href,
	look = 'primary',
	small = false,
	className,
	children,
	...link
}: ComponentProps<'a'> & Look) {
	return (
		<a {...link} href={href} className={buttonLook(look, small, className)}>
			{children}
		</a>
	);
}

/** A file to keep, as a small button: a plain link, so that the browser saves it under the name that it has. */
export function DownloadLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
	return (
		<a href={href} download className={buttonLook('secondary', true, undefined)}>
			{children}
		</a>
	);
}

/** "Back", above the heading of a screen that belongs to a sequence. */
export function BackLink({ to, children }: { readonly to: string; readonly children?: ReactNode }) {
	return (
		<Link to={to} className="inline-flex min-h-6 items-baseline gap-1.5 rounded-[2px] text-16 text-teal">
			<span aria-hidden="true">←</span>
			<span className="link">{children ?? say('back')}</span>
		</Link>
	);
}
