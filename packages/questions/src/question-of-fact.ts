/** Back from a fact to the question that gave it: which question caused this figure, or HMRC's complaint? */
import type { Section } from './question.ts';
import { sections } from './sections/index.ts';

/** The question behind a fact, and the entry's place among its section's entries; null when all entries share the fact. */
export interface FactOrigin {
	readonly section: string;
	readonly question: string;
	readonly entryIndex: number | null;
}

const profileFields: Readonly<Record<string, string>> = {
	firstName: 'firstName',
	lastName: 'lastName',
	dateOfBirth: 'dateOfBirth',
	nationalInsuranceNumber: 'nationalInsurance',
	uniqueTaxpayerReference: 'uniqueTaxReference',
	'address.line1': 'addressLine1',
	'address.line2': 'addressLine2',
	'address.line3': 'city',
	'address.line4': 'county',
	'address.postcode': 'postcode',
};

/** Finds the question of a fact path such as `employments[1].payeReference` or `person.dateOfBirth`; undefined when no question gives it. */
export function questionOfFact(path: string): FactOrigin | undefined {
	const [group = '', ...rest] = path.split('.');
	const name = rest.join('.');
	if (group === 'person') return profileOrigin(name);
	const [, list = group, index] = /^(\w+)\[(\d+)\]$/.exec(group) ?? [];
	for (const section of sections) {
		const question = ownQuestion(section, list, name);
		if (question !== undefined)
			return { section: section.id, question, entryIndex: index === undefined ? null : Number(index) };
	}
	return undefined;
}

function profileOrigin(name: string): FactOrigin | undefined {
	const question = profileFields[name];
	return question === undefined ? undefined : { section: 'profile', question, entryIndex: null };
}

function ownQuestion({ fold, questions }: Section, group: string, name: string): string | undefined {
	if (fold.as === 'list')
		return fold.into === group ? questions.find(({ id }) => id === name)?.id : undefined;
	const gives = fold.as === 'total' && fold.into.some(({ fact }) => fact[0] === group && fact[1] === name);
	return gives ? fold.amount : undefined;
}
