/** The outer HTML of every held-back paper. */

/** A page with its own style sheet. */
export function page(css: string, body: string): string {
	return `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0}${css}</style><body>${body}`;
}
