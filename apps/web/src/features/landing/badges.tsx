/** What to know first: a word or two each, with an explanation. */
import { sayLanding } from '@halfpenny/messages/landing';
import type { Service } from '../../api/shapes.ts';

const always = ['security', 'beta', 'uk'] as const;

/** "Testing" only if nothing is filed, "reviews" only if there are some. */
export function Badges({ service: { environment, operator } }: { readonly service: Service }) {
	const { reviews } = operator;
	return (
		<section aria-labelledby="badges" className="border-t border-line py-10">
			<h2 id="badges" className="sr-only">
				{sayLanding('badges.title')}
			</h2>
			<ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
				{environment !== 'live' && <Badge name="testing" />}
				{always.map((name) => (
					<Badge key={name} name={name} />
				))}
				{reviews !== null && (
					<li className="border-l-2 border-copper pl-4">
						<p className="text-18 font-semibold">{sayLanding('badge.reviews', { rating: reviews.rating })}</p>
						<a href={reviews.url} className="link text-14">
							{sayLanding('badge.reviews.note')}
						</a>
					</li>
				)}
			</ul>
		</section>
	);
}

function Badge({ name }: { readonly name: 'testing' | (typeof always)[number] }) {
	return (
		<li className="border-l-2 border-copper pl-4">
			<p className="text-18 font-semibold">{sayLanding(`badge.${name}`)}</p>
			<p className="text-14 text-muted">{sayLanding(`badge.${name}.note`)}</p>
		</li>
	);
}
