/** `npm run sayings -w packages/assistant -- FILE`: says every line of a file of `learn/messages`, `learn/asked` or `learn/wants` to the offline model alone, and prints which it takes otherwise: how strangers fare, where the lines are not learned yet. */
import { readFileSync } from 'node:fs';
import { toPounds } from '@halfpenny/facts';
import { knowledge } from '@halfpenny/messages/knowledge/index';
import { amountsIn } from '../src/language/amounts.ts';
import { normalise } from '../src/language/spelling.ts';
import { talkAbout } from './harness/return-in-memory.ts';
import { sections } from './learn/section-codes.ts';

const AMOUNT = /\[(?<said>[^|\]]+)\|(?<place>[\w.]+)\]/g;
const entries = new Map(knowledge.map(({ id, question }) => [id, question]));

/** What is wrong with the answer to an amount's message; undefined where nothing is. */
async function wrongWithAmounts(section: string, line: string): Promise<string | undefined> {
	const { proposals, text } = await talkAbout().say(line.replace(AMOUNT, '$<said>'));
	const changes = proposals.flatMap((one) => one.changes);
	const missing = [...line.matchAll(AMOUNT)].flatMap(({ groups: { said = '', place = '' } = {} }) => {
		const [named = '', field = named] = place.split('.');
		const own = field === named ? section : sections[named];
		const values = amountsIn(normalise(said)).flatMap((one) => [one.said, one.inYear]);
		const pounds = values.flatMap((one) => (one === undefined ? [] : [toPounds(one)]));
		const isThere = changes.some(
			(one) =>
				one.section === own &&
				'field' in one &&
				one.field === field &&
				'value' in one &&
				pounds.includes(String(one.value)),
		);
		return isThere ? [] : [`${own}.${field} ${said}`];
	});
	const got = changes.flatMap((one) =>
		'value' in one && /\d/.test(String(one.value)) ? [`${one.section}.${one.field} ${one.value}`] : [],
	);
	return missing.length === 0
		? undefined
		: `${missing.join(', ')}; got ${got.join(', ') || text.slice(0, 110)}`;
}

async function wrongWithQuestion(id: string, line: string): Promise<string | undefined> {
	const { text, calls } = await talkAbout().say(line);
	return text.includes(entries.get(id) ?? id)
		? undefined
		: `${id}; got ${calls.map(({ tool }) => tool).join(' ')}: ${text.slice(0, 90)}`;
}

const [, , file = ''] = process.argv;
let [right, all] = [0, 0];
for (const line of readFileSync(file, 'utf8').split('\n')) {
	const { label = '', rest = '' } = /^(?<label>[\w.]+): (?<rest>.+)$/.exec(line)?.groups ?? {};
	if (label === '') continue;
	const section = sections[label];
	for (const said of section === undefined ? rest.split(' | ') : [rest]) {
		const wrong =
			section === undefined ? await wrongWithQuestion(label, said) : await wrongWithAmounts(section, said);
		all += 1;
		right += wrong === undefined ? 1 : 0;
		if (wrong !== undefined) process.stdout.write(`${said}\n\t${wrong}\n`);
	}
}
process.stdout.write(`${right} of ${all}\n`);
