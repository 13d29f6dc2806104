/** Shared by the stand-in's own pages: escaping, moments, the page layout, and the style as a separate file. */
import type { FastifyInstance } from 'fastify';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for HTML, including attributes. */
export const escaped = (text: string): string =>
	text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const moments = new Intl.DateTimeFormat('en-GB', {
	dateStyle: 'long',
	timeStyle: 'short',
	timeZone: 'Europe/London',
});

/** An ISO timestamp in UK time: `20 November 2026 at 06:02`. */
export const moment = (timestamp: string): string => moments.format(new Date(timestamp));

const style = `:root { color-scheme: light dark; background: light-dark(#fff, #14161a); color: light-dark(#1b1e28, #f1ede4) }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: break-word }
a { color: light-dark(#0b4f9c, #8fbcff) }
.wide { overflow-x: auto; margin-top: 1rem }
table { border-collapse: collapse }
th, td { text-align: left; padding: .25rem 1rem .25rem 0; vertical-align: top }
caption { text-align: left; font-weight: 600 }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end }
label { display: grid; gap: .25rem }
input, button { font: inherit; padding: .35rem .6rem }
`;

/** A table that scrolls sideways if the window is narrow, by keyboard too. All are HTML. */
export const wideTable = (caption: string, head: string, rows: string): string =>
	`<div class="wide" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;

/** A page below the base path. `title` and `main` are HTML. */
export function htmlPage(base: string, title: string, main: string): string {
	return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="${escaped(base)}/style.css"></head>
<body><main>
${main}
</main></body>
</html>
`;
}

/** Adds the style as a file, since a policy in front of the stand-in may allow only files. */
export function styleRoute(app: FastifyInstance, base: string): void {
	app.get(`${base}/style.css`, async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}
