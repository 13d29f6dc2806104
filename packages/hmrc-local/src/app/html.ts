/** What the stand-in's own pages share: escaping, the frame of a page, its style as a file of its own. */
import type { FastifyInstance } from 'fastify';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, in attributes too. */
export const escaped = (text: string): string =>
	text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

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

/** A table that scrolls sideways by itself where the window is narrow, also by keyboard. All are HTML. */
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

/** Adds the style: a policy that lets pages use files only may stand before the stand-in. */
export function styleRoute(app: FastifyInstance, base: string): void {
	app.get(`${base}/style.css`, async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}
