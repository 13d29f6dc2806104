/** The boxes of the form with their values, as HMRC receives them. */
import { sayFiling } from '@halfpenny/messages/filing';
import { boxLabel } from '@halfpenny/messages/questions';
import type { CheckAnswers } from '../../api/shapes.ts';
import { Table } from '../../ui/table.tsx';
import { boxValue } from './box-value.ts';

type Box = CheckAnswers['boxes'][number];

/** A table of form, box, title and value. Several pages of one kind have their number. */
export function BoxTable({ boxes }: { readonly boxes: readonly Box[] }) {
	const several = new Set(boxes.filter(({ page }) => page > 1).map(({ form }) => form));
	return (
		<Table<Box>
			caption={sayFiling('check.boxes.lead')}
			rows={boxes}
			rowKey={({ form, page, box, title }) => `${form}.${page}.${box}.${title}`}
			columns={[
				{
					key: 'form',
					heading: sayFiling('check.boxes.form'),
					cell: ({ form, page }) =>
						several.has(form) ? sayFiling('check.boxes.page', { form, page }) : form,
				},
				{
					key: 'box',
					heading: sayFiling('check.boxes.box'),
					cell: ({ box }) => <span className="whitespace-nowrap">{boxLabel(box)}</span>,
				},
				{ key: 'title', heading: sayFiling('check.boxes.title'), cell: ({ title }) => title },
				{ key: 'value', heading: sayFiling('check.boxes.value'), cell: Value, figure: true },
			]}
		/>
	);
}

/** Figures and single words stay on one line; longer text may wrap. */
function Value({ value }: Box) {
	return (
		<span className="ml-auto block w-fit max-w-56 wrap-break-word whitespace-normal">{boxValue(value)}</span>
	);
}
