/** What the components promise to assistive technology, checked in their HTML. */
import { pence } from '@halfpenny/facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AmountDue } from './amount.tsx';
import { Button } from './button.tsx';
import { DateField, dateFieldTarget } from './date-field.tsx';
import { emptyDate } from './date-parts.ts';
import { keepDates } from './dates.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { MoneyField } from './money-field.tsx';
import { ProgressCoin } from './progress-coin.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TestBanner } from './site-frame.tsx';
import { Table } from './table.tsx';
import { destination, Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';
import { keepYears } from './years.tsx';

const html = renderToStaticMarkup;

describe('a field', () => {
	it('names its hint and its error, and is marked invalid', () => {
		const markup = html(<TextField id="pay" label="Pay" hint="From your P60" error="Enter your pay" />);
		expect(markup).toContain('<label for="pay"');
		expect(markup).toContain('aria-describedby="pay-hint pay-error"');
		expect(markup).toContain('aria-invalid="true"');
		expect(markup).toMatch(/id="pay-error"[^>]*><span class="sr-only">Error: <\/span>Enter your pay/);
	});

	it('refers to no hint or error that isn’t there', () => {
		const markup = html(<TextField id="pay" label="Pay" />);
		expect(markup).not.toMatch(/aria-describedby|aria-invalid|pay-hint|pay-error/);
	});

	it('for money keeps what was typed and asks for the decimal keyboard', () => {
		const markup = html(<MoneyField id="pay" label="Pay" defaultValue="1 234.5" />);
		expect(markup).toContain('value="1 234.5"');
		expect(markup).toContain('inputMode="decimal"');
		expect(markup).not.toContain('type="number"');
	});

	it('for a date marks only the part that is wrong, and links to it', () => {
		const markup = html(
			<DateField id="born" label="Born" value={emptyDate} onChange={() => {}} error="No" wrong={['month']} />,
		);
		expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1);
		expect(dateFieldTarget('born', ['year', 'month'])).toBe('born-month');
		expect(dateFieldTarget('born')).toBe('born-day');
		expect(markup).toContain('id="born-day"');
	});

	it('of radios gives its id to the first radio', () => {
		const options = ['uk', 'wales'].map((value) => ({ value, label: value }));
		const markup = html(<RadioGroup id="home" label="Home" options={options} />);
		expect(markup).toMatch(/<legend[^>]*>Home<\/legend>/);
		expect(markup).toMatch(/<input id="home" type="radio"[^>]*name="home" value="uk"/);
		expect(markup).not.toContain('checked=""');
	});
});

describe('the error summary', () => {
	it('links to each field, and shows problems without a field as text', () => {
		const markup = html(
			<ErrorSummary problems={[{ field: 'pay', message: 'Enter your pay' }, { message: 'HMRC is away' }]} />,
		);
		expect(markup).toContain('There is a problem');
		expect(markup).toMatch(/<a href="#pay"[^>]*>Enter your pay<\/a>/);
		expect(markup).not.toMatch(/<a[^>]*>HMRC is away/);
	});

	it('is absent when nothing is wrong', () => {
		expect(html(<ErrorSummary problems={[]} />)).toBe('');
	});
});

describe('a button', () => {
	it('stays reachable while busy, and says so', () => {
		const markup = html(<Button busy="Saving…">Save</Button>);
		expect(markup).toContain('Saving…');
		expect(markup).toContain('aria-disabled="true"');
		expect(markup).not.toContain('disabled=""');
	});

	it('submits no form before hydration, since the browser would put the answers into the address', () => {
		expect(html(<Button>Save</Button>)).toContain('type="button" aria-disabled="true"');
		expect(html(<Button type="submit">Save</Button>)).toContain('type="button" aria-disabled="true"');
	});
});

describe('an amount due', () => {
	it.each([
		[123_456, 'You owe', '£1,234.56'],
		[-123_456, 'HMRC owes you', '£1,234.56'],
		[0, 'Nothing to pay', '£0.00'],
	])('of %d says %s', (amount, words, whole) => {
		const markup = html(<AmountDue amount={pence(amount)} />);
		expect(markup).toContain(words);
		expect(markup).toContain(`<span class="sr-only">${whole}</span>`);
	});
});

describe('tabs', () => {
	const tabs = ['a', 'b', 'c'].map((key) => ({ key, label: key, panel: `panel ${key}` }));

	it('are one Tab stop, and name their panel', () => {
		const markup = html(<Tabs id="t" label="Tabs" tabs={tabs} chosen="b" onChoose={() => {}} />);
		expect(markup.match(/tabindex="0"/gi)).toHaveLength(1);
		expect(markup).toContain('aria-labelledby="t-tab-b"');
		expect(markup).toContain('panel b');
		expect(markup).not.toContain('panel a');
	});

	it.each([
		['ArrowRight', 2, 0],
		['ArrowLeft', 0, 2],
		['Home', 1, 0],
		['End', 1, 2],
		['Enter', 1, undefined],
	])('%s from %d leads to %s', (key, at, to) => {
		expect(destination(key, at, 3)).toBe(to);
	});
});

it('gives a table column and row headings', () => {
	const columns = [
		{ key: 'band', heading: 'Band', cell: (row: string) => row },
		{ key: 'tax', heading: 'Tax', cell: () => '£1.00', figure: true },
	];
	const markup = html(<Table caption="Bands" columns={columns} rows={['Basic']} rowKey={(row) => row} />);
	expect(markup.match(/scope="col"/g)).toHaveLength(2);
	expect(markup).toMatch(/<th scope="row"[^>]*>Basic<\/th>/);
	expect(markup).toMatch(/<caption[^>]*>Bands<\/caption>/);
});

it('puts the coin above a real progress element', () => {
	const markup = html(<ProgressCoin label="Tax Return Progress" done={2} of={5} />);
	expect(markup).toMatch(/<progress[^>]*aria-label="Tax Return Progress"[^>]*value="2" max="5"/);
});

it.each([
	['local', true],
	['sandbox', true],
	['test-in-live', true],
	['live', false],
] as const)('in the environment %s the pages say TEST: %s', (environment, says) => {
	expect(html(<TestBanner environment={environment} />).includes('TEST')).toBe(says);
});

it('keeps a tax year on one line', () => {
	expect(html(<p>{keepYears('Your 2025-26 tax return')}</p>)).toBe(
		'<p>Your <span class="whitespace-nowrap">2025-26</span> tax return</p>',
	);
	expect(html(<p>{keepYears('On 2025-06-01 nothing')}</p>)).toContain('On 2025-06-01 nothing');
});

it('keeps a date on one line', () => {
	expect(html(<p>{keepDates('6 April to 5 July 2026')}</p>)).toBe(
		'<p><span class="whitespace-nowrap">6 April</span> to <span class="whitespace-nowrap">5 July 2026</span></p>',
	);
});

it('keeps a day with its month', () => {
	expect(html(<p>{keepYears('6 April 2025 to 5 April 2026, 3 answers')}</p>)).toBe(
		`<p>${['6', '5'].map((day) => `<span class="whitespace-nowrap">${day} April</span>`).join(' 2025 to ')} 2026, 3 answers</p>`,
	);
});
