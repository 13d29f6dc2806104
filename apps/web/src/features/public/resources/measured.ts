/** What the repository has measured about itself, each in words for people who don't read reports. */
import { sayMeasured } from '@halfpenny/messages/measured';
import type { PublicFigures } from '@halfpenny/messages/public-figures';
import agreement from '../../../../../../docs/evidence/agreement.json';
import forms from '../../../../../../docs/evidence/forms.json';
import layouts from '../../../../../../docs/evidence/held-back-layouts.json';
import reading from '../../../../../../docs/evidence/p60-reading.json';
import published from '../../../../../../docs/evidence/published-answers.json';
import { formatCount } from '../../../site/figures.ts';

/** A program's report. */
export interface Report {
	readonly summary: string;
	readonly measuredOn: string;
	readonly commit: string;
	readonly machine: string;
	readonly columns: readonly string[];
	readonly rows: readonly (readonly (string | number)[])[];
}

/** A measure: its name, the result, what the result doesn't show, and the report. */
export interface Measure {
	readonly name: string;
	readonly title: string;
	readonly text: string;
	readonly limit: string;
	readonly report: Report;
}

/** Returns all measures. `figures` says for which years HMRC has published its files. */
export function measures(figures: PublicFigures): readonly Measure[] {
	return [...ofTheTax(figures), ...ofReading()];
}

function ofTheTax(figures: PublicFigures): readonly Measure[] {
	return [
		{
			name: 'published-answers',
			title: sayMeasured('published-answers.title'),
			text: sayMeasured('published-answers.text', counted(published.figures)),
			limit: sayMeasured('published-answers.limit'),
			report: published,
		},
		{
			name: 'agreement',
			title: sayMeasured('agreement.title'),
			text: sayMeasured('agreement.text', counted(agreement.figures)),
			limit: sayMeasured('agreement.limit', figures),
			report: agreement,
		},
		{
			name: 'forms',
			title: sayMeasured('forms.title'),
			text: sayMeasured('forms.text', { ...figures, ...counted(forms.figures) }),
			limit: sayMeasured('forms.limit', figures),
			report: forms,
		},
	];
}

function ofReading(): readonly Measure[] {
	const { first, ...now } = layouts.figures;
	const { right, leftOut, wrong } = reading.figures;
	const known = { right, wrong, all: right + leftOut + wrong, layouts: reading.rows.length }; // not money: counts
	return [
		{
			name: 'held-back-layouts',
			title: sayMeasured('held-back-layouts.title'),
			text: sayMeasured('held-back-layouts.text', counted(now)),
			limit: sayMeasured('held-back-layouts.limit', counted(first)),
			report: layouts,
		},
		{
			name: 'p60-reading',
			title: sayMeasured('p60-reading.title'),
			text: sayMeasured('p60-reading.text', counted(known)),
			limit: sayMeasured('p60-reading.limit'),
			report: reading,
		},
	];
}

/** The same counts, with commas. */
function counted<K extends string>(figures: Readonly<Record<K, number>>): Readonly<Record<K, string>> {
	const entries = Object.entries<number>(figures);
	return Object.fromEntries(entries.map(([key, count]) => [key, formatCount(count)])) as Record<K, string>;
}
