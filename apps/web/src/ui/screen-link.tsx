/** Links between the app's screens: like a button, and "Back". Separate from buttons because public pages have no router. */
import { say } from '@halfpenny/messages/shell';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonLook, type Look } from './button-look.ts';

/** A link like a button to another screen. */
export function ButtonLink({
	to,
	look = 'primary',
	small = false,
	className,
	onClick,
	children,
}: Look & {
	readonly to: string;
	readonly className?: string;
	/** Called before leaving. */
	readonly onClick?: () => void;
	readonly children: ReactNode;
}) {
	return (
		<Link to={to} className={buttonLook(look, small, className)} onClick={onClick}>
			{children}
		</Link>
	);
}

/** "Back", above the heading of a screen in a sequence. */
export function BackLink({ to, children }: { readonly to: string; readonly children?: ReactNode }) {
	return (
		<Link to={to} className="inline-flex min-h-6 items-baseline gap-1.5 rounded-[2px] text-16 text-teal">
			<span aria-hidden="true">←</span>
			<span className="link">{children ?? say('back')}</span>
		</Link>
	);
}
