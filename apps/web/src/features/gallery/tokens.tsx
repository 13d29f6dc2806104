/** The tokens: colours, type, space, shape and motion, with what each is for. */
import { Section, State, States } from './part.tsx';

const colours = [
	['paper', 'The page.'],
	['card', 'A card on the page.'],
	['well', 'Sunk into the page: notices, the last call of a page.'],
	['ink', 'Text, and what is chosen.'],
	['muted', 'Text that may be passed over.'],
	['line', 'Hairlines around and between. Carries no meaning.'],
	['edge', 'Edges of controls: 3 to 1 on every surface.'],
	['copper', 'The one action of a screen, and progress.'],
	['copper-deep', 'The same under the pointer.'],
	['on-copper', 'Words on copper.'],
	['teal', 'Links, what is chosen, what is done.'],
	['owe', 'What is owed; what is wrong.'],
	['owe-wash', 'What it stands on.'],
	['refund', 'What HMRC owes; what was accepted.'],
	['refund-wash', 'What it stands on.'],
	['doubt', 'What needs an eye; tests.'],
	['doubt-wash', 'What it stands on.'],
] as const;

const bands = [0, 1, 2, 3, 4, 5, 6, 7];

const scale = [
	['text-14', 'Notes, badges, the heads of tables'],
	['text-16', 'Hints, tables, what stands beside'],
	['text-18', 'Text, fields, buttons'],
	['text-22', 'Headings of cards'],
	['text-28', 'Headings of sections; small amounts'],
	['text-36', 'Headings of screens on a phone; amounts'],
	['text-48', 'Headings of screens; large amounts'],
	['text-60', 'The one amount of the first page'],
] as const;

const shape = [
	['Space', 'Steps of 4 pixels; 8 pixels inside, 24 to 32 between.'],
	['Corners', 'Cards 10 pixels (rounded-card), controls 8 (rounded-control). No shadow anywhere.'],
	['Columns', 'Questions 640 pixels wide; work and a summary of 340 beside it from 1024 up.'],
	['Lines of text', 'At most 66 letters (measure).'],
	['Targets', 'At least 24 pixels, buttons 48, small ones 36.'],
	['Focus', 'A ring of 3 pixels of ink, its offset filled with copper. Never taken away.'],
	['Motion', '150 milliseconds, opacity and small shifts; none when less motion is asked for.'],
	['Forced colours', 'Every edge and mark stays; meaning never rests on colour.'],
] as const;

export function Tokens() {
	return (
		<Section id="tokens" title="Tokens">
			<p className="measure">
				Colours stand once, light and dark, in <code>ui/styles/tokens.css</code>; the test beside it proves
				the contrast of every pair that components use. Type, corners and breakpoints stand in{' '}
				<code>ui/styles/theme.css</code>. What is not there cannot be written.
			</p>
			<States>
				<State name="Colours">
					<ul className="divide-y divide-line text-16">
						{colours.map(([name, use]) => (
							<li key={name} className="grid grid-cols-[2.5rem_8rem_1fr] items-center gap-3 py-2">
								<Swatch name={name} />
								<code>{name}</code>
								<span className="text-muted">{use}</span>
							</li>
						))}
					</ul>
				</State>
				<div className="grid gap-8">
					<State name="Bands of income: one hue, deeper with the rate">
						<ul className="grid grid-cols-8">
							{bands.map((depth) => (
								<li key={depth} className="grid gap-1 text-center text-14">
									<Swatch name={`band-${depth}`} />
									{depth}
								</li>
							))}
						</ul>
					</State>
					<State name="Shape and motion">
						<dl className="divide-y divide-line text-16">
							{shape.map(([what, rule]) => (
								<div key={what} className="grid grid-cols-[8rem_1fr] gap-3 py-2">
									<dt>{what}</dt>
									<dd className="text-muted">{rule}</dd>
								</div>
							))}
						</dl>
					</State>
				</div>
			</States>
			<State name="Type: Fraunces for headings and amounts, Atkinson Hyperlegible Next for the rest">
				<ul className="divide-y divide-line">
					{scale.map(([size, use]) => (
						<li key={size} className="grid items-baseline gap-x-6 gap-y-1 py-3 sm:grid-cols-[6rem_1fr_16rem]">
							<code className="text-14 text-muted">{size}</code>
							<span className={`${size} ${Number(size.slice(5)) < 22 ? '' : 'font-serif font-semibold'}`}>
								Twelve pounds, £12.34
							</span>
							<span className="text-14 text-muted">{use}</span>
						</li>
					))}
				</ul>
			</State>
		</Section>
	);
}

function Swatch({ name }: { readonly name: string }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 40 40" preserveAspectRatio="none" className="h-10 w-full">
			<rect width="40" height="40" rx="4" strokeWidth="1" className="stroke-edge" fill={`var(--${name})`} />
		</svg>
	);
}
