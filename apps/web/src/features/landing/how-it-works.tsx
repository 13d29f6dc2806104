/** How it works, in three pictures of the real product. */
import { sayLanding } from '@halfpenny/messages/landing';
import { useSite } from '../../site/site-context.tsx';
import { Section } from './section.tsx';

const steps = [
	{ words: 'how.read', picture: 'found' },
	{ words: 'how.tax', picture: 'owed' },
	{ words: 'how.receipt', picture: 'receipt' },
] as const;

/** Three pictures with captions, joined like stamps. */
export function HowItWorks() {
	return (
		<Section id="how" title={sayLanding('how.title')} lead={sayLanding('how.lead')} wide>
			<ol className="grid gap-x-6 gap-y-10 lg:grid-cols-3">
				{steps.map(({ words, picture }, index) => (
					<li key={words} className="items-center gap-x-8 sm:grid sm:grid-cols-[1fr_1fr] lg:block">
						<div>
							<Picture name={`${picture}-light`} words={sayLanding(`${words}.picture`)} show="only-light" />
							<Picture name={`${picture}-dark`} words={sayLanding(`${words}.picture`)} show="only-dark" />
						</div>
						<div>
							<h3 className="mt-4 flex items-baseline gap-2.5 text-22">
								<span aria-hidden="true" className="text-copper">
									{index + 1}
								</span>
								{sayLanding(words)}
							</h3>
							<p className="mt-1.5 text-16 text-muted">{sayLanding(`${words}.text`)}</p>
						</div>
					</li>
				))}
			</ol>
			<p className="mt-8 text-14 text-muted">{sayLanding('how.pictures')}</p>
		</Section>
	);
}

/** A picture that loads when shown. Renders nothing if the build has none, as in development. */
function Picture({
	name,
	words,
	show,
}: {
	readonly name: string;
	readonly words: string;
	readonly show: 'only-light' | 'only-dark';
}) {
	const files = useSite().pictures[name] ?? [];
	const [small, large] = files;
	if (!small || !large) return null;
	return (
		<img
			src={`/${small.file}`}
			srcSet={files.map(({ file, width }) => `/${file} ${width}w`).join(', ')}
			sizes="(min-width: 64rem) 21.5rem, (min-width: 34rem) 22rem, 92vw"
			width={small.width}
			height={small.height}
			loading="lazy"
			decoding="async"
			alt={words}
			className={`h-auto w-full max-w-[22.5rem] rounded-card border border-line ${show}`}
		/>
	);
}
