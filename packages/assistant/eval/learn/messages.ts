/** The messages of `messages` and `amounts`: made up for learning, with the question that each amount answers: `e: pay [23,400|pay]`. */
import { readdirSync, readFileSync } from 'node:fs';
import { toPounds } from '@halfpenny/facts';
import { amountsIn } from '../../src/language/amounts.ts';
import { normalise } from '../../src/language/spelling.ts';
import { clausesIn } from '../../src/offline/heard/statements.ts';
import type { Labelled } from './examples.ts';
import { sections } from './section-codes.ts';

const LINE = /^(?<code>\w+): (?<text>.+)$/;
const AMOUNT = /\[(?<said>[^|\]]+)\|(?<place>[\w.]+)\]/g;

/** A message with its amounts, as they are said and with the question each answers. */
interface Message {
	readonly text: string;
	readonly section: string;
	readonly amounts: readonly { readonly said: string; readonly label: string }[];
}

/** The messages of a folder's files. */
function messagesOf(name: string): readonly Message[] {
	const folder = new URL(`../eval/learn/${name}/`, import.meta.url);
	return readdirSync(folder)
		.toSorted()
		.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
		.flatMap((line) => {
			const { code = '', text = '' } = LINE.exec(line)?.groups ?? {};
			const section = sections[code];
			if (section === undefined) return [];
			const amounts = [...text.matchAll(AMOUNT)].map(({ groups: { said = '', place = '' } = {} }) => {
				const [named = '', field] = place.split('.');
				return {
					said,
					label: field === undefined ? `${section}.${named}` : `${sections[named]}.${field}`,
				};
			});
			return [{ text: text.replace(AMOUNT, '$<said>'), section, amounts }];
		});
}

const told = messagesOf('messages');
/** Those that only teach what their amounts are: many of them go on no return. */
const beside = messagesOf('amounts');

/** What is told in them. */
export const toldInMessages: readonly string[] = told.map(({ text }) => text);

/** What people have beside a job. */
const BESIDE_A_JOB: readonly string[] = [
	'selfEmployment',
	'ukProperty',
	'pension',
	'bankInterest',
	'dividends',
];

/** Their amounts, where nothing else is known, where the section is there already, and beside a job. */
export function amountsInMessages(): readonly Labelled[] {
	return [...told, ...beside].flatMap((message) => [
		...labelled(message, []),
		...labelled(message, [message.section]),
		...(BESIDE_A_JOB.includes(message.section) ? labelled(message, ['employment']) : []),
	]);
}

function labelled({ text, amounts }: Message, known: readonly string[]): readonly Labelled[] {
	const left = [...amounts];
	let last: string | undefined;
	return clausesIn(normalise(text), known).flatMap(({ clause, amount }) => {
		const at = left.findIndex(({ said }) => {
			const [own] = amountsIn(normalise(said));
			return (
				own?.said !== undefined && amount.said !== undefined && toPounds(own.said) === toPounds(amount.said)
			);
		});
		const [found] = at === -1 ? [] : left.splice(at, 1);
		const before = last;
		last = found?.label;
		return found ? [{ clause: { ...clause, last: before }, label: found.label }] : [];
	});
}
