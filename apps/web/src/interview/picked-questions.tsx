/** Questions of an entry that are answered by ticking all that apply. */
import { sayEntries } from '@halfpenny/messages/entries';
import { questionWords } from '@halfpenny/messages/questions';
import type { Answers, Question, TaxYear } from '@halfpenny/questions';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { ChoiceSet } from '../ui/radio-group.tsx';
import { hintOfYear } from './hint-of-year.ts';

interface PickedProps {
	readonly section: string;
	readonly questions: readonly Question[];
	readonly taxYear: TaxYear;
	readonly answers: Answers;
	/** Problems by question. */
	readonly errors: Readonly<Record<string, string>>;
	/** What ends each control's id, where several entries are asked on one page. */
	readonly suffix?: string;
	readonly onAnswers: (answers: Answers) => void;
}

/** Nothing is ticked until something is said: "None of these" answers no to each, and takes its noes back. */
export function PickedQuestions({
	section,
	questions,
	taxYear,
	answers,
	errors,
	suffix = '',
	onAnswers,
}: PickedProps) {
	const [first] = questions;
	const isNone = questions.every(({ id }) => answers[id] === false);
	const all = (value: false | null) => Object.fromEntries(questions.map(({ id }) => [id, value]));
	const tick = (id: string, checked: boolean) => {
		const others = questions.some((other) => other.id !== id && answers[other.id] === true);
		onAnswers(checked || others ? { [id]: checked } : all(null));
	};
	const error = questions.map(({ id }) => errors[id + suffix]).find((one) => one !== undefined);
	return (
		<ChoiceSet id={`${first?.id}${suffix}-picked`} legend={sayEntries('about.tick')} error={error}>
			{questions.map(({ id }) => (
				<CheckboxField
					key={id}
					id={id + suffix}
					{...wordsOf(section, id, taxYear, answers)}
					checked={answers[id] === true}
					onChange={({ target }) => tick(id, target.checked)}
				/>
			))}
			<div className="mt-2 border-t border-line pt-2">
				<CheckboxField
					id={`${first?.id}${suffix}-none`}
					label={sayEntries('about.noneOfThese')}
					checked={isNone}
					onChange={({ target }) => onAnswers(all(target.checked ? false : null))}
				/>
			</div>
		</ChoiceSet>
	);
}

function wordsOf(section: string, id: string, taxYear: TaxYear, answers: Answers) {
	const { label, tick = label } = questionWords(section, id);
	const hint = hintOfYear(section, id, taxYear, answers);
	return { label: tick, ...(hint === undefined ? {} : { hint }) };
}
