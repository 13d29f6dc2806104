/** The words of stage 18: capital gains tax. */
import type { RuleWords } from './words.ts';

export const gainsWords = {
	'residential-gains': {
		label: 'Gains on residential property',
		rule: 'Gains of every sale, added up, down to whole pounds.',
		source: 'TCGA 1992 s.1; HMRC stage 18 (SA108 box 6)',
	},
	'other-gains': {
		label: 'Gains on shares, crypto and other assets',
		rule: 'Gains of each kind, added up, each kind down to whole pounds.',
		source: 'TCGA 1992 s.1; HMRC stage 18, boxes c18.3 and c18.4',
	},
	'capital-losses': {
		label: 'Losses of the year',
		rule: 'Losses of each kind, up to whole pounds, all set against gains of the year.',
		source: 'TCGA 1992 s.1(3); HMRC stage 18, box c18.16',
	},
	'capital-losses-brought-forward': {
		label: 'Losses of earlier years used',
		rule: 'Only as much as brings gains down to the exempt amount.',
		source: 'TCGA 1992 s.1E; HMRC stage 18, box c18.5 (SA108 box 45)',
	},
	'taxable-gains': {
		label: 'Taxable gains',
		rule: 'Gains less losses and the annual exempt amount.',
		source: 'TCGA 1992 s.1K; HMRC stage 18, boxes c18.27.1, c18.28 and c18.29',
	},
	'taxable-residential-gains': {
		label: 'Taxable gains on homes',
		rule: 'Gains on homes less losses and the exempt amount, which go against them first.',
		source: 'TCGA 1992 s.1K; HMRC stage 18, box c18.27.1',
	},
	'relief-gains': {
		label: 'Taxable gains with business asset disposal or investors’ relief',
		rule: 'What losses and the exempt amount leave of these gains, after all others.',
		source: 'TCGA 1992 ss.169N and 169VC; HMRC stage 18, box c18.29',
	},
	'relief-gains-tax': {
		label: 'Tax on gains with business asset disposal or investors’ relief',
		rule: 'One rate for these gains, which use the basic rate band first.',
		source: 'TCGA 1992 ss.169N and 169VC; HMRC stage 18, box c18.30',
	},
	'residential-gains-in-basic-band': {
		label: 'Gains on homes in the basic rate band',
		rule: 'What fits into what your income and gains with a relief leave of the basic rate band.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.45.1',
	},
	'residential-gains-basic': {
		label: 'Tax on residential gains in the basic rate band',
		rule: 'The gains in the band times the lower rate, down to a penny.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.45.2',
	},
	'residential-gains-above': {
		label: 'Gains on homes above it',
		rule: 'The rest of these gains.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.45.3',
	},
	'residential-gains-higher': {
		label: 'Tax on residential gains above it',
		rule: 'The gains above the band times the higher rate, down to a penny.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.45.4',
	},
	'other-gains-in-basic-band': {
		label: 'Other gains in the basic rate band',
		rule: 'What fits into what your income and the gains before leave of the basic rate band.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.46',
	},
	'other-gains-basic': {
		label: 'Tax on other gains in the basic rate band',
		rule: 'The gains in the band times the lower rate, down to a penny.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.47',
	},
	'other-gains-above': {
		label: 'Other gains above it',
		rule: 'The rest of these gains.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.48',
	},
	'other-gains-higher': {
		label: 'Tax on other gains above it',
		rule: 'The gains above the band times the higher rate, down to a penny.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.49',
	},
	'gains-before-rate-change': {
		label: 'Gains of days before the rates changed',
		rule: 'Gains without a relief, less those of the later days.',
		source: 'FA 2025 s.7; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'gains-of-later-days': {
		label: 'Gains of the day on which the rates changed and later',
		rule: 'Gains of sales from that day on, each kind down to whole pounds.',
		source: 'FA 2025 s.7; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'gains-after-rate-change': {
		label: 'Gains of the later days that are taxed',
		rule: 'What is taxed beyond the gains of earlier days: losses and the exempt amount go against later gains first, which are taxed more.',
		source:
			'FA 2025 s.7; TCGA 1992 ss.1E and 1K; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'gains-after-rate-change-basic': {
		label: 'Later gains in the basic rate band',
		rule: 'What gains of earlier days, which use the band first, leave of it.',
		source:
			'FA 2025 s.7; TCGA 1992 s.1I; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'gains-after-rate-change-higher': {
		label: 'Later gains above it',
		rule: 'The rest of these gains.',
		source: 'FA 2025 s.7; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'rate-change-basic': {
		label: 'Added on later gains in the basic rate band',
		rule: 'The new lower rate less the old one, on these gains, down to a penny.',
		source: 'FA 2025 s.7; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'rate-change-higher': {
		label: 'Added on later gains above it',
		rule: 'The new higher rate less the old one, on these gains, down to a penny.',
		source: 'FA 2025 s.7; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'gains-adjustment': {
		label: 'Adjustment for a change of rates within the year',
		rule: 'HMRC’s calculation charges the rates from before the change on all gains; the law charges later gains at the new rates.',
		source: 'FA 2025 s.7; HMRC stage 18, box c18.51 (SA108 box 51)',
	},
	'gains-tax-charged': {
		label: 'Capital gains tax',
		rule: 'The tax on every kind of gain, added up.',
		source: 'HMRC stage 18, box c18.52',
	},
	'gains-tax-already-paid': {
		label: 'Capital gains tax already paid',
		rule: 'What you paid with returns made within 60 days of selling a home, up to whole pounds.',
		source: 'FA 2019 Sch 2; HMRC stage 18, box c18.57',
	},
	'gains-tax-overpaid': {
		label: 'Capital gains tax paid too much',
		rule: 'What you paid within 60 days above the tax of the year.',
		source: 'HMRC stage 18, box c18.59',
	},
	'gains-tax-due': {
		label: 'Capital gains tax still due',
		rule: 'The tax less what you paid already.',
		source: 'HMRC stage 18, box c18.58 (SA110 box 5)',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
