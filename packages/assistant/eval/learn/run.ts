/** `npm run learn -w packages/assistant`: learns what messages want and which amount means what, and writes the weights. `-- --without=seventh-jobs --to=FOLDER` leaves a writer out, to measure what is learned on what they wrote. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { featuresOf as featuresOfQuestion } from '../../src/knowledge/learned/features.ts';
import { featuresOf as featuresOfFact } from '../../src/offline/heard/facts/features.ts';
import { featuresOf } from '../../src/offline/heard/learned/features.ts';
import { classifierOf } from '../../src/offline/linear.ts';
import { type Script, scripts } from '../harness/script.ts';
import { carryingOn } from './carrying-on.ts';
import { entries } from './entries.ts';
import { type Labelled, labelledIn } from './examples.ts';
import { facts } from './facts.ts';
import { framed } from './frames.ts';
import { amountsInMessages } from './messages.ts';
import { ownWords } from './own-words.ts';
import { spoken } from './spoken.ts';
import { type Example, trained } from './train.ts';
import { askedInTurns, factsInTurns, wantedInTurns } from './turns.ts';
import { wants } from './wants.ts';

const argument = (name: string) =>
	process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const without = argument('without');
const folder = new URL('../eval/tuned/', import.meta.url);
const files = readdirSync(folder).toSorted();
const read = (name: string): readonly Script[] =>
	scripts.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
const isLeftOut = (name: string) => without !== undefined && name.startsWith(without);
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9£]+/g, ' ');
const leftOut = new Set(
	files
		.filter(isLeftOut)
		.flatMap((name) => read(name).flatMap(({ turns }) => turns.map(({ say }) => plain(say)))),
);

const told = files.filter((name) => !isLeftOut(name)).flatMap((name) => read(name).flatMap(labelledIn));
const exampleOf = (all: readonly Labelled[]) =>
	all.map(({ clause, label }) => ({ features: featuresOf(clause), label }));
const amounts = exampleOf([...told, ...amountsInMessages(), ...spoken(), ...framed(), ...ownWords()]);
write(
	'offline/heard/learned',
	amounts,
	exampleOf(files.filter(isLeftOut).flatMap((name) => read(name).flatMap(labelledIn))),
);
const isHidden = (text: string) => leftOut.has(plain(text.replace(/^\[[^\]]*\] /, '')));
const scripted = files.filter((name) => !isLeftOut(name)).flatMap(read);
write('offline/learned', [...wants(isHidden), ...wantedInTurns(scripted)]);
const known = entries(isHidden);
const asked = askedInTurns(scripted, known).map(({ text, label }) => ({
	label,
	features: featuresOfQuestion(text),
}));
write('knowledge/learned', [...known, ...asked]);
write('knowledge/after', carryingOn(isHidden));
const simple = facts(isHidden);
const clauses = factsInTurns(scripted, simple).map(({ text, label }) => ({
	label,
	features: featuresOfFact(text),
}));
write('offline/heard/facts', [...simple, ...clauses]);
process.stdout.write(`from conversations: ${asked.length} questions, ${clauses.length} facts\n`);

function write(place: string, examples: readonly Example[], unseen: readonly Example[] = []): void {
	const to = argument('to');
	const target =
		to === undefined
			? new URL(`../src/${place}/generated/`, import.meta.url).pathname
			: `${to}/${place}/generated/`;
	mkdirSync(target, { recursive: true });
	const weights = trained(examples);
	writeFileSync(`${target}weights.json`, `${JSON.stringify(weights, null, '\t')}\n`);
	const { rate } = classifierOf(weights);
	const right = unseen.filter(({ features, label }) => rate(features)[0]?.label === label).length;
	if (unseen.length > 0) process.stdout.write(`${place}: ${right} of ${unseen.length} left out are right\n`);
	process.stdout.write(
		`${place}: ${examples.length} examples, ${Object.keys(weights.features).length} features\n`,
	);
}
