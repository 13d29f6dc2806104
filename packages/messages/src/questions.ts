/** The interview in words: each section, each question with its hint and why we ask, and how an answer reads back. */
export { boxLabel, boxName, boxOnShortPages } from './questions/boxes.ts';
export { answerWord, nameAnswer } from './questions/of-answers.ts';
export {
	hasPageWords,
	hasQuestionWords,
	pageWords,
	questionHint,
	questionWords,
	whyWeAsk,
} from './questions/of-questions.ts';
export { hasSectionWords, sectionWords, topicTitle } from './questions/of-sections.ts';
export { profileWords } from './questions/profile.ts';
export type { AnswersSoFar, PageWords, QuestionWords, SectionWords, YearFigures } from './questions/words.ts';
