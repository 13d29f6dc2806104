/** Problems of a partnership return as a whole, before any box. */
import type { PartnershipFacts } from '@halfpenny/facts';
import { sayFormProblem } from '@halfpenny/messages/forms';
import { isFormYear, yearData } from '@halfpenny/years';
import type { BoxProblem } from '../box.ts';
import { hasPart } from './own-amounts.ts';
import { partnershipFormYears, partnershipSchemas } from './partnership-schema.ts';
import { accountsPeriod, isInOrder } from './periods.ts';

/** HMRC's schema: one trade per return. */
const MOST_TRADES = 1;
const FEWEST_PARTNERS = 2;
const MOST_PARTNERS = 999;

/** Every such problem, in the order of the facts. */
export function problemsOfWhole(facts: PartnershipFacts): readonly BoxProblem[] {
	return [
		...withoutForm(facts),
		...missingUtr(facts),
		...disorderedAccounts(facts),
		...tooManyTrades(facts),
		...wrongPartners(facts),
		...unsupported(facts),
	];
}

function withoutForm({ taxYear: year }: PartnershipFacts): readonly BoxProblem[] {
	if (isFormYear(year) && partnershipSchemas[year]) return [];
	const message = sayFormProblem('year.withoutPartnershipForm', { year, known: partnershipFormYears });
	return [{ code: 'year.withoutForm', path: 'taxYear', box: '', message }];
}

function missingUtr({ uniqueTaxpayerReference }: PartnershipFacts): readonly BoxProblem[] {
	if (uniqueTaxpayerReference !== undefined) return [];
	const message = sayFormProblem('required.missing', { title: 'Unique Taxpayer Reference' });
	return [{ code: 'required.missing', path: 'uniqueTaxpayerReference', box: 'UTR', message }];
}

function disorderedAccounts(facts: PartnershipFacts): readonly BoxProblem[] {
	if (isInOrder(accountsPeriod(facts), facts.taxYear)) return [];
	const { startsOn: from, endsOn: to } = yearData(facts.taxYear);
	const message = sayFormProblem('period.outsideYear', { from, to });
	return [{ code: 'period.outsideYear', path: 'accountingPeriod', box: '3.5', message }];
}

function tooManyTrades({ trades = [] }: PartnershipFacts): readonly BoxProblem[] {
	if (trades.length <= MOST_TRADES) return [];
	const message = sayFormProblem('trades.onlyOne');
	return [{ code: 'trades.onlyOne', path: `trades[${MOST_TRADES}]`, box: '3.1', message }];
}

function wrongPartners({ partners = [] }: PartnershipFacts): readonly BoxProblem[] {
	const nominated = partners.filter((partner) => partner.nominated).length;
	const unshared = partners.flatMap((partner, index) => (hasPart(partner) ? [] : [index]));
	return [
		...(partners.length < FEWEST_PARTNERS ? [ofPartners('partners.tooFew', '11.2')] : []),
		...(partners.length > MOST_PARTNERS
			? [tooMany(`partners[${MOST_PARTNERS}]`, '11.2', MOST_PARTNERS)]
			: []),
		...(nominated === 1 ? [] : [ofPartners('partners.oneNominated', '11.3')]),
		...unshared.map((index) => missingShare(index)),
	];
}

function ofPartners(code: 'partners.tooFew' | 'partners.oneNominated', box: string): BoxProblem {
	return { code, path: 'partners', box, message: sayFormProblem(code) };
}

function missingShare(index: number): BoxProblem {
	const message = sayFormProblem('required.missing', { title: 'Partner’s share' });
	return { code: 'required.missing', path: `partners[${index}].shares`, box: 'N2.11', message };
}

function tooMany(path: string, box: string, most: number): BoxProblem {
	return { code: 'pages.tooMany', path, box, message: sayFormProblem('pages.tooMany', { most }) };
}

/** A return without some of the partnership's income is wrong: it cannot be filed from here. */
function unsupported({ otherSchedules = [] }: PartnershipFacts): readonly BoxProblem[] {
	return otherSchedules.map((schedule, index) => ({
		code: 'schedule.unsupported',
		path: `otherSchedules[${index}]`,
		box: '',
		message: sayFormProblem('schedule.unsupported', { schedule }),
	}));
}
