/** Creates a made-up business at HMRC's test service. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { isTaxYear, yearData } from '@halfpenny/years';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../../api/failure.ts';
import { scenarioQuery, useCreateMtdBusiness } from '../../../api/operations/mtd.ts';
import type { MtdBusiness } from '../../../api/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { hintsFor } from '../hints.ts';
import type { Shown } from '../shown.ts';
import type { Choice } from '../use-choice.ts';
import { businessName } from '../words.ts';

const types: readonly MtdBusiness['type'][] = ['self-employment', 'uk-property', 'foreign-property'];

interface CreateProps {
	readonly shown: Shown;
	readonly choose: (changed: Partial<Choice>) => void;
}

/** The button and its dialog. */
export function CreateBusiness(props: CreateProps) {
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<div>
			<Button look="secondary" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{sayMtd('business.create')}
			</Button>
			<Dialog id="create-business" title={sayMtd('business.create')} open={open} onClose={close}>
				<CreateForm {...props} onClose={close} />
			</Dialog>
		</div>
	);
}

/** The accounting period is the chosen tax year. */
function CreateForm({
	shown: { taxYear, scenario },
	choose,
	onClose,
}: CreateProps & { readonly onClose: () => void }) {
	const [name, setName] = useState('');
	const [tradingName, setTradingName] = useState('');
	const [type, setType] = useState<MtdBusiness['type']>('self-employment');
	const create = useCreateMtdBusiness();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (name.trim() === '' || create.isPending) return;
		const body = {
			businessName: name.trim(),
			businessType: type,
			...(tradingName.trim() === '' ? {} : { tradingName: tradingName.trim() }),
			...periodOf(taxYear),
			...scenarioQuery(scenario),
		};
		create.mutate(
			{ body },
			{
				onSuccess: (made) => {
					showToast({
						title: sayMtd('business.created'),
						detail: sayMtd('business.created.detail', { name: businessName(made) }),
					});
					choose({ businessId: made.businessId });
					onClose();
				},
				onError: (failure) => showToast({ ...failureWords(failure), tone: 'bad' }),
			},
		);
	};
	return (
		<form noValidate onSubmit={submit} className="grid gap-5">
			<p>{sayMtd('business.create.lead')}</p>
			{create.error && (
				<Notice tone="bad" title={failureWords(create.error).title} live>
					<p>{failureWords(create.error).detail}</p>
				</Notice>
			)}
			<TextField
				id="business-name"
				label={sayMtd('business.name')}
				value={name}
				onChange={({ target }) => setName(target.value)}
				maxLength={105}
				required
			/>
			<TextField
				id="trading-name"
				label={sayMtd('business.tradingName')}
				hint={sayMtd('business.tradingName.hint')}
				optional
				value={tradingName}
				onChange={({ target }) => setTradingName(target.value)}
				maxLength={105}
			/>
			<SelectField
				id="business-type"
				label={sayMtd('business.type')}
				options={types.map((value) => ({ value, label: sayMtd(`business.type.${value}`) }))}
				value={type}
				onChange={({ target }) => setType(types.find((one) => one === target.value) ?? type)}
			/>
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" onClick={onClose}>
					{sayMtd('business.create.cancel')}
				</Button>
				<Button
					type="submit"
					disabled={name.trim() === ''}
					busy={create.isPending && sayMtd('business.creating')}
				>
					{sayMtd('business.create')}
				</Button>
			</div>
		</form>
	);
}

function failureWords(failure: Parameters<typeof describeFailure>[0]) {
	const { title, detail } = describeFailure(failure);
	const [hint = detail] = hintsFor('business', failure);
	return { title, detail: hint };
}

function periodOf(taxYear: string) {
	if (!isTaxYear(taxYear)) return {};
	const { startsOn, endsOn } = yearData(taxYear);
	return { accountingPeriodStart: startsOn, accountingPeriodEnd: endsOn };
}
