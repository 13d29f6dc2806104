/** How it works, in three pictures that the tests took. */
import { sayLanding } from '@halfpenny/messages/landing';
import { useSite } from '../../app/site/site-context.tsx';
import { Section } from './section.tsx';

const steps = [
	{ words: 'how.read', picture: 'check-what-we-found' },
	{ words: 'how.tax', picture: 'dashboard' },
	{ words: 'how.receipt', picture: 'receipt' },
] as const;

/** Three pictures with their words, joined like stamps. */
export function HowItWorks() {
	return (
		<Section id="how" title={sayLanding('how.title')} lead={sayLanding('how.lead')} wide>
			<ol className="grid gap-x-6 gap-y-10 md:grid-cols-3">
				{steps.map(({ words, picture }, index) => (
					<li key={words}>
						<Picture name={picture} words={sayLanding(`${words}.picture`)} />
						<h3 className="mt-4 flex items-baseline gap-2.5 text-22">
							<span aria-hidden="true" className="text-copper">
								{index + 1}
							</span>
							{sayLanding(words)}
						</h3>
						<p className="mt-1.5 text-16 text-muted">{sayLanding(`${words}.text`)}</p>
					</li>
				))}
			</ol>
			<p className="mt-8 text-14 text-muted">{sayLanding('how.pictures')}</p>
		</Section>
	);
}

/** A picture of a light page; nothing when the build has none, as while developing. */
function Picture({ name, words }: { readonly name: string; readonly words: string }) {
	const files = useSite().pictures[name] ?? [];
	const [small, large] = files;
	if (!small || !large) return null;
	return (
		<img
			src={`/${small.file}`}
			srcSet={files.map(({ file, width }) => `/${file} ${width}w`).join(', ')}
			sizes="(min-width: 48rem) 22rem, 92vw"
			width={small.width}
			height={small.height}
			loading="lazy"
			decoding="async"
			alt={words}
			className="h-auto w-full rounded-card border border-line"
		/>
	);
}
