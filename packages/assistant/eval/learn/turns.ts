/** What the scripted conversations teach besides their amounts: what each message wants, and which entry or facts it means. */
import { knowledge } from '@halfpenny/messages/knowledge/index';
import { sources } from '@halfpenny/messages/sources';
import { knowledgeFigures } from '../../src/knowledge/figures.ts';
import { featuresOf as featuresOfQuestion } from '../../src/knowledge/learned/features.ts';
import { normalise } from '../../src/language/spelling.ts';
import { clausesOf, SENTENCES } from '../../src/offline/heard/facts/facts-in.ts';
import { featuresOf as featuresOfFact } from '../../src/offline/heard/facts/features.ts';
import { featuresOf } from '../../src/offline/learned/features.ts';
import type { Wanted } from '../../src/offline/learned/wanted.ts';
import { classifierOf, type Rated } from '../../src/offline/linear.ts';
import { people } from '../harness/people.ts';
import { eachOf } from '../harness/said.ts';
import type { Expectation, Script } from '../harness/script.ts';
import { type Example, trained } from './train.ts';

/** What a message wants whose answer uses a tool. */
const BY_TOOL: Readonly<Record<string, Wanted>> = {
	...{ whatIf: 'whatIf', calculate: 'owe', explainFigure: 'why', deadlines: 'dates', lookUp: 'rule' },
	...{ expenseGuidance: 'rule', findInDocuments: 'document', proposeDocumentType: 'documentType' },
	...{ digitalStanding: 'digital', listMissing: 'missing', suggestions: 'suggestions', readFacts: 'held' },
};

function wantedIn({ category }: Script, expected: Expectation): Wanted | undefined {
	const { tools = [], changes = [], upload } = expected;
	if (changes.length > 0) return 'tell';
	const [tool, ...others] = tools.flatMap((one) => BY_TOOL[eachOf(one)[0] ?? ''] ?? []);
	if (tool && others.length === 0) return tool;
	if (upload) return 'upload';
	if (expected.refuses || tools.length > 0) return undefined;
	return category === 'question' && (expected.source ?? expected.says) ? 'rule' : undefined;
}

/** What the messages of conversations want, where the expectations say it. */
export function wantedInTurns(scripts: readonly Script[]): readonly Example[] {
	return scripts.flatMap((script) =>
		script.turns.flatMap(({ say, expect = {} }, at) => {
			const label = wantedIn(script, expect);
			const told = at > 0 || (people[script.person]?.entries ?? []).length > 0;
			return label ? [{ label, features: featuresOf(normalise(say), { told }) }] : [];
		}),
	);
}

/** Below this chance an entry that answers as expected does so by chance. */
const LEAST = 0.03;

/** A message and what it is an example of. */
export interface Meant {
	readonly text: string;
	readonly label: string;
}

/** The questions of conversations with the entry that answers each as expected: of those that do, the likeliest by what is `known`. */
export function askedInTurns(scripts: readonly Script[], known: readonly Example[]): readonly Meant[] {
	const { rate } = classifierOf(trained(known));
	return scripts.flatMap((script) =>
		script.turns.flatMap(({ say, expect = {} }) => {
			if (wantedIn(script, expect) !== 'rule' || !(expect.source ?? expect.says)) return [];
			const fitting = rate(featuresOfQuestion(say)).find(({ label }) => answers(label, expect));
			return fitting && fitting.chance >= LEAST ? [{ text: say, label: fitting.label }] : [];
		}),
	);
}

const figures = knowledgeFigures('2025-26');
const told = new Map(
	knowledge.map(({ id, question, answer, source }) => {
		const filled = answer.replace(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '');
		const { label, href = '' } = sources[source] as { readonly label: string; readonly href?: string };
		return [id, { says: `${question} ${filled}`.toLowerCase(), from: `${label} ${href}`.toLowerCase() }];
	}),
);

/** Whether an entry says what is expected, from the source that is expected. */
function answers(id: string, { says = [], source = '' }: Expectation): boolean {
	const own = told.get(id);
	return (
		own !== undefined &&
		eachOf(source).some((one) => own.from.includes(one.toLowerCase())) &&
		says.every((some) => eachOf(some).some((one) => own.says.includes(one.toLowerCase())))
	);
}

/** The clauses of conversations that tell facts without amounts: of each message the clause that tells it most clearly by what is `known`. */
export function factsInTurns(scripts: readonly Script[], known: readonly Example[]): readonly Meant[] {
	const labels = new Set(known.map(({ label }) => label));
	const { rate } = classifierOf(trained(known));
	return scripts.flatMap(({ turns }) =>
		turns.flatMap(({ say, expect: { changes = [] } = {} }) => {
			const clauses = normalise(say).split(SENTENCES).flatMap(clausesOf);
			return changes.flatMap(({ section, field, value }) =>
				// Where several fields or values will do, none of them is what the person told.
				(typeof field === 'string' && !Array.isArray(value) ? labelsOf(`${section}.${field}`, value) : [])
					.filter((label) => labels.has(label))
					.flatMap((label) => {
						const [best] = clauses
							.map((text) => ({ text, label, chance: chanceOf(rate(featuresOfFact(text)), label) }))
							.toSorted((one, other) => other.chance - one.chance);
						return best && best.chance >= LEAST ? [{ text: best.text, label }] : [];
					}),
			);
		}),
	);
}

function labelsOf(place: string, value: string | boolean | undefined): readonly string[] {
	if (value === undefined) return [];
	return [
		`${place}=${value}`,
		...(/^\d{4}-\d\d-\d\d$/.test(`${value}`) ? [`${place}@date`] : [`${place}@count`]),
	];
}

function chanceOf(rated: readonly Rated<string>[], label: string): number {
	return rated.find((one) => one.label === label)?.chance ?? 0;
}
