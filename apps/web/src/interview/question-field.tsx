/** One question as a field: its kind decides the control, its id finds the words. */
import { sayEntries } from '@halfpenny/messages/entries';
import { answerWord, questionWords } from '@halfpenny/messages/questions';
import type { Answer, Answers, Question, TaxYear } from '@halfpenny/questions';
import type { ComponentProps, ReactNode } from 'react';
import { DateField } from '../ui/date-field.tsx';
import { readDate, toDateParts } from '../ui/date-parts.ts';
import { MoneyField } from '../ui/money-field.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import type { Option } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { UnitField } from '../ui/unit-field.tsx';
import { hintOfYear } from './hint-of-year.ts';

/** The props of a question's field. */
export interface QuestionFieldProps {
	readonly section: string;
	readonly question: Question;
	/** The return's year: hints quote its figures. */
	readonly taxYear: TaxYear;
	readonly value: Answer;
	/** All the entry's answers so far: a hint may depend on them. */
	readonly answers?: Answers;
	readonly onAnswer: (value: Answer) => void;
	readonly error?: string | undefined;
	/** Goes under the hint: where the answer was found. */
	readonly note?: ReactNode;
	/** For a question of kind `entry`: the choices. */
	readonly offered?: readonly Option[];
	/** The control's id, if several entries are asked on one page; otherwise the question's id. */
	readonly id?: string;
	/** For yes or no: puts the choices beside the question. */
	readonly beside?: boolean;
}

/** A question's field. Its control has the question's id unless another is given, so that an error summary can link to it. */
export function QuestionField(props: QuestionFieldProps) {
	const { section, question, taxYear, value, onAnswer, error, note, offered = [], beside = false } = props;
	const { label } = questionWords(section, question.id);
	const hint = hintOfYear(section, question.id, taxYear, props.answers);
	const words = {
		id: props.id ?? question.id,
		label,
		error,
		...(hint === undefined && note === undefined ? {} : { hint: <Hint hint={hint} note={note} /> }),
	};
	const typed = typeof value === 'string' ? value : '';
	const text = {
		...words,
		value: typed,
		onChange: (event: { target: { value: string } }) => onAnswer(event.target.value),
	};
	switch (question.kind) {
		case 'money':
		case 'signedMoney':
			return <MoneyField {...text} />;
		case 'yesNo':
			return <RadioGroup {...words} {...yesNo(question, value, onAnswer, beside)} inline beside={beside} />;
		case 'choice':
			return <RadioGroup {...words} {...choices(section, question)} value={typed} onChange={onAnswer} />;
		case 'date':
			return <DateQuestion {...words} value={typed} onAnswer={onAnswer} />;
		case 'entry':
			return <RadioGroup {...words} options={offered} value={typed} onChange={onAnswer} />;
		default:
			return question.unit === 'percent' ? (
				<UnitField {...text} inputMode="decimal" autoComplete="off" unit={sayEntries('form.percent')} />
			) : (
				<TextField {...text} {...typing[question.kind]} />
			);
	}
}

/** The width and keyboard for each kind of text. */
const typing: Partial<
	Readonly<Record<Question['kind'], Omit<ComponentProps<typeof TextField>, 'id' | 'label'>>>
> = {
	payeReference: { width: 'medium', autoComplete: 'off', spellCheck: false },
	wholeNumber: { width: 'tiny', inputMode: 'numeric', autoComplete: 'off' },
	quantity: { width: 'short', inputMode: 'decimal', autoComplete: 'off' },
	share: { width: 'short', autoComplete: 'off' },
	utr: { width: 'medium', inputMode: 'numeric', autoComplete: 'off', spellCheck: false },
	nationalInsuranceNumber: { width: 'medium', autoComplete: 'off', spellCheck: false },
	postcode: { width: 'short', autoComplete: 'off', spellCheck: false },
	telephone: { width: 'medium', inputMode: 'tel', autoComplete: 'tel' },
	sortCode: { width: 'short', inputMode: 'numeric', autoComplete: 'off' },
	accountNumber: { width: 'short', inputMode: 'numeric', autoComplete: 'off' },
	buildingSocietyReference: { width: 'medium', autoComplete: 'off' },
	companyNumber: { width: 'short', autoComplete: 'off', spellCheck: false },
	claimCode: { width: 'tiny', autoComplete: 'off', spellCheck: false },
	text: { width: 'long', autoComplete: 'off' },
};

function Hint({ hint, note }: { readonly hint: string | undefined; readonly note: ReactNode }) {
	return (
		<>
			{hint}
			{note !== undefined && <span className="block">{note}</span>}
		</>
	);
}

/** Yes, no and, where nothing depends on it yet, "not sure", which leaves the question open. */
function yesNo(question: Question, value: Answer, onAnswer: (value: Answer) => void, short: boolean) {
	const known = [
		{ value: 'yes', label: answerWord(true) },
		{ value: 'no', label: answerWord(false) },
	];
	const unsure = { value: 'unsure', label: sayEntries(short ? 'form.unsureShort' : 'form.unsure') };
	return {
		options: question.neededToKeep ? known : [...known, unsure],
		value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : value === '' ? 'unsure' : '',
		onChange: (chosen: string) => onAnswer(chosen === 'unsure' ? '' : chosen === 'yes'),
	};
}

function choices(section: string, question: Question) {
	const named = questionWords(section, question.id).choices ?? {};
	return { options: (question.choices ?? []).map((value) => ({ value, label: named[value] ?? value })) };
}

/** A complete date is stored as ISO text. Until then the parts are kept as typed, joined by spaces. */
function DateQuestion({
	value,
	onAnswer,
	...words
}: {
	readonly id: string;
	readonly label: string;
	readonly error: string | undefined;
	readonly value: string;
	readonly onAnswer: (value: Answer) => void;
}) {
	const [day = '', month = '', year = ''] = value.split('/');
	const parts = value.includes('-') ? toDateParts(value) : { day, month, year };
	return (
		<DateField
			{...words}
			value={parts}
			onChange={(typed) => {
				const read = readDate(typed);
				onAnswer(
					read.kind === 'date'
						? read.iso
						: read.kind === 'empty'
							? null
							: `${typed.day}/${typed.month}/${typed.year}`,
				);
			}}
		/>
	);
}
