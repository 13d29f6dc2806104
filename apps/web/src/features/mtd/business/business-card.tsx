/** Chooses a business and a tax year. In test mode it can also create a business. */
import { formatDay } from '@halfpenny/facts';
import { sayMtd } from '@halfpenny/messages/mtd';
import { isTaxYear, type QuarterKind, yearData } from '@halfpenny/years';
import type { ApiFailure } from '../../../api/failure.ts';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useChooseMtdQuarters } from '../../../api/operations/mtd.ts';
import type { MtdBusiness } from '../../../api/shapes.ts';
import { yearsOffered, yearWords } from '../../../returns/hmrc-connection/years-offered.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import type { Shown } from '../shown.ts';
import type { Choice } from '../use-choice.ts';
import { businessName } from '../words.ts';
import { CreateBusiness } from './create-business.tsx';

/** `loading` until HMRC's list arrives. */
export function BusinessCard({
	shown,
	choose,
	loading,
	failure,
}: {
	readonly shown: Shown;
	readonly choose: (changed: Partial<Choice>) => void;
	readonly loading: boolean;
	readonly failure: ApiFailure | null;
}) {
	const { service, taxYear, business, businesses, connected } = shown;
	const { years, current } = yearsOffered(service.today);
	const test = service.environment !== 'live';
	return (
		<Card title={sayMtd('business.title')}>
			<div className="grid gap-4">
				<SelectField
					id="mtd-year"
					compact
					label={sayMtd('business.year')}
					hint={datesOf(taxYear)}
					options={years.map((value) => ({ value, label: yearWords(value, current) }))}
					value={taxYear}
					onChange={({ target }) => choose({ taxYear: target.value })}
				/>
				{loading && (
					<Skeleton>
						<Bone className="h-4 w-20" />
						<Bone className="h-10 w-full max-w-96" />
					</Skeleton>
				)}
				<FailureNotice failure={failure} />
				{businesses.length > 0 && (
					<SelectField
						id="mtd-business"
						compact
						label={sayMtd('business.label')}
						hint={business && sayMtd(`business.type.${business.type}`)}
						options={businesses.map((one) => ({ value: one.businessId, label: businessName(one) }))}
						value={business?.businessId ?? ''}
						onChange={({ target }) => choose({ businessId: target.value })}
					/>
				)}
				{business?.keptBy === 'us' && <Notice tone="doubt">{sayMtd('business.local')}</Notice>}
				{business?.quarterlyPeriodType && business.canSubmit && (
					<Quarters business={business} kind={business.quarterlyPeriodType} shown={shown} />
				)}
				{connected && !loading && failure === null && businesses.length === 0 && (
					<Notice tone="doubt" title={sayMtd('business.none.title')}>
						<p>{sayMtd(test ? 'business.none.text' : 'business.none.live')}</p>
					</Notice>
				)}
				{connected && test && <CreateBusiness shown={shown} choose={choose} />}
			</div>
		</Card>
	);
}

function Quarters({
	business: { businessId },
	kind,
	shown: { taxYear, scenario },
}: {
	readonly business: MtdBusiness;
	readonly kind: QuarterKind;
	readonly shown: Shown;
}) {
	const change = useChooseMtdQuarters();
	const body = { taxYear, ...(scenario === undefined ? {} : { testScenario: scenario }) };
	return (
		<>
			<SelectField
				id="mtd-quarters"
				compact
				label={sayMtd('business.quarters')}
				hint={sayMtd('business.quarters.hint')}
				options={(['standard', 'calendar'] as const).map((value) => ({
					value,
					label: sayMtd(`business.quarters.${value}`),
				}))}
				value={kind}
				disabled={change.isPending}
				onChange={({ target }) =>
					change.mutate({
						businessId,
						body: {
							...body,
							quarterlyPeriodType: target.value === 'calendar' ? 'calendar' : 'standard',
						},
					})
				}
			/>
			<FailureNotice failure={change.error} />
		</>
	);
}

function datesOf(taxYear: string): string | undefined {
	if (!isTaxYear(taxYear)) return undefined;
	const { startsOn, endsOn } = yearData(taxYear);
	return sayMtd('line.dates', { from: formatDay(startsOn), to: formatDay(endsOn) });
}
