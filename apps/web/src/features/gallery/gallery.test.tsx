/** The design system shows every component of ui/ and charts/, by file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { Gallery } from './gallery.tsx';

const sources = join(import.meta.dirname, '../..');
const html = renderToStaticMarkup(
	<Router ssrPath="/ui">
		<Gallery />
	</Router>,
);
const files = ['ui', 'charts'].flatMap((folder) =>
	readdirSync(join(sources, folder))
		.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
		.map((file) => `${folder}/${file}`),
);
/** The frame around every screen, and what the shell renders once. */
const inTheShell = ['Page', 'SkipLink', 'Announcer', 'ToastRegion'];
const shown = readdirSync(import.meta.dirname)
	.filter((file) => !file.includes('.test.'))
	.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
	.join('\n');

describe.each(files)('%s', (file) => {
	const components = [
		...readFileSync(join(sources, file), 'utf8').matchAll(/^export function ([A-Z]\w*)/gm),
	].map(([, name = '']) => name);

	it('has a part that names its components', () => {
		const place = new RegExp(`<h3[^>]*>([^<]*)</h3><p[^>]*><code data-file="${file}">`).exec(html)?.[1];
		expect(place).toBeDefined();
		expect(place?.split(', ').filter((name) => /^[A-Z]/.test(name))).toEqual(components);
	});

	it('renders each component, not only its name', () => {
		const missing = components.filter(
			(name) =>
				!inTheShell.includes(name) &&
				!shown.includes(`<${name}`) &&
				!new RegExp(`icons = .*\\b${name}\\b`).test(shown),
		);
		expect(missing).toEqual([]);
	});
});

it('links to every section from the contents', () => {
	const sections = [...html.matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id);
	const links = [...html.matchAll(/<nav aria-label="Contents">.*?<\/nav>/gs)].flatMap(([nav]) =>
		[...nav.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id),
	);
	expect(sections.filter((id) => id !== 'error-summary-title')).toEqual(links);
});

it('shows every colour of the palette', () => {
	const palette = readFileSync(join(sources, 'ui/styles/tokens.css'), 'utf8');
	const names = [...palette.matchAll(/^\t--([a-z0-9-]+): light-dark/gm)].map(([, name]) => name);
	expect(names.length).toBeGreaterThan(20);
	const kept = names.filter((name) => !name?.startsWith('on-band'));
	expect(kept.filter((name) => !html.includes(`var(--${name})`))).toEqual([]);
});
