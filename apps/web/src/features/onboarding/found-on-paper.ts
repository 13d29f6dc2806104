/** What a paper says of its person, beside what they type. */
import { formatNino } from '@halfpenny/facts';
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import type { Proposal, User } from '../../api/shapes.ts';
import type { Profile } from './profile.ts';

const fields = ['firstName', 'lastName', 'nationalInsurance'] as const;

type Field = (typeof fields)[number];

/** What was found, by field, and the name of the file. */
export interface FoundOnPaper {
	readonly file: string;
	readonly values: Readonly<Partial<Record<Field, string>>>;
}

/** What a proposal says, as it is typed. */
export function foundOnPaper({ changes }: Pick<Proposal, 'changes'>, file: string): FoundOnPaper {
	const said = changes.flatMap((change) =>
		'value' in change && isField(change.field) ? [[change.field, shown(change.field, change.value)]] : [],
	);
	return { file, values: Object.fromEntries(said) };
}

/** The profile with what was found where nothing is typed. */
export function filledFrom({ values }: FoundOnPaper, profile: Profile): Profile {
	const blank = Object.entries(values).filter(([name]) => isField(name) && profile[name].trim() === '');
	return { ...profile, ...Object.fromEntries(blank) };
}

/** What to say beside a field: that it came from the paper, or that the paper says otherwise. */
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

/** The changes of the proposal to what the person has not saved yet, each as they leave it. */
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
