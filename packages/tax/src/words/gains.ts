/** The words of stage 18: capital gains tax. */
import type { RuleWords } from './words.ts';

export const gainsWords = {
	'residential-gains': {
		label: 'Gains on residential property',
		rule: 'The gains from every sale, added up and rounded down to whole pounds.',
		source: 'TCGA 1992 s.1; HMRC stage 18 (SA108 box 6)',
	},
	'other-gains': {
		label: 'Gains on shares, crypto and other assets',
		rule: 'The gains of each kind, rounded down to whole pounds, added up.',
		source: 'TCGA 1992 s.1; HMRC stage 18, boxes c18.3 and c18.4',
	},
	'capital-losses': {
		label: 'Losses of the year',
		rule: 'The losses of each kind, rounded up to whole pounds, set against the year’s gains.',
		source: 'TCGA 1992 s.1(3); HMRC stage 18, box c18.16',
	},
	'capital-losses-brought-forward': {
		label: 'Losses from earlier years used',
		rule: 'Only enough to bring your gains down to the annual exempt amount.',
		source: 'TCGA 1992 s.1E; HMRC stage 18, box c18.5 (SA108 box 45)',
	},
	'taxable-gains': {
		label: 'Taxable gains',
		rule: 'Gains less losses and the annual exempt amount.',
		source: 'TCGA 1992 s.1K; HMRC stage 18, boxes c18.27.1, c18.28 and c18.29',
	},
	'taxable-residential-gains': {
		label: 'Taxable gains on homes',
		rule: 'Gains on homes less losses and the exempt amount, which are set against these gains first.',
		source: 'TCGA 1992 s.1K; HMRC stage 18, box c18.27.1',
	},
	'relief-gains': {
		label: 'Taxable gains with business asset disposal or investors’ relief',
		rule: 'These gains, less any losses and exempt amount left after all other gains.',
		source: 'TCGA 1992 ss.169N and 169VC; HMRC stage 18, box c18.29',
	},
	'relief-gains-tax': {
		label: 'Tax on gains with business asset disposal or investors’ relief',
		rule: 'These gains are taxed at a single rate and use the basic rate band first.',
		source: 'TCGA 1992 ss.169N and 169VC; HMRC stage 18, box c18.30',
	},
	'residential-gains-in-basic-band': {
		label: 'Gains on homes in the basic rate band',
		rule: 'Gains that fit into the basic rate band after your income and gains with a relief.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.45.1',
	},
	'residential-gains-basic': {
		label: 'Tax on residential gains in the basic rate band',
		rule: 'The lower rate on the gains in the band, rounded down to the penny.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.45.2',
	},
	'residential-gains-above': {
		label: 'Gains on homes above the basic rate band',
		rule: 'The rest of these gains.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.45.3',
	},
	'residential-gains-higher': {
		label: 'Tax on residential gains above the basic rate band',
		rule: 'The higher rate on the gains above the band, rounded down to the penny.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.45.4',
	},
	'other-gains-in-basic-band': {
		label: 'Other gains in the basic rate band',
		rule: 'Gains that fit into the basic rate band after your income and the gains already counted.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.46',
	},
	'other-gains-basic': {
		label: 'Tax on other gains in the basic rate band',
		rule: 'The lower rate on the gains in the band, rounded down to the penny.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.47',
	},
	'other-gains-above': {
		label: 'Other gains above the basic rate band',
		rule: 'The rest of these gains.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.48',
	},
	'other-gains-higher': {
		label: 'Tax on other gains above the basic rate band',
		rule: 'The higher rate on the gains above the band, rounded down to the penny.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.49',
	},
	'gains-before-rate-change': {
		label: 'Gains before the rates changed',
		rule: 'Gains without a relief, less the later gains.',
		source: 'FA 2025 s.7; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'gains-of-later-days': {
		label: 'Gains from the day the rates changed',
		rule: 'Gains from sales on or after that day, each kind rounded down to whole pounds.',
		source: 'FA 2025 s.7; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'gains-after-rate-change': {
		label: 'Later gains that are taxed',
		rule: 'The taxable gains that are more than the earlier gains. Losses and the exempt amount are set against later gains first, because those are taxed more.',
		source:
			'FA 2025 s.7; TCGA 1992 ss.1E and 1K; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'gains-after-rate-change-basic': {
		label: 'Later gains in the basic rate band',
		rule: 'Later gains that fit into what is left of the basic rate band. Earlier gains use the band first.',
		source:
			'FA 2025 s.7; TCGA 1992 s.1I; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'gains-after-rate-change-higher': {
		label: 'Later gains above the basic rate band',
		rule: 'The rest of these gains.',
		source: 'FA 2025 s.7; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'rate-change-basic': {
		label: 'Extra tax on later gains in the basic rate band',
		rule: 'The difference between the new and old lower rates, on these gains, rounded down to the penny.',
		source: 'FA 2025 s.7; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'rate-change-higher': {
		label: 'Extra tax on later gains above the basic rate band',
		rule: 'The difference between the new and old higher rates, on these gains, rounded down to the penny.',
		source: 'FA 2025 s.7; GOV.UK, work out your Capital Gains Tax adjustment for 2024 to 2025',
	},
	'gains-adjustment': {
		label: 'Adjustment for rates that changed during the year',
		rule: 'HMRC’s calculation charges all gains at the old rates, but by law later gains are charged at the new rates.',
		source: 'FA 2025 s.7; HMRC stage 18, box c18.51 (SA108 box 51)',
	},
	'gains-tax-charged': {
		label: 'Capital gains tax',
		rule: 'The tax on all kinds of gain, added up.',
		source: 'HMRC stage 18, box c18.52',
	},
	'gains-tax-already-paid': {
		label: 'Capital gains tax already paid',
		rule: 'What you paid when you reported the sale of a home within 60 days, rounded up to whole pounds.',
		source: 'FA 2019 Sch 2; HMRC stage 18, box c18.57',
	},
	'gains-tax-overpaid': {
		label: 'Overpaid capital gains tax',
		rule: 'The amount by which what you paid within 60 days was more than the year’s tax.',
		source: 'HMRC stage 18, box c18.59',
	},
	'gains-tax-due': {
		label: 'Capital gains tax still due',
		rule: 'The tax less what you already paid.',
		source: 'HMRC stage 18, box c18.58 (SA110 box 5)',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
