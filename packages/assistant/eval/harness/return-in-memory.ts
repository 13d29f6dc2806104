/** A return in memory that keeps proposals and approves them as the server does, for whole conversations. */
import { type Facts, type FactsInput, parseFacts } from '@halfpenny/facts';
import { type Answers, type EntryChange, entrySectionsOf, sectionStatus } from '@halfpenny/questions';
import {
	type AssistantAnswer,
	type AssistantPorts,
	collectAnswer,
	type DocumentText,
	type KnownEntry,
	type OpenProposal,
	respond,
} from '../../src/index.ts';
import { entriesWith, factsWith, touchedBy } from '../../src/tools/entries-with.ts';
import { portsOf } from './ports.ts';
import type { Speaker } from './speaker.ts';

/** The person of the return. */
export interface Person {
	readonly entries?: readonly { readonly section: string; readonly answers: Answers }[];
	readonly person?: FactsInput['person'];
	readonly residence?: FactsInput['residence'];
	readonly taxYear?: FactsInput['taxYear'];
	readonly documents?: readonly DocumentText[];
	readonly ports?: Partial<AssistantPorts>;
}

/** A conversation about a return. */
export interface Talk {
	/** Sends a message; the proposals in the answer wait. */
	readonly say: (message: string) => Promise<AssistantAnswer>;
	/** Approves every open proposal, as the person does on the cards; returns how many failed. */
	readonly approve: () => number;
	readonly decline: () => void;
	readonly entries: () => readonly KnownEntry[];
	readonly facts: () => Facts;
	/** How often something on the return changed. */
	readonly writes: () => number;
}

/** Begins a conversation about a person's return. */
export function talkAbout(whose: Person = {}, speaker: Speaker = respond): Talk {
	let entries: readonly KnownEntry[] = (whose.entries ?? []).map((entry, index) => ({
		...entry,
		id: `e${index + 1}`,
		version: 1,
	}));
	let open: readonly OpenProposal[] = [];
	let memory: unknown;
	let [made, writes] = [0, 0];
	const messages: { role: 'user' | 'assistant'; text: string }[] = [];
	const read = parseFacts({
		taxYear: whose.taxYear ?? '2025-26',
		residence: whose.residence ?? 'uk',
		...(whose.person && { person: whose.person }),
	});
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	const bare = read.facts;
	const facts = (): Facts => {
		const now = factsWith(bare, entries);
		if (!now) throw new Error('the answers cannot be right together');
		return now;
	};
	const ports: AssistantPorts = portsOf(
		{},
		{
			facts,
			entries: () => entries,
			openProposals: () => open,
			documents: async () => whose.documents ?? [],
			...whose.ports,
		},
	);
	const approveOne = (changes: readonly EntryChange[]): boolean => {
		const touched = touchedBy(changes, entries, bare.taxYear);
		if (!touched.ok) return false;
		const numbered = touched.value.map((one) => {
			if (!one.after) return one;
			const isNew = !one.before;
			made += isNew ? 1 : 0;
			const id = isNew ? `made${made}` : one.after.id;
			return { ...one, after: { ...one.after, id, version: one.after.version + 1 } };
		});
		entries = entriesWith(entries, numbered);
		writes += 1;
		return true;
	};
	return {
		say: async (message) => {
			const answer = await collectAnswer(speaker({ message }, { messages, memory }, ports));
			memory = JSON.parse(JSON.stringify(answer.memory));
			messages.push({ role: 'user', text: message }, { role: 'assistant', text: answer.text });
			for (const { changes, replaces } of answer.proposals) {
				open = open.filter(({ id }) => !replaces.includes(id));
				made += 1;
				open = [...open, { id: `p${made}`, changes }];
			}
			return answer;
		},
		approve: () => {
			const failed = open.filter(({ changes }) => !approveOne(changes)).length;
			open = [];
			return failed;
		},
		decline: () => {
			open = [];
		},
		entries: () => entries,
		facts,
		writes: () => writes,
	};
}

/** What a return still lacks, by section; empty when it can be sent. */
export function unfinished(entries: readonly KnownEntry[], facts: Facts): readonly string[] {
	const sections = entrySectionsOf('individual', facts.taxYear).filter(
		(section) => sectionStatus(section, entries, facts.taxYear) === 'incomplete',
	);
	return sections.map(({ id }) => id);
}
