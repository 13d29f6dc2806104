/** What people said and what they wanted by it: the examples of `wants.json`, and the ways of asking for the knowledge. */
import { waysOfAsking } from '../../src/knowledge/asked.ts';
import { normalise } from '../../src/language/spelling.ts';
import { featuresOf, type Standing } from '../../src/offline/learned/features.ts';
import { linesOf } from './lines.ts';
import { toldInMessages } from './messages.ts';
import type { Example } from './train.ts';
import examples from './wants.json' with { type: 'json' };

const LINE = /^(?:\[(?<standing>[^\]]*)\] )?(?<text>.*)$/s;

/** What carries on by a statement tells as often as it asks. */
const ASKS =
	/^(?:(?:and|so|but|n) )?(?:what|how|when|why|where|who|which|can|could|do|does|should|is|are|will|would)\b/;
/** One in so many told facts is taken as told after an answer as well. */
const EVERY = 3;

/** The examples but those that `isLeftOut` names. */
export function wants(isLeftOut: (text: string) => boolean): readonly Example[] {
	const isIn = ({ text }: { readonly text: string }) => !isLeftOut(text);
	const said = Object.entries(examples).flatMap(([label, lines]) =>
		lines
			.map(readLine)
			.filter(([text]) => !isLeftOut(text))
			.map((line) => ({ label, features: featuresOf(...line) })),
	);
	const rules = waysOfAsking.map(([way]) => ({
		label: 'rule',
		features: featuresOf(way.toLowerCase(), {}),
	}));
	const told = toldInMessages
		.filter((text) => !isLeftOut(text))
		.map((text) => ({
			label: 'tell',
			features: featuresOf(normalise(text), {}),
		}));
	const more = linesOf('wants')
		.filter(isIn)
		.map(({ label, text: line }) => {
			const [text, standing] = readLine(line);
			return { label, features: featuresOf(normalise(text), standing) };
		});
	const facts = linesOf('facts')
		.filter(isIn)
		.flatMap(({ text }, at) => [
			{ label: 'tell', features: featuresOf(normalise(text), {}) },
			// People tell things after an answer, too.
			...(at % EVERY === 0
				? [{ label: 'tell', features: featuresOf(normalise(text), { used: 'lookUp' }) }]
				: []),
		]);
	const after = linesOf('after')
		.filter((one) => isIn(one) && ASKS.test(one.text))
		.map(({ text }) => ({ label: 'rule', features: featuresOf(normalise(text), { used: 'lookUp' }) }));
	const asked = linesOf('asked')
		.filter(isIn)
		.map(({ text }) => ({
			label: 'rule',
			features: featuresOf(normalise(text), {}),
		}));
	return [...said, ...more, ...asked, ...after, ...facts, ...rules, ...told];
}

/** A line of the examples: `[asked question, used lookUp, told] and now?`; in brackets what stood open, where it is known. */
function readLine(line: string): readonly [text: string, standing: Standing] {
	const { standing, text = '' } = LINE.exec(line)?.groups ?? {};
	if (standing === undefined) return [text, {}];
	const parts = standing.split(', ');
	const of = (name: string) => parts.find((part) => part.startsWith(`${name} `))?.slice(name.length + 1);
	const [asked, used] = [of('asked'), of('used')];
	return [
		text,
		{
			told: parts.includes('told'),
			...(asked !== undefined && { asked }),
			...(used !== undefined && { used }),
		},
	];
}
