/** Controls for answers: every field plain, with a hint, with an error, and disabled. */
import { useState } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { emptyDate } from '../../ui/date-parts.ts';
import { Field, HintAndError } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { ChoiceSet, RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { UnitField } from '../../ui/unit-field.tsx';
import { Part, Section, States } from './part.tsx';
import { EMPLOYER, MUCH_WORDS } from './samples.ts';

export function Fields() {
	return (
		<Section id="fields" title="Fields">
			<p className="measure">
				A label says what is asked, a hint what it looks like or where it stands, an error what to do. Answers
				are checked when one goes on, never while one types, and what was typed stays. Optional is written
				out.
			</p>
			<Typed />
			<Chosen />
			<Dated />
			<Given />
			<Part
				file="ui/field.tsx"
				names={['Field', 'HintAndError']}
				when="The frame that the fields above stand in: label, hint, error. For a control that is not among them."
			>
				<States>
					<Field id="frame" label="A control of your own" hint="Named by its label" optional>
						<output id="frame">Anything</output>
					</Field>
					<div>
						<HintAndError id="alone" hint="A hint alone" error="And an error" />
					</div>
				</States>
			</Part>
		</Section>
	);
}

function Typed() {
	return (
		<>
			<Part
				file="ui/text-field.tsx"
				names={['TextField']}
				when="One line of text. As wide as the answer is expected to be: full, long, medium, short, tiny."
			>
				<States>
					<TextField id="text" label="Employer" hint="As your P60 has it" defaultValue={EMPLOYER} />
					<TextField
						id="text-error"
						label="National Insurance number"
						width="medium"
						placeholder="QQ 12 34 56 C"
						error="Enter a National Insurance number in the correct format, like QQ 12 34 56 C"
					/>
					<TextField id="text-optional" label="County" optional width="long" />
					<TextField id="text-off" label="County" width="short" disabled defaultValue="West Midlands" />
				</States>
			</Part>
			<Part
				file="ui/money-field.tsx"
				names={['MoneyField']}
				when="Pounds and pence. Spaces, commas and a pound sign are understood; a blank is not nothing."
			>
				<States>
					<MoneyField id="money" label="Interest" hint="Before any tax" defaultValue={MUCH_WORDS.slice(1)} />
					<MoneyField
						id="money-error"
						label="Pay"
						defaultValue="lots"
						error="Enter an amount in pounds and pence, for example 1,234.56"
					/>
					<MoneyField id="money-optional" label="Tips" optional />
					<MoneyField id="money-off" label="Tax taken off" disabled defaultValue="1,234.56" />
				</States>
			</Part>
			<Part
				file="ui/unit-field.tsx"
				names={['UnitField']}
				when="A short number with its unit after it. The label says the unit too."
			>
				<States>
					<UnitField
						id="unit"
						label="Your share, in per cent"
						unit="%"
						hint="As agreed"
						defaultValue="33.3"
					/>
					<UnitField
						id="unit-error"
						label="Your share, in per cent"
						unit="%"
						defaultValue="330"
						error="A share lies between 0 and 100"
					/>
					<UnitField id="unit-off" label="Your share, in per cent" unit="%" disabled defaultValue="50" />
				</States>
			</Part>
		</>
	);
}

const years = [
	{ value: '2025-26', label: '2025-26' },
	{ value: '2024-25', label: '2024-25' },
	{ value: 'long', label: `The year of ${EMPLOYER}` },
];
const homes = [
	{ value: 'uk', label: 'England or Northern Ireland' },
	{ value: 'wales', label: 'Wales' },
	{ value: 'scotland', label: 'Scotland', hint: 'Scotland has its own rates for pay and profits.' },
];
const yesNo = [
	{ value: 'yes', label: 'Yes' },
	{ value: 'no', label: 'No' },
];

function Chosen() {
	return (
		<>
			<Part
				file="ui/radio-group.tsx"
				names={['RadioGroup', 'ChoiceSet']}
				when="One of a few. Beside each other for yes and no; beside the question in long lists of short ones. ChoiceSet is the frame of a group, for ticks as well."
			>
				<States>
					<RadioGroup
						id="home"
						label="Where do you live?"
						hint="On 5 April"
						options={homes}
						defaultValue="wales"
					/>
					<RadioGroup
						id="director"
						label="Were you a director of the company?"
						inline
						options={yesNo}
						error="Choose one of the answers offered"
					/>
					<RadioGroup
						id="beside"
						label="Did you have interest?"
						hint="From a bank"
						beside
						inline
						options={yesNo}
					/>
					<ChoiceSet
						id="ticks"
						legend="What did you have?"
						hint="Tick all that you had"
						error="Tick at least one"
					>
						<CheckboxField id="ticks-job" label="A job" />
						<CheckboxField id="ticks-rent" label="Rent" />
					</ChoiceSet>
				</States>
			</Part>
			<Part
				file="ui/checkbox-field.tsx"
				names={['CheckboxField']}
				when="One thing to tick, or several that may be true together. Not for yes and no where no is an answer."
			>
				<States>
					<CheckboxField id="tick" label="I don’t have one yet" hint="You can do everything but file." />
					<CheckboxField id="tick-on" label="These figures are complete and correct." defaultChecked />
					<CheckboxField
						id="tick-error"
						label="I have read the declaration"
						error="You must confirm you have read and understood the declaration."
					/>
					<CheckboxField id="tick-off" label="Send statements to my agent" disabled defaultChecked />
				</States>
			</Part>
			<Part
				file="ui/select-field.tsx"
				names={['SelectField']}
				when="One of many, or of well-known ones. Few are better as radios. Compact beside the matter, as the choice of the year is."
			>
				<States>
					<SelectField id="select" label="Tax year" hint="It runs from 6 April to 5 April" options={years} />
					<SelectField
						id="select-error"
						label="Country"
						withEmpty
						options={homes}
						error="Choose one of the answers offered"
					/>
					<SelectField id="select-off" label="Tax year" disabled options={years} defaultValue="long" />
					<SelectField id="select-compact" label="Tax year" compact options={years} />
				</States>
			</Part>
		</>
	);
}

function Dated() {
	const [born, setBorn] = useState(emptyDate);
	return (
		<Part
			file="ui/date-field.tsx"
			names={['DateField']}
			when="A day, in three fields; the month may be a word. Only the part that is wrong is marked."
		>
			<States>
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
			</States>
		</Part>
	);
}

function Given() {
	const [file, setFile] = useState('');
	return (
		<Part
			file="ui/file-drop.tsx"
			names={['FileDrop']}
			when="A file, by a button that everybody can press, or dropped. While it is read it says so and takes no other."
		>
			<States>
				<div>
					<FileDrop
						id="p60"
						label="P60"
						hint="A PDF, up to 10 MB"
						accept="application/pdf"
						onFile={({ name }) => setFile(name)}
					/>
					<p>{file}</p>
				</div>
				<FileDrop id="p60-error" label="P60" error="File too large" onFile={() => {}} />
				<FileDrop id="p60-busy" label="P60" busy="Processing your document..." onFile={() => {}} />
			</States>
		</Part>
	);
}
