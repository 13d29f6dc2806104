/** Links each business to its part of the return once, so that its yearly adjustments come from there. */
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useLinkMtdBusiness } from '../../../api/operations/mtd.ts';
import type { MtdYearEnd } from '../../../api/shapes.ts';
import { SelectField } from '../../../ui/select-field.tsx';

/** A choice for each business that can be linked. Renders nothing if none can. */
export function BusinessLinks({
	links,
	taxYear,
}: {
	readonly links: MtdYearEnd['links'];
	readonly taxYear: string;
}) {
	const link = useLinkMtdBusiness();
	// The choice stays shown while it is stored, and until what was stored has been read again.
	const chosen = link.isPending || link.isSuccess ? link.variables : undefined;
	const open = links.filter(({ choices }) => choices.length > 0);
	if (open.length === 0) return null;
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-1 text-18 font-semibold">{sayYearEnd('yearEnd.link.title')}</legend>
			<p className="text-muted">{sayYearEnd('yearEnd.link.lead')}</p>
			<FailureNotice failure={link.error} />
			{open.map(({ businessId, name, entryId, choices }) => (
				<SelectField
					key={businessId}
					id={`link-${businessId}`}
					compact
					label={name}
					options={[
						{ value: '', label: sayYearEnd('yearEnd.link.none') },
						...choices.map((choice) => ({ value: choice.entryId, label: choice.label })),
					]}
					value={(chosen?.businessId === businessId ? chosen.body.entryId : entryId) ?? ''}
					disabled={link.isPending}
					onChange={({ target }) =>
						link.mutate({
							businessId,
							body: { taxYear, entryId: target.value === '' ? null : target.value },
						})
					}
				/>
			))}
		</fieldset>
	);
}
