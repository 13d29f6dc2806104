/** The questions of the helper. */
import { sayAgentForm } from '@halfpenny/messages/form-64-8';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Agent } from './agent.ts';
import { caretIn, type Details, groupNationalInsurance, groupUtr, isReady, LONGEST } from './details.ts';

interface FormProps {
	readonly details: Details;
	readonly onChange: (answer: Partial<Details>) => void;
}

/** Its button says which required answers are missing. */
export function DetailsForm({
	details,
	agent,
	onChange,
	onReady,
}: FormProps & { readonly agent: Agent; readonly onReady: () => void }) {
	const ready = isReady(details);
	return (
		<form
			noValidate
			className="grid max-w-[640px] gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (ready) onReady();
			}}
		>
			<h2 className="text-28">{sayAgentForm('you.title')}</h2>
			<AboutYou details={details} onChange={onChange} />
			<Numbers details={details} onChange={onChange} />
			<CheckboxField
				id="sendStatementsToAgent"
				label={sayAgentForm('sendStatementsToAgent')}
				checked={details.sendStatementsToAgent}
				onChange={({ target }) => onChange({ sendStatementsToAgent: target.checked })}
			/>
			{agent === null && (
				<Notice title={sayAgentForm('agent.title')}>
					<p>{sayAgentForm('agent.none')}</p>
				</Notice>
			)}
			<div className="grid justify-items-start gap-2">
				<Button type="submit" disabled={!ready} aria-describedby="needed">
					{sayAgentForm('generate')}
				</Button>
				<p id="needed" className="text-16 text-muted">
					{sayAgentForm('needed')}
				</p>
			</div>
		</form>
	);
}

function AboutYou({ details, onChange }: FormProps) {
	return (
		<>
			<TextField
				id="fullName"
				label={sayAgentForm('fullName')}
				value={details.fullName}
				onChange={({ target }) => onChange({ fullName: target.value })}
				autoComplete="name"
				required
			/>
			<TextField
				id="businessName"
				label={sayAgentForm('businessName')}
				optional
				value={details.businessName}
				onChange={({ target }) => onChange({ businessName: target.value })}
				autoComplete="organization"
			/>
			<TextField
				id="address"
				label={sayAgentForm('address')}
				value={details.address}
				onChange={({ target }) => onChange({ address: target.value })}
				autoComplete="street-address"
				required
			/>
			<TextField
				id="postcode"
				label={sayAgentForm('postcode')}
				width="short"
				value={details.postcode}
				onChange={({ target }) => onChange({ postcode: target.value })}
				autoComplete="postal-code"
				required
			/>
			<TextField
				id="phoneNumber"
				label={sayAgentForm('phoneNumber')}
				optional
				width="medium"
				type="tel"
				value={details.phoneNumber}
				onChange={({ target }) => onChange({ phoneNumber: target.value })}
				autoComplete="tel"
			/>
		</>
	);
}

function Numbers({ details, onChange }: FormProps) {
	return (
		<>
			<GroupedField
				id="nationalInsurance"
				group={groupNationalInsurance}
				label={sayAgentForm('nationalInsurance')}
				hint={sayAgentForm('nationalInsurance.hint')}
				width="medium"
				className="figures"
				value={details.nationalInsurance}
				onType={(nationalInsurance) => onChange({ nationalInsurance })}
				maxLength={LONGEST.nationalInsurance}
				autoComplete="off"
				spellCheck={false}
				required
			/>
			<div className="grid gap-2">
				<GroupedField
					id="utr"
					group={groupUtr}
					label={sayAgentForm('utr')}
					optional
					hint={sayAgentForm('utr.hint')}
					width="medium"
					className="figures"
					value={details.utr}
					onType={(utr) => onChange({ utr })}
					disabled={details.noUtrYet}
					inputMode="numeric"
					autoComplete="off"
				/>
				<CheckboxField
					id="noUtrYet"
					label={sayAgentForm('noUtrYet')}
					checked={details.noUtrYet}
					onChange={({ target }) => onChange({ noUtrYet: target.checked })}
				/>
			</div>
		</>
	);
}

/** A field that groups its characters as you type. The caret stays behind the same character. */
function GroupedField({
	group,
	onType,
	...field
}: Omit<ComponentProps<typeof TextField>, 'onChange' | 'ref'> & {
	readonly group: (text: string) => string;
	readonly onType: (text: string) => void;
}) {
	const input = useRef<HTMLInputElement>(null);
	const caret = useRef<number>(undefined);
	useLayoutEffect(() => {
		if (caret.current === undefined) return;
		input.current?.setSelectionRange(caret.current, caret.current);
		caret.current = undefined;
	});
	return (
		<TextField
			{...field}
			ref={input}
			onChange={({ target: { value, selectionStart } }) => {
				caret.current = caretIn(group(value), group(value.slice(0, selectionStart ?? value.length)));
				onType(value);
			}}
		/>
	);
}
