/** Before sending: what was typed and not saved, which the return does not have. */
import { sayEntries } from '@halfpenny/messages/entries';
import { sayFiling } from '@halfpenny/messages/filing';
import { sectionWords } from '@halfpenny/messages/questions';
import { findSection } from '@halfpenny/questions';
import { Link } from 'wouter';
import { useUnsavedPages } from '../../api/operations/unsaved-pages.ts';
import { fromCheck } from '../../returns/from-check.ts';
import { Notice } from '../../ui/notice.tsx';

/** Links to each page. Renders nothing if everything is saved. */
export function UnsavedNotice({ returnId }: { readonly returnId: string }) {
	const pages = useUnsavedPages(returnId).data ?? [];
	if (pages.length === 0) return null;
	return (
		<Notice tone="doubt" title={sayFiling('check.unsaved')}>
			<p>{sayFiling('check.unsaved.text')}</p>
			<ul className="grid gap-1">
				{pages.map(({ page }) => (
					<li key={page}>
						<Link to={`${page}${fromCheck}`} className="link">
							{titleOf(page)}
						</Link>
					</li>
				))}
			</ul>
		</Notice>
	);
}

/** The section's title, from the third part of `/app/return/:id/:section/…`; for the year, the page about it. */
function titleOf(page: string): string {
	const section = findSection(page.split('/')[4] ?? '');
	return section ? sectionWords(section.id).title : sayEntries('about.title');
}
