/** The questions of a page about the year: yes or no to each, or a list to pick from. */
import { sayEntries } from '@halfpenny/messages/entries';
import { questionWords } from '@halfpenny/messages/questions';
import type { Section, ShownPage, TaxYear } from '@halfpenny/questions';
import { errorsByField } from '../../api/form-problems.ts';
import { hintOfYear } from '../../interview/hint-of-year.ts';
import { QuestionField } from '../../interview/question-field.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ChoiceSet } from '../../ui/radio-group.tsx';
import { isUnsure, NOT_SURE } from './about-year.ts';
import { type AboutForm, NONE } from './use-about-form.ts';

interface QuestionsProps {
	readonly section: Section;
	readonly page: ShownPage;
	readonly taxYear: TaxYear;
	readonly form: Pick<AboutForm, 'answers' | 'problems' | 'say'>;
}

/** The fields. */
export function AboutQuestions(props: QuestionsProps) {
	return props.page.picked ? <Picked {...props} /> : <OneByOne {...props} />;
}

function OneByOne({ section, page, taxYear, form }: QuestionsProps) {
	const errors = errorsByField(form.problems);
	return (
		<ul className="divide-y divide-line border-y border-line">
			{page.questions.map((question) => (
				<li key={question.id} className="py-3">
					<QuestionField
						section={section.id}
						question={question}
						taxYear={taxYear}
						value={form.answers[question.id] ?? null}
						error={errors[question.id]}
						onAnswer={(value) => form.say({ [question.id]: value })}
						beside
					/>
				</li>
			))}
		</ul>
	);
}

/** Nothing is ticked at first. "None of these" answers no to each; ticking some answers no to the rest. */
function Picked({ section, page: { questions }, taxYear, form }: QuestionsProps) {
	const ids = questions.map(({ id }) => id);
	const unsure = isUnsure(ids, form.answers);
	const none = !unsure && ids.every((id) => form.answers[id] === false);
	const first = questions[0]?.id ?? NONE;
	const noToAll = Object.fromEntries(questions.map(({ id }) => [id, false]));
	const takeBack = Object.fromEntries(
		questions.map(({ id }) => [id, form.answers[id] === true ? true : null]),
	);
	return (
		<ChoiceSet id="picked" legend={sayEntries('about.tick')} error={errorsByField(form.problems)[first]}>
			{questions.map(({ id }) => (
				<CheckboxField
					key={id}
					id={id}
					{...wordsOf(section, id, taxYear)}
					checked={form.answers[id] === true}
					onChange={({ target }) => form.say({ [id]: target.checked || null })}
				/>
			))}
			<div className="mt-2 border-t border-line pt-2">
				<CheckboxField
					id={NONE}
					label={sayEntries('about.noneOfThese')}
					checked={none}
					onChange={({ target }) => form.say({ ...(target.checked ? noToAll : takeBack), [NOT_SURE]: false })}
				/>
				<CheckboxField
					id={NOT_SURE}
					label={sayEntries('about.notSure')}
					checked={unsure}
					onChange={({ target }) => form.say({ ...takeBack, [NOT_SURE]: target.checked })}
				/>
			</div>
		</ChoiceSet>
	);
}

function wordsOf(section: Section, id: string, taxYear: TaxYear) {
	const { label, tick = label } = questionWords(section.id, id);
	const hint = hintOfYear(section.id, id, taxYear);
	return { label: tick, ...(hint === undefined ? {} : { hint }) };
}
