/** The interview in words: each section, each question with its hint and why we ask, and how an answer reads back. */

/** The words of one question. */
export interface QuestionWords {
	readonly label: string;
	readonly hint?: string;
	/** Said when an answer without which the entry cannot be kept is missing. */
	readonly missing?: string;
	/** Why we ask, shown when the person wants to know. */
	readonly why?: string;
	/** What the choices are called, by their ids. */
	readonly choices?: Readonly<Record<string, string>>;
}

/** The words of a section. */
export interface SectionWords {
	/** Its name in the list of tasks, and its heading. */
	readonly title: string;
	/** One sentence on what belongs here. */
	readonly lead: string;
	/** One of its entries, after "this": "this job". */
	readonly one: string;
	readonly add: string;
	readonly change: string;
	readonly remove: string;
	/** The first entry's button, when there is none yet. */
	readonly addFirst: string;
	/** Said by someone who had none this year. */
	readonly none: string;
	/** How "none" reads in the list of tasks. */
	readonly saidNone: string;
}

/** For sections that are not lists of entries. */
const wordless: SectionWords = {
	title: '',
	lead: '',
	one: '',
	add: '',
	addFirst: '',
	change: '',
	remove: '',
	none: '',
	saidNone: '',
};

const sections: Readonly<Record<string, SectionWords>> = {
	employment: {
		title: 'Jobs',
		lead: 'Each job you were paid for through PAYE, with a P60 or P45 to go with it.',
		one: 'job',
		add: 'Add another job',
		addFirst: 'Add a job',
		change: 'Change this job',
		remove: 'Remove this job',
		none: 'I had no job this year',
		saidNone: 'No jobs',
	},
	bankInterest: {
		title: 'Interest from savings',
		lead: 'Interest from UK banks and building societies. Leave out ISAs: they are tax free.',
		one: 'account',
		add: 'Add another account',
		addFirst: 'Add an account',
		change: 'Change this account',
		remove: 'Remove this account',
		none: 'I had no interest this year',
		saidNone: 'No interest',
	},
	giftAid: {
		title: 'Gifts to charity',
		lead: 'Money you gave to charity with a Gift Aid declaration. It can lower your tax.',
		one: 'gift',
		add: 'Add another charity',
		addFirst: 'Add a charity',
		change: 'Change this gift',
		remove: 'Remove this gift',
		none: 'I gave nothing through Gift Aid this year',
		saidNone: 'No Gift Aid',
	},
	scope: { ...wordless, title: 'What your return is about' },
	profile: {
		...wordless,
		title: 'Your details',
		lead: 'Who the return is for.',
		change: 'Change your details',
	},
};

const questions: Readonly<Record<string, QuestionWords>> = {
	'employment.employer': {
		label: 'Employer’s name',
		hint: 'As it stands on your P60 or P45. HMRC has room for 28 characters, so shorten a longer name',
		missing: 'Enter the employer’s name',
		why: 'HMRC matches each job on your return with what that employer reported. The name goes in box 5 of the employment page.',
	},
	'employment.payeReference': {
		label: 'Employer PAYE reference',
		hint: 'Three digits, a slash, then letters and numbers, like 123/AB456. Your P60 has it near the employer’s name',
		why: 'It says exactly which employer paid you. Two employers can share a name but not a reference.',
	},
	'employment.pay': {
		label: 'Pay from this job',
		hint: 'Before tax, in pounds and pence. On a P60 it is “Pay in this employment”',
		why: 'This is the income that the tax is worked out on. HMRC’s form takes whole pounds: we leave the pence off income, as HMRC does.',
	},
	'employment.taxDeducted': {
		label: 'Tax taken off this pay',
		hint: 'On a P60 it is “Tax deducted”. If it shows a refund (an R), put a minus sign before it. If no tax was taken, enter 0',
		why: 'You have paid this already, so it comes off your bill. Leave it blank if you do not know: we will not take it as nothing.',
	},
	'employment.companyDirector': {
		label: 'Were you a director of this company?',
		hint: 'At any time in the tax year',
		why: 'HMRC’s employment page asks it of everybody. It does not change your Income Tax.',
	},
	'bankInterest.account': {
		label: 'Bank or building society',
		hint: 'And the account, if you have several there',
		missing: 'Enter the bank or building society',
		why: 'Only for you, so that you find it again. It does not go to HMRC.',
	},
	'bankInterest.taxedAlready': {
		label: 'Was tax taken off before you got the interest?',
		hint: 'Since April 2016 banks pay ordinary savings without taking tax off. If your statement says nothing about tax, the answer is no',
		missing: 'Say whether tax was taken off the interest',
		why: 'Interest with tax taken off goes in another box, and the tax counts as paid.',
	},
	'bankInterest.amount': {
		label: 'Interest for the year',
		hint: 'From 6 April to 5 April, in pounds and pence. If tax was taken off, the amount that reached you',
		why: 'Interest is taxed after your pay, often at 0%: up to £1,000 for most people is free of tax.',
	},
	'giftAid.charity': {
		label: 'Charity',
		missing: 'Enter the charity’s name',
		why: 'Only for you, so that you find it again. It does not go to HMRC.',
	},
	'giftAid.amount': {
		label: 'What you gave in the year',
		hint: 'The money that left your account, in pounds and pence. Only gifts with a Gift Aid declaration',
		why: 'The charity claims basic rate tax on your gift. If you pay a higher rate, the difference is yours: we widen your basic rate band by the gift and that tax.',
	},
	'scope.employment': { label: 'Did you have a job?' },
	'scope.bankInterest': { label: 'Did you get interest from a UK bank or building society?' },
	'scope.giftAid': { label: 'Did you give to charity through Gift Aid?' },
	'scope.documents': { label: 'Do you have documents to upload?' },
	'profile.firstName': { label: 'First name' },
	'profile.lastName': { label: 'Last name' },
	'profile.email': { label: 'Email address' },
	'profile.dateOfBirth': { label: 'Date of birth', hint: 'For example, 27 3 1985' },
	'profile.nationalInsurance': {
		label: 'National Insurance number',
		hint: 'On your payslip, P60 or a letter from HMRC. It looks like QQ 12 34 56 C',
		why: 'HMRC files your return under it. We never use it to find out who you are.',
	},
	'profile.uniqueTaxReference': {
		label: 'Unique Taxpayer Reference (UTR)',
		hint: '10 digits, on letters from HMRC about Self Assessment',
		why: 'HMRC gives everyone in Self Assessment one of these. A return cannot be filed without it.',
	},
	'profile.addressLine1': { label: 'Address line 1' },
	'profile.addressLine2': { label: 'Address line 2' },
	'profile.city': { label: 'Town or city' },
	'profile.county': { label: 'County' },
	'profile.postcode': { label: 'Postcode' },
	'profile.phoneNumber': { label: 'Phone number' },
	'profile.address': { label: 'Address' },
	'profile.residence': {
		label: 'Where you live',
		choices: { uk: 'England or Northern Ireland', wales: 'Wales', scotland: 'Scotland' },
	},
};

const readBack = { yes: 'Yes', no: 'No', missing: 'Not answered yet' };

/** The words of a section; one without words reads as its id, which a test refuses. */
export function sectionWords(section: string): SectionWords {
	return sections[section] ?? { ...wordless, title: section };
}

/** Whether a section has words of its own. */
export function hasSectionWords(section: string): boolean {
	return Object.hasOwn(sections, section);
}

/** The words of a question of a section; one without words reads as its id, which a test refuses. */
export function questionWords(section: string, question: string): QuestionWords {
	return questions[`${section}.${question}`] ?? { label: question };
}

/** Whether a question has words of its own. */
export function hasQuestionWords(section: string, question: string): boolean {
	return Object.hasOwn(questions, `${section}.${question}`);
}

/** How a yes, a no and a missing answer read. */
export function answerWord(answer: boolean | null): string {
	if (answer === null) return readBack.missing;
	return answer ? readBack.yes : readBack.no;
}

const boxNames: Readonly<Record<string, string>> = {
	EMP1: 'SA102, box 1',
	EMP2: 'SA102, box 2',
	EMP4: 'SA102, box 4',
	EMP5: 'SA102, box 5',
	EMP6: 'SA102, box 6',
	INC1: 'SA100 page TR3, box 1',
	INC2: 'SA100 page TR3, box 2',
	REL5: 'SA100 page TR4, box 5',
};

/** A box as it stands on HMRC's form: `SA102, box 1`. */
export function boxName(box: string): string {
	return boxNames[box] ?? box;
}
