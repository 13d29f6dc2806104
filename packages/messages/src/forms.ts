/** Why HMRC's boxes cannot be filled from the answers, in plain words. */
import { defineMessages } from './define-messages.ts';

/** Characters as a person reads them: “%”, “!” and “?”. */
function listed(characters: readonly string[]): string {
	const quoted = characters.map((character) => `“${character}”`);
	const last = quoted.pop() ?? '';
	return quoted.length > 0 ? `${quoted.join(', ')} and ${last}` : last;
}

const SCHEDULES: Readonly<Record<string, string>> = {
	foreign: 'foreign income',
	trusts: 'income from trusts and estates',
	residenceAbroad: 'residence abroad',
	lifePolicyGains: 'gains on life policies',
	shareSchemes: 'income from share schemes',
	lumpSums: 'a lump sum from an employer',
	averaging: 'averaging of profits',
	furnishedHolidayLettings: 'a furnished holiday let',
	lloydsUnderwriter: 'income of a Lloyd’s underwriter',
	ministerOfReligion: 'income of a minister of religion',
	chargeableAssets: 'assets that the partnership sold',
	taxedIncome: 'interest with tax taken off',
	otherIncome: 'income of another kind',
	charges: 'yearly payments by the partnership',
	companyPartners: 'a company among the partners',
	partnersAbroad: 'a partner who lives abroad',
};

const sentences = {
	'year.withoutForm': ({ year, known }: { year: string; known: readonly string[] }) =>
		`We don’t have a return form for ${year}. We can build returns for ${known.join(' and ')}`,
	'year.withoutPartnershipForm': ({ year, known }: { year: string; known: readonly string[] }) =>
		`We don’t have HMRC’s partnership form for ${year} yet. We can build partnership returns for ${known.join(' and ')}`,
	'required.missing': ({ title }: { title: string }) => `HMRC needs an answer here: ${title}`,
	'text.alphabet': ({ characters }: { characters: readonly string[] }) =>
		`HMRC’s form does not accept ${listed(characters)}. Leave ${characters.length > 1 ? 'them' : 'it'} out`,
	'text.tooLongForBox': ({ longest }: { longest: number }) =>
		`HMRC’s box holds ${longest} characters. Shorten this to fit`,
	'text.tooShortForBox': ({ shortest }: { shortest: number }) =>
		`HMRC’s box needs at least ${shortest} characters. Write this in full`,
	'money.outsideBox': ({ title }: { title: string }) =>
		`This amount does not fit HMRC’s box: ${title}. Check it`,
	'date.outsideBox': 'HMRC’s form accepts dates from 1851 to 2040. Check this one',
	'schedule.unsupported': ({ schedule }: { schedule: string }) =>
		`You can’t file this return from here: we don’t have the pages for ${SCHEDULES[schedule] ?? 'a part of it'} yet. File it with HMRC’s own service or other software`,
	'shares.notWhole': ({ date }: { date: string }) =>
		`On ${date} the partners’ shares don’t add up to the whole. Check each partner’s share and dates`,
	'amounts.notWhole': ({ title, whole, together }: { title: string; whole: string; together: string }) =>
		`${title}: the partners’ own amounts come to ${together}, but the partnership’s is ${whole}. Make them add up`,
	'trades.onlyOne':
		'HMRC’s online partnership return has room for one trade. Combine the accounts of all trades if they are one business, or file this return on paper',
	'period.outsideYear': ({ from, to }: { from: string; to: string }) =>
		`The accounting period must start before it ends, and end between ${from} and ${to}. Check both dates`,
	'partners.tooFew': 'A partnership has at least two partners. Add the others',
	'partners.oneNominated': 'One partner signs for everyone. Choose which one',
	'turnover.accountsNeeded':
		'HMRC needs the accounts of a partnership whose turnover is above £15 million a year, and we can’t send accounts. File it with other software',
	'pages.tooMany': ({ most }: { most: number }) => `HMRC’s form takes at most ${most} of these`,
} as const;

/** Says why a box cannot be filled. */
export const sayFormProblem = defineMessages(sentences);

/** A condition of one of HMRC's cross-checks, its boxes, amounts and dates already in words. */
export type ConditionWords =
	| { readonly is: 'present' | 'absent'; readonly boxes: readonly string[] }
	| { readonly is: 'saying'; readonly box: string; readonly word: string }
	| { readonly is: 'compared'; readonly left: string; readonly by: string; readonly right: string }
	| { readonly is: 'inYear'; readonly box: string; readonly from: string; readonly to: string }
	| { readonly is: 'notAfter'; readonly box: string; readonly limit: string }
	| { readonly is: 'pages'; readonly form: string; readonly moreThan: number }
	| { readonly is: 'utr' | 'severalDigits' | 'noneNegative' | 'taxYear'; readonly box: string }
	| { readonly is: 'few'; readonly boxes: readonly string[]; readonly most: number }
	| { readonly is: 'aged'; readonly box: string; readonly years: number }
	| { readonly is: 'shortPages'; readonly turnover: string; readonly limit: string }
	| { readonly is: 'any' | 'all'; readonly of: readonly ConditionWords[] };

const IS: Readonly<Record<string, string>> = {
	'=': 'equals',
	'<>': 'is not',
	'<': 'is less than',
	'<=': 'is not more than',
	'>': 'is more than',
	'>=': 'is at least',
};

const MUST_BE: Readonly<Record<string, string>> = {
	'=': 'must equal',
	'<>': 'must not be',
	'<': 'must be less than',
	'<=': 'must not be more than',
	'>': 'must be more than',
	'>=': 'must be at least',
};

function oneOf(boxes: readonly string[]): string {
	return boxes.length > 1 ? `one of ${noneOf(boxes)}` : noneOf(boxes);
}

function noneOf(boxes: readonly string[]): string {
	const [only = '', ...more] = boxes;
	return more.length === 0 ? only : `${boxes.slice(0, -1).join(', ')} and ${boxes.at(-1)}`;
}

function conditionIs(words: ConditionWords): string {
	switch (words.is) {
		case 'present':
			return `${oneOf(words.boxes)} is filled in`;
		case 'absent':
			return `${noneOf(words.boxes)} ${words.boxes.length > 1 ? 'are' : 'is'} empty`;
		case 'saying':
			return `${words.box} says “${words.word}”`;
		case 'compared':
			return `${words.left} ${IS[words.by]} ${words.right}`;
		case 'inYear':
			return `${words.box} is a date from ${words.from} to ${words.to}`;
		case 'notAfter':
			return `${words.box} is a date up to ${words.limit}`;
		case 'pages':
			return `there are more than ${words.moreThan} ${words.form} pages`;
		case 'utr':
			return `${words.box} has the right first digit`;
		case 'severalDigits':
			return `${words.box} is not one digit repeated`;
		case 'noneNegative':
			return `${words.box} is not negative on any page`;
		case 'taxYear':
			return `${words.box} is a tax year`;
		case 'few':
			return `at most ${words.most} of ${noneOf(words.boxes)} is filled in`;
		case 'aged':
			return `${words.box} is ${words.years} years before the tax year`;
		case 'shortPages':
			return `${words.turnover} is less than ${words.limit} for a whole year`;
		default:
			return words.of.map(conditionIs).join(words.is === 'any' ? ', or ' : ', and ');
	}
}

function conditionMustBe(words: ConditionWords): string {
	switch (words.is) {
		case 'present':
			return `${oneOf(words.boxes)} must be filled in`;
		case 'absent':
			return `${noneOf(words.boxes)} must be empty`;
		case 'saying':
			return `${words.box} must say “${words.word}”`;
		case 'compared':
			return `${words.left} ${MUST_BE[words.by]} ${words.right}`;
		case 'inYear':
			return `${words.box} must be a date from ${words.from} to ${words.to}`;
		case 'notAfter':
			return `${words.box} must be a date up to ${words.limit}`;
		case 'pages':
			return `there must be more than ${words.moreThan} ${words.form} ${words.moreThan === 1 ? 'page' : 'pages'}`;
		case 'utr':
			return `${words.box} must be a Unique Taxpayer Reference whose first digit fits the other nine`;
		case 'severalDigits':
			return `${words.box} must not be one digit repeated`;
		case 'noneNegative':
			return `${words.box} must not be negative on any page`;
		case 'taxYear':
			return `${words.box} must be a tax year such as 2024-25`;
		case 'few':
			return `at most ${words.most} of ${noneOf(words.boxes)} may be filled in`;
		case 'aged':
			return `${words.box} must be ${words.years} years before the tax year`;
		case 'shortPages':
			return `${words.turnover} must be less than ${words.limit} for a whole year, and less in proportion for part of one: use the full pages`;
		default:
			return words.of.map(conditionMustBe).join(words.is === 'any' ? ', or ' : ', and ');
	}
}

/** A cross-check as a sentence: `When box CBC3 is filled in, box CBC1 must be filled in`. */
export function sayRule(rule: { when: readonly ConditionWords[]; must: ConditionWords }): string {
	const must = conditionMustBe(rule.must);
	const sentence = rule.when.length > 0 ? `When ${rule.when.map(conditionIs).join(' and ')}, ${must}` : must;
	return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const FULL_PAGES = {
	turnover: 'turnover for a whole year is £90,000 or more',
	accountingDate: 'profits are aligned with the tax year',
	accountingPeriod: 'the accounts do not end with the tax year',
	accountingPractice: 'the accounting practice changed',
	transitionProfit: 'there is transition profit',
	nonTaxableIncome: 'some income is not taxable as profit',
	otherTaxDeducted: 'tax was taken off trading income',
	class4Adjustment: 'profits for National Insurance are adjusted',
	balanceSheet: 'there is a balance sheet',
	property: 'the partnership has property income',
	dividends: 'the partnership has dividends',
	taxedIncome: 'the partnership has taxed income',
	taxDeducted: 'income tax was taken off partnership income',
} as const;

/** Why a business needs HMRC's full pages. */
export type FullPagesWord = keyof typeof FULL_PAGES;

/** Says which pages a business goes onto, and why. */
export function sayFullPages(reasons: readonly FullPagesWord[]): string {
	if (reasons.length === 0) return 'HMRC’s short pages are enough';
	return `HMRC needs the full pages, because ${reasons.map((reason) => FULL_PAGES[reason]).join(' and ')}`;
}

const ACCOUNTS = {
	threeLines: 'Three lines of accounts are enough for HMRC: turnover, expenses and profit',
	full: 'HMRC needs the accounts in full, because turnover for a whole year is £90,000 or more',
	attached: 'HMRC needs the accounts themselves, because turnover for a whole year is above £15 million',
} as const;

/** Says how the accounts of a partnership are given, and why. */
export function sayAccounts(kind: keyof typeof ACCOUNTS): string {
	return ACCOUNTS[kind];
}

const FULL_STATEMENT = {
	property: 'property income',
	dividends: 'dividends',
	otherSavings: 'savings income that is not interest from a bank',
} as const;

/** Why a partnership needs HMRC's full partnership statement. */
export type FullStatementWord = keyof typeof FULL_STATEMENT;

/** Says which partnership statement is needed, and why. */
export function sayStatement(reasons: readonly FullStatementWord[]): string {
	if (reasons.length === 0) return 'HMRC’s short partnership statement is enough';
	const income = reasons.map((reason) => FULL_STATEMENT[reason]).join(' and ');
	return `HMRC needs the full partnership statement, because the partnership has ${income}`;
}
