/** A page of one return, with its tax year above the heading and in the title so that two windows can't be mixed up. */
import { formatDay } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import { daysOfYear } from '@halfpenny/questions';
import type { ComponentProps } from 'react';
import { yearOf } from '../returns/return-year.ts';
import { Page } from '../ui/page.tsx';

export function ReturnPage({
	taxReturn,
	title,
	...page
}: Omit<ComponentProps<typeof Page>, 'caption'> & { readonly taxReturn: { readonly taxYear: string } }) {
	const year = yearOf(taxReturn);
	const { first, last } = daysOfYear(year);
	return (
		<Page
			heading={title}
			{...page}
			title={sayEntries('page.title', { title, year })}
			caption={sayEntries('page.year', { year, from: formatDay(first), until: formatDay(last) })}
		/>
	);
}
