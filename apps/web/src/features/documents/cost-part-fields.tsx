/** One bill of a review: what it says, and the business or property cost it becomes. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import { costQuestions, findSection, presentAmount, type TaxYear } from '@halfpenny/questions';
import type { Entry } from '../../api/shapes.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { SURE } from './found-fields.ts';
import { type CostPart, costControl, costWords, entryName } from './paper-parts.ts';
import { PartFrame } from './part-frame.tsx';
import { amountOf, type CostDraft, placesForCosts } from './review-draft.ts';

interface CostPartProps {
	readonly returnId: string;
	readonly part: CostPart;
	readonly draft: CostDraft;
	readonly entries: readonly Entry[];
	readonly taxYear: TaxYear;
	readonly errors: Readonly<Record<string, string>>;
	readonly onChange: (change: Partial<CostDraft>) => void;
	readonly title: string | undefined;
}

/** The bill's fields. */
export function CostPartFields(props: CostPartProps) {
	const { part, draft, entries, onChange, title } = props;
	const places = placesForCosts(entries);
	return (
		<PartFrame title={title} isLeft={draft.isLeft} onLeave={(isLeft) => onChange({ isLeft })}>
			<Said part={part} />
			{places.length === 0 ? <NoPlace returnId={props.returnId} /> : <Where {...props} places={places} />}
		</PartFrame>
	);
}

/** What the bill says, uncertain values first. */
function Said({ part }: { readonly part: CostPart }) {
	const doubtful = part.values.filter(({ evidence }) => evidence.confidence < SURE);
	const sure = part.values.filter(({ evidence }) => evidence.confidence >= SURE);
	return (
		<SummaryList
			rows={[...doubtful, ...sure].map((value) => ({
				key: value.name,
				id: costControl(part, value.name),
				...costWords(value, part),
				...(value.evidence.confidence < SURE ? { note: sayDocuments('review.doubt') } : {}),
			}))}
		/>
	);
}

function NoPlace({ returnId }: { readonly returnId: string }) {
	const base = `/app/return/${returnId}`;
	return (
		<Notice tone="doubt">
			<p>{sayDocuments('cost.place.none')}</p>
			<p className="mt-3 flex flex-wrap gap-3">
				<ButtonLink small look="secondary" to={`${base}/selfEmployment/add`}>
					{sayDocuments('cost.place.business')}
				</ButtonLink>
				<ButtonLink small look="secondary" to={`${base}/ukProperty/add`}>
					{sayDocuments('cost.place.property')}
				</ButtonLink>
			</p>
		</Notice>
	);
}

function Where({
	part,
	draft,
	taxYear,
	errors,
	onChange,
	places,
}: CostPartProps & { readonly places: readonly Entry[] }) {
	const entry = places.find(({ id }) => id === draft.place);
	const section = findSection(entry?.section ?? '');
	const kinds = entry && section ? costQuestions(section, entry.answers, taxYear) : [];
	const control = (name: 'place' | 'kind' | 'total') => {
		const id = costControl(part, name);
		return { id, error: errors[id] };
	};
	return (
		<>
			<RadioGroup
				{...control('place')}
				label={sayDocuments('cost.place')}
				options={places.map((each) => ({ value: each.id, label: nameOf(each) }))}
				value={draft.place}
				onChange={(place) => onChange({ place, kind: '' })}
			/>
			{entry && kinds.length === 0 && <Notice tone="doubt">{sayDocuments('cost.place.notAsked')}</Notice>}
			{section && kinds.length > 1 && (
				<SelectField
					{...control('kind')}
					label={sayDocuments('cost.kind')}
					options={kinds.map(({ id }) => ({ value: id, label: questionWords(section.id, id).label }))}
					withEmpty
					value={draft.kind}
					onChange={(event) => onChange({ kind: event.target.value })}
				/>
			)}
			<MoneyField
				{...control('total')}
				label={sayDocuments('cost.amount')}
				hint={sayDocuments('cost.amount.hint')}
				value={draft.amount}
				onChange={(event) => onChange({ amount: event.target.value })}
			/>
			<WithoutVat part={part} amount={draft.amount} onUse={(amount) => onChange({ amount })} />
		</>
	);
}

function WithoutVat({
	part,
	amount,
	onUse,
}: {
	readonly part: CostPart;
	readonly amount: string;
	readonly onUse: (net: string) => void;
}) {
	const [net, vat] = [amountOf(part, 'net'), amountOf(part, 'vat')];
	if (net === undefined || vat === undefined || amount === net) return null;
	return (
		<div className="-mt-4 grid justify-items-start gap-2 text-16">
			<p className="figures">
				{sayDocuments('cost.withoutVat', { net: presentAmount(net), vat: presentAmount(vat) })}
			</p>
			<Button look="secondary" small onClick={() => onUse(net)}>
				{sayDocuments('cost.useNet')}
			</Button>
		</div>
	);
}

function nameOf(entry: Entry): string {
	const section = findSection(entry.section);
	return (section && entryName(section, entry)) ?? sectionWords(entry.section).title;
}
