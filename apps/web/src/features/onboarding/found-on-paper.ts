/** What a document says about the user, beside what they type. */
import { formatNino } from '@halfpenny/facts';
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import type { Proposal, User } from '../../api/shapes.ts';
import type { Profile } from './profile.ts';

const fields = ['firstName', 'lastName', 'nationalInsurance'] as const;

type Field = (typeof fields)[number];

/** The values found, by field, and the file's name. */
export interface FoundOnPaper {
	readonly file: string;
	readonly values: Readonly<Partial<Record<Field, string>>>;
}

/** Returns a proposal's values as a user would type them. */
export function foundOnPaper({ changes }: Pick<Proposal, 'changes'>, file: string): FoundOnPaper {
	const said = changes.flatMap((change) =>
		'value' in change && isField(change.field) ? [[change.field, shown(change.field, change.value)]] : [],
	);
	return { file, values: Object.fromEntries(said) };
}

/** Returns the profile with blanks filled from what was found. */
export function filledFrom({ values }: FoundOnPaper, profile: Profile): Profile {
	const blank = Object.entries(values).filter(([name]) => isField(name) && profile[name].trim() === '');
	return { ...profile, ...Object.fromEntries(blank) };
}

/** Returns the note beside a field: the value came from the document, or the document says something else. */
export function paperHint(
	found: FoundOnPaper | undefined,
	name: string,
	profile: Profile,
): string | undefined {
	if (!found || !isField(name)) return undefined;
	const { file, values } = found;
	const value = values[name];
	if (value === undefined) return undefined;
	return isSame(profile[name], value)
		? sayOnboarding('paper.filled', { file })
		: sayOnboarding('paper.says', { file, value });
}

/** Returns the proposal's changes to unsaved fields, each as the user leaves it. */
export function changesOfPaper(
	{ changes }: Pick<Proposal, 'changes'>,
	user: User,
	profile: Profile,
): Proposal['changes'] {
	return changes.flatMap((change) => {
		const { field } = change;
		if (change.operation !== 'set' || field === undefined || !isField(field) || user[field] !== null)
			return [];
		const value = profile[field].trim();
		return value === '' ? [] : [{ ...change, value }];
	});
}

function isField(name: string | undefined): name is Field {
	return fields.some((field) => field === name);
}

function shown(field: Field, value: unknown): string {
	return field === 'nationalInsurance' ? formatNino(String(value)) : String(value);
}

function isSame(one: string, other: string): boolean {
	const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
	return plain(one) === plain(other);
}
