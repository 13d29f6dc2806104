/** Finds and answers the questions on a page by their labels, as a person does. */
import type { Locator, Page } from 'playwright-core';

/** A question on the page, and the control that answers it. */
interface QuestionOnPage {
	/** Its label, without any hint. */
	readonly words: string;
	readonly kind: 'radio' | 'tick' | 'date' | 'select' | 'text';
	readonly place: Locator;
}

/** Returns the questions on the page now, from top to bottom. */
export async function questionsOn(page: Page): Promise<readonly QuestionOnPage[]> {
	const fields = page.locator(
		'main fieldset:not(:has([type=checkbox])), main label[for]:not(fieldset:not(:has([type=checkbox])) label)',
	);
	await fields.first().waitFor();
	const found = await fields.evaluateAll((elements) =>
		elements.map((element) => {
			const inFieldset = element instanceof HTMLFieldSetElement;
			const said = inFieldset ? element.querySelector('legend') : element;
			const words = said && document.createTreeWalker(said, NodeFilter.SHOW_TEXT).nextNode()?.textContent;
			const control = inFieldset
				? element.querySelector('input')
				: document.getElementById(element.getAttribute('for') ?? '');
			const inside = control instanceof HTMLInputElement && control.type === 'radio' ? 'radio' : 'date';
			const ticked = control instanceof HTMLInputElement && control.type === 'checkbox' ? 'tick' : 'text';
			const outside = control instanceof HTMLSelectElement ? 'select' : ticked;
			return {
				words: (words ?? '').trim(),
				kind: inFieldset ? inside : outside,
				id: control?.id ?? '',
			} as const;
		}),
	);
	return found
		.filter(({ words, id }) => words !== '' && id !== '')
		.map(({ words, kind, id }) => ({ words, kind, place: placeOf(page, kind, id) }));
}

function placeOf(page: Page, kind: QuestionOnPage['kind'], id: string): Locator {
	const control = `[id="${id}"]`;
	return page.locator(kind === 'radio' || kind === 'date' ? `main fieldset:has(${control})` : control).last();
}

/** Answers one question. Without an answer, a yes-or-no question gets no and any other stays blank. */
export async function answer(question: QuestionOnPage, said: string | boolean | undefined): Promise<void> {
	if (question.kind === 'radio') return choose(question.place, said);
	if (said === undefined) return;
	if (question.kind === 'tick') return question.place.setChecked(said === true);
	if (question.kind === 'date') return fillDate(question.place, String(said));
	if (question.kind === 'select') await question.place.selectOption({ label: String(said) });
	else await question.place.fill(String(said));
}

async function choose(place: Locator, said: string | boolean | undefined): Promise<void> {
	if (said === undefined) {
		const no = place.getByRole('radio', { name: /^No(,|$)/ });
		if ((await no.count()) > 0) await no.check();
		return;
	}
	const words = typeof said === 'string' ? said : said ? 'Yes' : 'No';
	await place.getByRole('radio', { name: words, exact: true }).check();
}

async function fillDate(place: Locator, said: string): Promise<void> {
	const [day = '', month = '', year = ''] = said.split(' ');
	await place.getByLabel('Day').fill(day);
	await place.getByLabel('Month').fill(month);
	await place.getByLabel('Year').fill(year);
}
