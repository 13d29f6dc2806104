/** What to know before approving a proposal: another year, another person, an entry that exists already. */
import { type PlainNotice, sayNotice } from '@halfpenny/messages/proposals';
import type { Context, Notice } from './notice.ts';
import { aboutPapers } from './paper-notices.ts';
import type { Proposal } from './proposal.ts';
import type { About } from './proposal-content.ts';

/** The notices of an open proposal; a closed one has none. */
export function noticesOf(proposal: Proposal, context: Context): Notice[] {
	if (proposal.status !== 'open') return [];
	return [
		...aboutPapers(proposal.about, context),
		...aboutPartner(proposal.about, context),
		...aboutEntry(proposal, context),
		...aboutJobs(proposal),
		...proposal.about.notices.map(simple),
	];
}

function aboutPartner({ uniqueTaxReference: found }: About, { profile }: Context): Notice[] {
	const own = profile?.uniqueTaxReference;
	return own && found && own !== found ? [simple('otherPartner')] : [];
}

/** The question that says which job or partnership it is, if two entries about the same one would be a mistake. */
const IDENTIFIES: Readonly<Record<string, string>> = {
	employment: 'payeReference',
	partnershipShare: 'reference',
};

function aboutEntry({ changes }: Proposal, { entries }: Context): Notice[] {
	return changes.flatMap((change): Notice[] => {
		const { section, entry, operation } = change;
		if (!('new' in entry) || operation !== 'set' || change.field !== IDENTIFIES[section]) return [];
		const same = entries.find(
			(known) => known.section === section && known.answers[change.field] === change.value,
		);
		if (!same) return [];
		if (section === 'partnershipShare') return [simple('partnershipAlreadyThere')];
		const employer = String(same.answers.employer ?? change.value);
		return [{ code: 'alreadyThere', message: sayNotice('alreadyThere', { employer }) }];
	});
}

/** Several documents about one job in one file: each would become a job. */
function aboutJobs({ changes }: Proposal): Notice[] {
	const ofJobs = changes.filter(({ section }) => section === 'employment');
	const jobs = ofJobs.flatMap((change) =>
		change.operation === 'set' && change.field === IDENTIFIES[change.section] && 'new' in change.entry
			? [{ name: change.entry.new, value: String(change.value) }]
			: [],
	);
	const again = jobs.filter(({ value }, index) => jobs.findIndex((other) => other.value === value) !== index);
	return [...new Set(again.map(({ value }) => String(value)))].map((reference) => ({
		code: 'sameJobTwice',
		message: sayNotice('sameJobTwice', { reference }),
	}));
}

function simple(code: PlainNotice): Notice {
	return { code, message: sayNotice(code) };
}
