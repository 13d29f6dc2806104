/** One question as a field: its kind decides the control, its words come by its id. */
import { answerWord, questionWords } from '@halfpenny/messages/questions';
import type { Answer, Question } from '@halfpenny/questions';
import type { ReactNode } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { readDate, toDateParts } from '../../ui/date-parts.ts';
import { MoneyField } from '../../ui/money-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** What a question's field needs. */
export interface QuestionFieldProps {
	readonly section: string;
	readonly question: Question;
	readonly value: Answer;
	readonly onAnswer: (value: Answer) => void;
	readonly error?: string | undefined;
	/** Stands under the hint: where the answer was found. */
	readonly note?: ReactNode;
}

/** The field of a question. Its control has the question's id, so that an error summary leads to it. */
export function QuestionField({ section, question, value, onAnswer, error, note }: QuestionFieldProps) {
	const { label, hint } = questionWords(section, question.id);
	const words = {
		id: question.id,
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
			return <RadioGroup {...words} {...yesNo(value, onAnswer)} inline />;
		case 'choice':
			return <RadioGroup {...words} {...choices(section, question)} value={typed} onChange={onAnswer} />;
		case 'date':
			return <DateQuestion {...words} value={typed} onAnswer={onAnswer} />;
		case 'payeReference':
			return <TextField {...text} width="medium" autoComplete="off" spellCheck={false} />;
		default:
			return <TextField {...text} width="long" autoComplete="off" />;
	}
}

function Hint({ hint, note }: { readonly hint: string | undefined; readonly note: ReactNode }) {
	return (
		<>
			{hint}
			{note !== undefined && <span className="block">{note}</span>}
		</>
	);
}

function yesNo(value: Answer, onAnswer: (value: Answer) => void) {
	return {
		options: [
			{ value: 'yes', label: answerWord(true) },
			{ value: 'no', label: answerWord(false) },
		],
		value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : '',
		onChange: (chosen: string) => onAnswer(chosen === 'yes'),
	};
}

function choices(section: string, question: Question) {
	const named = questionWords(section, question.id).choices ?? {};
	return { options: (question.choices ?? []).map((value) => ({ value, label: named[value] ?? value })) };
}

/** A date is kept as ISO text once it is one; until then the parts are kept as typed, joined by spaces. */
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
