/** What the product does: reads, files (or tests), and calculates. */
import { sayLanding } from '@halfpenny/messages/landing';
import type { Service } from '../../api/shapes.ts';
import { Sheet, Slip, Sum } from '../../ui/icons.tsx';
import { Section } from './section.tsx';

/** Three cards. The middle one says where returns go from here. */
export function Features({ environment }: Pick<Service, 'environment'>) {
	const cards = [
		{ mark: Sheet, title: sayLanding('feature.reading'), text: sayLanding('feature.reading.text') },
		{ mark: Slip, ...filing(environment) },
		{ mark: Sum, title: sayLanding('feature.calculation'), text: sayLanding('feature.calculation.text') },
	];
	return (
		<Section id="features" title={sayLanding('features.title')} wide>
			<ul className="grid gap-5 md:grid-cols-3">
				{cards.map(({ mark: Mark, title, text }) => (
					<li key={title} className="rounded-card border border-line bg-card p-6">
						<Mark className="size-8 text-copper" />
						<h3 className="mt-4 text-22">{title}</h3>
						<p className="mt-2 text-16 text-muted">{text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

function filing(environment: Service['environment']) {
	if (environment === 'live')
		return { title: sayLanding('feature.filing.live'), text: sayLanding('feature.filing.live.text') };
	return { title: sayLanding('feature.filing.test'), text: sayLanding(`feature.filing.test.${environment}`) };
}
