/** Buttons, and links to documents that look like buttons. */
import type { ComponentProps, ReactNode } from 'react';
import { buttonLook, type Look } from './button-look.ts';
import { classes } from './classes.ts';
import { useAlive } from './use-alive.ts';

/**
 * A button. While `busy` (the label meanwhile) it stays focusable and ignores presses. It is never disabled for "not
 * yet": pressing it says what is missing. Before hydration it submits no form,
 * since the browser would put the answers, even passwords, into the address.
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
	const alive = useAlive();
	return (
		<button
			{...button}
			type={alive ? type : 'button'}
			aria-disabled={waiting || !alive || undefined}
			onClick={waiting ? (event) => event.preventDefault() : onClick}
			className={buttonLook(look, small, classes(className, waiting && 'cursor-progress opacity-80'))}
		>
			{waiting ? busy : children}
		</button>
	);
}

/** A link like a button to a separate document: from the app to a public page, or between public pages. */
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

/** A download as a small button. A plain link, so that the browser saves it under its own name. */
export function DownloadLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
	return (
		<a href={href} download className={buttonLook('secondary', true, undefined)}>
			{children}
		</a>
	);
}
