/** The fields of the design system, each plain, with a hint, and with an error. */
import { useState } from 'react';
import { CheckboxField } from '../checkbox-field.tsx';
import { DateField } from '../date-field.tsx';
import { emptyDate } from '../date-parts.ts';
import { FileDrop } from '../file-drop.tsx';
import { MoneyField } from '../money-field.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { SelectField } from '../select-field.tsx';
import { TextField } from '../text-field.tsx';

const years = [
	{ value: '2025-26', label: '2025-26' },
	{ value: '2024-25', label: '2024-25' },
];
const homes = [
	{ value: 'uk', label: 'England or Northern Ireland' },
	{ value: 'wales', label: 'Wales' },
	{ value: 'scotland', label: 'Scotland', hint: 'Scotland has its own rates for pay and profits.' },
];

/** Every field. */
export function GalleryFields() {
	const [born, setBorn] = useState(emptyDate);
	const [file, setFile] = useState('');
	return (
		<div className="grid gap-8 lg:grid-cols-2">
			<div className="grid content-start gap-7">
				<TextField id="employer" label="Employer" hint="As your P60 has it" />
				<TextField
					id="nino"
					label="National Insurance number"
					width="medium"
					placeholder="QQ 12 34 56 C"
					error="Enter a National Insurance number in the right form, like QQ 12 34 56 C"
				/>
				<TextField id="county" label="County" optional width="long" disabled defaultValue="West Midlands" />
				<MoneyField id="interest" label="Interest" hint="Before any tax" defaultValue="12,345,678.90" />
				<MoneyField id="pay" label="Pay" error="Enter an amount in pounds and pence, for example 1,234.56" />
				<SelectField id="tax-year" label="Tax year" options={years} />
			</div>
			<div className="grid content-start gap-7">
				<DateField
					id="born"
					label="Date of birth"
					hint="For example, 27 March 1985"
					value={born}
					onChange={setBorn}
				/>
				<DateField
					id="sold"
					label="Date of sale"
					value={{ day: '31', month: 'feb', year: '2025' }}
					onChange={() => {}}
					wrong={['day']}
					error="Date of sale must be a real date"
				/>
				<RadioGroup id="home" label="Where do you live?" options={homes} defaultValue="wales" />
				<RadioGroup
					id="director"
					label="Were you a director of the company?"
					inline
					options={[
						{ value: 'yes', label: 'Yes' },
						{ value: 'no', label: 'No' },
					]}
					error="Choose one of the answers offered"
				/>
				<CheckboxField
					id="declare"
					label="I have checked these figures and they are complete and correct."
					defaultChecked
				/>
				<CheckboxField id="no-utr" label="I don’t have one yet" hint="You can do everything but file." />
				<FileDrop
					id="p60"
					label="P60"
					hint="A PDF, up to 10 MB"
					accept="application/pdf"
					onFile={({ name }) => setFile(name)}
				/>
				<FileDrop
					id="p60-busy"
					label="P60"
					error="File too large"
					busy="Processing your document..."
					onFile={() => {}}
				/>
				<p>{file}</p>
			</div>
		</div>
	);
}
