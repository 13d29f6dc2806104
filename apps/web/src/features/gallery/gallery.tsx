/** The design system in development: its tokens, and every component with its states and when to use it. */
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { Actions } from './actions.tsx';
import { Fields } from './fields.tsx';
import { Figures } from './figures.tsx';
import { Frames } from './frames.tsx';
import { Tokens } from './tokens.tsx';
import { Words } from './words.tsx';

const contents = [
	['tokens', 'Tokens'],
	['actions', 'Actions'],
	['fields', 'Fields'],
	['messages', 'Messages'],
	['lists', 'Cards, lists, tables'],
	['figures', 'Amounts and progress'],
	['charts', 'Charts'],
	['frames', 'Frames'],
] as const;

/** The page at /ui. */
export function Gallery() {
	return (
		<Page
			title="Design system"
			width="work"
			back={<BackLink to="/" />}
			lead="Plain, warm, exact. Every component, when to use it, and every state, with long content."
		>
			<nav aria-label="Contents">
				<ul className="flex flex-wrap gap-x-6 gap-y-2">
					{contents.map(([id, title]) => (
						<li key={id}>
							<a href={`#${id}`} className="link">
								{title}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<Tokens />
			<Actions />
			<Fields />
			<Words />
			<Figures />
			<Frames />
		</Page>
	);
}
