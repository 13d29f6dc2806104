/** The guide on the page of Making Tax Digital: eight sections. Every figure and date comes from the rules data. */

import { agentFormWait } from './utr-wait.ts';

/** The figures that the guide names, ready to be read. */
export interface MtdHelpFigures {
	readonly taxYear: string;
	/** Who must take part, from when, by which return. */
	readonly mandation: readonly {
		readonly above: string;
		readonly from: string;
		readonly decidedBy: string;
	}[];
	/** `Q1 Apr-Jun`, its first and last day, and the day its update is due. */
	readonly quarters: readonly {
		readonly name: string;
		readonly from: string;
		readonly to: string;
		readonly due: string;
	}[];
	/** The first day of calendar quarters. */
	readonly calendarFrom: string;
	/** When the final declaration is due, and until when records are kept. */
	readonly declareBy: string;
	readonly recordsUntil: string;
	/** Where nothing real is sent. */
	readonly test: boolean;
}

/** One section. */
export interface HelpSection {
	readonly id:
		| 'start'
		| 'business'
		| 'quarterly'
		| 'obligations'
		| 'calculations'
		| 'documents'
		| 'trouble'
		| 'export';
	readonly title: string;
	readonly paragraphs: readonly string[];
	readonly points?: readonly string[];
	/** Said after the points. */
	readonly closing?: string;
}

/** The eight sections, in order. */
export function mtdHelp(f: MtdHelpFigures): readonly HelpSection[] {
	return [
		gettingStarted(f),
		businessSetup(f),
		quarterly(f),
		obligations(f),
		calculations(f),
		documents(),
		troubleshooting(f),
		dataExport(),
	];
}

function gettingStarted(f: MtdHelpFigures): HelpSection {
	return {
		id: 'start',
		title: 'Getting started',
		paragraphs: [
			'Making Tax Digital for Income Tax is for self-employed people and landlords. What counts is your income from both before costs, on your return from two years earlier:',
		],
		points: [
			...f.mandation.map(
				({ above, from, decidedBy }) => `over ${above} on your ${decidedBy} return: you’re in from ${from}`,
			),
			'below that you can sign up early, or carry on with the yearly return',
		],
		closing:
			'Sign up with HMRC first; no software can do that for you. Then add your National Insurance number to your profile, and press Connect. You log in on HMRC’s page and agree. The page shows how long the connection lasts, and you can end it at any time.',
	};
}

function businessSetup({ calendarFrom, test }: MtdHelpFigures): HelpSection {
	return {
		id: 'business',
		title: 'Business setup',
		paragraphs: [
			'HMRC keeps the list of your businesses: each trade is one, all your UK property together is another. They appear here once you’re connected. Choose the one you want to work on at the top of the page.',
			`Quarters follow the tax year unless you told HMRC that you use calendar quarters, which begin on ${calendarFrom}. Both have the same due dates.`,
			...(test
				? [
						'In a test you can create a business yourself. If HMRC’s test service can’t be reached, we save it here only, and you can’t send anything for it.',
					]
				: ['To add or close a business, use your HMRC account.']),
		],
	};
}

function quarterly({ quarters }: MtdHelpFigures): HelpSection {
	return {
		id: 'quarterly',
		title: 'Quarterly submissions',
		paragraphs: [
			'Enter the figures for that quarter only. HMRC wants the year so far, so we add your earlier quarters and show you the totals before we send anything.',
		],
		points: quarters.map(({ name, from, to, due }) => `${name}: ${from} to ${to}, due by ${due}`),
		closing:
			'Nothing earned and nothing spent? Send the quarter with blanks: an update of 0 meets the obligation. Made a mistake? Change the quarter and send it again. An update is not a bill.',
	};
}

function obligations({ declareBy, taxYear }: MtdHelpFigures): HelpSection {
	return {
		id: 'obligations',
		title: 'Obligations',
		paragraphs: [
			'An obligation is something HMRC expects by a date: four updates for each business, and one final declaration for the year. Open means HMRC is still waiting. Fulfilled means HMRC has it.',
			`The final declaration for ${taxYear} is due by ${declareBy}.`,
			'After you send an update HMRC can take a while to mark the obligation as fulfilled. You don’t need to send it again.',
		],
	};
}

function calculations({ declareBy, recordsUntil, taxYear }: MtdHelpFigures): HelpSection {
	return {
		id: 'calculations',
		title: 'Calculations and crystallisation',
		paragraphs: [
			'Trigger a calculation and HMRC works out your tax from everything it holds. We show our own figures beside HMRC’s, line by line, and explain each difference. During the year it is an estimate: it leaves out what you have yet to tell HMRC.',
			`Crystallising is the final declaration. It replaces the yearly return, is due by ${declareBy} for ${taxYear}, and can’t be undone. You see the final figure and every source of income HMRC counted before you declare. If HMRC didn’t count something we know about, you can’t declare until it does.`,
			`Keep your records until ${recordsUntil}.`,
		],
	};
}

function documents(): HelpSection {
	return {
		id: 'documents',
		title: 'Documents',
		paragraphs: [
			'Keep receipts and invoices with the quarter they belong to. One document can support several quarters. They stay here, encrypted; HMRC doesn’t get them unless it asks you.',
			'The totals you type in are not the digital records the law requires. Keep each sale and cost in a spreadsheet or other record-keeping software as well.',
			`If an agent acts for you, form 64-8 does not cover Making Tax Digital: your agent asks for your agreement online. For everything else HMRC confirms the form in about ${agentFormWait}.`,
		],
	};
}

function troubleshooting({ test }: MtdHelpFigures): HelpSection {
	return {
		id: 'trouble',
		title: 'Troubleshooting',
		paragraphs: ['What usually helps:'],
		points: [
			'“Your HMRC connection has expired”: press Reconnect at the top of the page.',
			'No window opened: allow pop-up windows for this site, or use the link that appears.',
			'“No Businesses Found”: you may have signed up only a moment ago, or with a different National Insurance number. Check the number in your profile.',
			'“Finding out what HMRC has”: HMRC’s answer got lost. We look it up, and never send anything twice.',
			'“HMRC has different figures”: you or an agent sent some from elsewhere. Compare both before you replace them.',
			...(test
				? ['Test Mode asks HMRC’s test service for a ready-made answer. Turn it off to see your own.']
				: []),
		],
	};
}

function dataExport(): HelpSection {
	return {
		id: 'export',
		title: 'Data export',
		paragraphs: [
			'Export gives you the submissions of the chosen business: what you typed for each quarter, what was sent and what HMRC answered. CSV opens in a spreadsheet. JSON is for other software.',
			'Everything we hold about you is under Export Data at the top of every page.',
		],
	};
}
