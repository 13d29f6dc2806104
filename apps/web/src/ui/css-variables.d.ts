/** Lets a style have custom properties. */
import 'react';

declare module 'react' {
	interface CSSProperties {
		[name: `--${string}`]: string | number | undefined;
	}
}
