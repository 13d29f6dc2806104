/** The stand-in's start page: what it is, and what each of its APIs says about itself. */
import { htmlPage } from './html.ts';
import type { Plugin } from './plugin.ts';

/** The page as HTML. */
export const startPage = (base: string, plugins: readonly Plugin[]): string =>
	htmlPage(
		base,
		'Stand-in for HMRC',
		`<h1>A stand-in for HMRC, on this machine</h1>
<p>This is not HMRC, and nothing sent here reaches HMRC.</p>
${plugins.map(({ section }) => section?.() ?? '').join('\n')}`,
	);
