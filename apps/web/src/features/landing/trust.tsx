/** What we can prove, from the repository's measurements. Each figure links to how it was measured. */
import { sayLanding } from '@halfpenny/messages/landing';
import agreement from '../../../../../docs/evidence/agreement.json';
import forms from '../../../../../docs/evidence/forms.json';
import layouts from '../../../../../docs/evidence/held-back-layouts.json';
import published from '../../../../../docs/evidence/published-answers.json';
import { formatCount } from '../../site/figures.ts';
import { useSite } from '../../site/site-context.tsx';
import { Section } from './section.tsx';

interface Proof {
	readonly id: string;
	readonly right: string;
	readonly what: string;
	readonly more: string;
}

/** The four figures. */
export function Trust() {
	const { publishedForms } = useSite().figures;
	return (
		<Section id="trust" title={sayLanding('trust.title')} lead={sayLanding('trust.lead')} wide>
			<ul className="grid gap-x-10 sm:grid-cols-2">
				{proofs(publishedForms).map(({ id, right, what, more }) => (
					<li key={id} className="grid content-start gap-1 border-t-2 border-copper py-6">
						<p className="figures font-serif text-36 leading-none font-semibold tracking-tight sm:text-48">
							{right}
						</p>
						<p className="mt-1 text-18">{what}</p>
						<p className="text-16 text-muted">{more}</p>
						<p>
							<a href={`/resources/how-it-is-measured#${id}`} className="link inline-block py-1 text-16">
								{sayLanding('trust.how')}
								<span className="sr-only">: {what}</span>
							</a>
						</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** In the first page's words. */
function proofs(checkedYears: string): readonly Proof[] {
	const { figures: read } = layouts;
	return [
		{
			id: 'published-answers',
			right: formatCount(published.figures.matched),
			what: sayLanding('trust.published'),
			more: sayLanding('trust.published.more', {
				official: formatCount(published.figures.official),
			}),
		},
		{
			id: 'agreement',
			right: ofAll(agreement.figures.agreed, agreement.figures.returns),
			what: sayLanding('trust.agreement'),
			more: sayLanding('trust.agreement.more'),
		},
		{
			id: 'forms',
			right: formatCount(forms.figures.returns),
			what: sayLanding('trust.forms'),
			more: sayLanding('trust.forms.more', { years: checkedYears }),
		},
		{
			id: 'held-back-layouts',
			right: ofAll(read.right, read.printed),
			what: sayLanding('trust.reading'),
			more: sayLanding('trust.reading.more', {
				leftOut: formatCount(read.leftOut),
				wrong: formatCount(read.wrong),
				wrongAtFirst: formatCount(read.first.wrong),
			}),
		},
	];
}

function ofAll(right: number, all: number): string {
	return sayLanding('trust.of', { right: formatCount(right), all: formatCount(all) });
}
