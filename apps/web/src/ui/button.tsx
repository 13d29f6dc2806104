/** Buttons, and links to documents that look like buttons. */
import type { ComponentProps, ReactNode } from 'react';
import { buttonLook, type Look } from './button-look.ts';
import { classes } from './classes.ts';
import { useAlive } from './use-alive.ts';

/**
 * A button. While `busy` (the words to show meanwhile) it stays focusable, ignores presses and says so;
 * a disabled look is not used for "not yet": pressing says what is missing. Before it is alive it sends no form: the
 * browser would put the answers, passwords too, into the address.
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

/** A link that looks like a button and leads to a separate document: from the app to a public page, or between those. */
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
