/** A text's sources: links to HMRC, GOV.UK and the law. */
import type { Source } from '@halfpenny/messages/public-figures';
import { saySite } from '@halfpenny/messages/site';

/** Renders nothing if there are none. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
	if (sources.length === 0) return null;
	return (
		<p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-muted">
			<span>{saySite('sources')}</span>
			{sources.map(({ label, href }) => (
				<a key={href} href={href} className="link inline-block min-h-6">
					{label}
				</a>
			))}
		</p>
	);
}
