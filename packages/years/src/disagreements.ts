/** Where published sources disagree about a figure, what each says and which one we take. */

/** One figure that sources give differently. */
export interface Disagreement {
	readonly item: string;
	readonly values: Readonly<Record<string, string | number>>;
	readonly chosen: string | number;
	readonly note?: string;
}

/** Every disagreement known, kept so that nobody settles it twice. */
export const disagreements: readonly Disagreement[] = [
	{ item: 'BPA 2025-26', values: { 'GOV.UK/ICB/RS': 3130, 'hmrc-tax-mcp': 3070 }, chosen: 3130 },
	{
		item: 'BPA 2024-25..2026-27 in hmrc/capital-gains-calculator',
		values: { CGTC: 2870 },
		chosen: '3070/3130/3250',
		note: "HMRC's CGT calculator backend still has the 2023-24 figure",
	},
	{
		item: 'MCA minimum 2024-25',
		values: { GDS: 4270, RS: 4280 },
		chosen: 4280,
		note: '4,010 x 1.067 = 4,278.67 -> 4,280',
	},
	{
		item: 'MCA income limit 2024-25',
		values: { GDS: 37700, RS: 37000 },
		chosen: 37000,
		note: '34,600 x 1.067 = 36,918 -> 37,000; GDS put the 2025-26 figure a year early',
	},
	{
		item: 'MCA income limit 2022-23/2023-24',
		values: { RS: 30400, 'SB+GDS': '31,400 / 34,600' },
		chosen: '31,400 / 34,600',
	},
	{
		item: 'Scottish top rate start',
		values: {
			PE: '112,570 above PA',
			'KALC+Scottish resolution': 'taxable income over 125,140',
			'rulespec-uk': '125,140 - PA',
		},
		chosen: 125140,
		note: 'PE wrong between £112,570 and £125,140 of taxable income when some PA remains; rulespec-uk equals the law unless band-extending reliefs keep PA alive above £125,140',
	},
	{
		item: 'Scottish bands and dividend rates 2026-27 in policyengine-uk-rust',
		values: { PER: '2025-26 bands, 8.75%/33.75%' },
		chosen: '3,967/16,956; 10.75%/35.75%',
	},
	{
		item: 'Dividend band limits before 2026 in PE',
		values: { PE: '37,500 and 150,000' },
		chosen: '37,700 and 125,140 (150,000 in 2022-23)',
	},
	{
		item: 'Where the savings and dividend nil rates sit',
		values: {
			'rulespec-uk (and UKMOD it cites)': 'taken from the highest-rate slice',
			'ITA ss.12A(4), 13A; HMRC 2016-17 tests; ACCA': 'taken from the lowest part',
		},
		chosen: 'lowest part',
		note: 'changes tax whenever savings or dividends straddle a band',
	},
	{
		item: 'Class 4 2022-23',
		values: { PE: '10.25% then 9%, dated', 'Budget 2023 tables': '9.73%/2.73%' },
		chosen: '9.73%/2.73%',
	},
	{ item: 'Class 4 LPL 2023-24', values: { PE: 11908, others: 12570 }, chosen: 12570 },
	{
		item: 'Class 4 2023-24 rate in PER LEGISLATIVE_REFERENCE',
		values: { 'PER doc': '8% from 6 Apr 2023', others: '9%' },
		chosen: '.09',
	},
	{
		item: 'Class 2 compulsory after April 2024',
		values: {
			'SE test-suite': '£182 compulsory 2025-26',
			'SE 2026-27 yaml, GOV.UK, PE': 'treated as paid, voluntary only',
		},
		chosen: 'voluntary only',
	},
	{
		item: 'Class 2/3 2026-27',
		values: {
			ST: '3.55 / SPT 6,955 / 18.10',
			'SE+STX+PE': '3.65 / 7,105',
			'STX class 3': 18.85,
			'CPI arithmetic': 18.4,
		},
		chosen: '3.65 / 7,105 / 18.40 (class 3 low confidence)',
	},
	{
		item: 'CGT change date 2024',
		values: {
			'hmrc/capital-gains-calculator conf': '2024-10-31 (so 30 Oct is old rate)',
			'Finance Act 2025 s.7, GOV.UK': 'disposals on or after 2024-10-30',
		},
		chosen: '2024-10-30',
	},
	{ item: 'CGT 2024-25 in PE', values: { PE: 'day-weighted blend' }, chosen: 'split by disposal date' },
	{
		item: 'Gift Aid in PE',
		values: { PE: 'net gift deducted from income at marginal rate' },
		chosen: 'gross up 100/80, extend band limits, reduce ANI',
	},
	{
		item: 'Starting rate / property in PE',
		values: { PE: 'property income ignored when testing the £5,000 starting-rate band and PSA in one test' },
		chosen: 'property is non-savings income',
	},
	{
		item: 'Child benefit 2026-27 full year',
		values: { GDS: '53 Mondays', PE: '52 weeks' },
		chosen: '53 (Mondays in tax year)',
	},
	{
		item: 'GDS late-filing day counts',
		values: { GDS: '89/181/365-day thresholds', law: 'calendar months from penalty date' },
		chosen: 'calendar-month rule; GDS differs by a day around leap years',
	},
	{
		item: 'GDS late-payment interest around rate changes in British Summer Time',
		values: { 'GDS tests': '94.86; 6,253; 6,356', 'same rates day by day': '94.79; 6,255; 6,359' },
		chosen: 'day-by-day',
		note: 'GDS compares dates with local-midnight times, so the last day of a rate falls through to a 3.25% default in summer',
	},
	{
		item: 'Maintenance relief limit 2024-25',
		values: { 'HMRC MTD config (TLSG)': 4010, 'MCA minimum 2024-25 (ITA s.454 ties the two)': 4280 },
		chosen: 4280,
		note: "HMRC's published config still has the 2023-24 minimum",
	},
	{
		item: 'Class 1 rate in HMRC MTD config 2024-25',
		values: { 'TLSG class1NicsStandardRate': '10%', 'law from 6 Apr 2024': '8%' },
		chosen: 0.08,
	},
	{
		item: 'Personal savings allowance test',
		values: {
			'TLSG pseudocode': 'adjusted net income against 37,700/125,140',
			'ITA s.12B; HMRC 2016-17 test tables': 'taxable income (after allowances) against the extended limits',
		},
		chosen: 'taxable income against extended UK limits',
	},
	{
		item: 'Starting rate for savings',
		values: {
			'TLSG pseudocode': 'reduced only by taxable non-savings income above the personal allowance',
			'ITA s.12; HMRC 2016-17 test tables': '5,000 less taxable non-savings income',
			'PE (current)': 'not reduced by earnings at all when there are no dividends',
		},
		chosen: '5,000 less taxable non-savings income',
	},
	{
		item: 'Adjusted total income for the finance-cost reducer',
		values: {
			'TLSG pseudocode': 'total income less allowances (savings and dividends left in)',
			'ITTOIA s.274AA; GOV.UK guidance': 'savings and dividend income left out',
		},
		chosen: 'left out',
	},
	{
		item: 'Order of capital losses',
		values: {
			'TLSG pseudocode': 'brought-forward amount claimed first, then current year',
			'TCGA s.1(3)/1E; CG18201':
				'current-year losses first in full, brought-forward only down to the exempt amount',
		},
		chosen: 'current year first',
	},
	{
		item: 'Basic rate band between residential and other gains 2024-25',
		values: {
			'TLSG pseudocode': 'residential first (saves 6 points)',
			law: "taxpayer's most beneficial choice (10/20% gains first saves 10 points)",
		},
		chosen: 'most beneficial; equal rates from 2025-26 make it moot',
	},
	{
		item: 'Scottish bands 2026-27 in SavingTool 3.0.1',
		values: { 'ST 45,000 salary': 6898.77, 'Scottish resolution, PE, rulespec-uk': 6882.05 },
		chosen: '3,967/16,956',
		note: 'ST still on 2025-26 Scottish bands',
	},
	{
		item: 'PSA of a Scottish taxpayer in PE',
		values: {
			PE: 'nil once in the Scottish advanced band',
			'ITA s.12B (UK limits)': '500 until UK additional-rate limit',
		},
		chosen: 'UK limits',
	},
	{
		item: 'GDS paper deadline 2023-24 and 2024-25',
		values: { GDS: '31 Oct 2025 / 2026' },
		chosen: '31 Oct 2024 / 2025',
	},
	{
		item: 'Repayment interest from 9 Jan 2026',
		values: { 'finistry+brumdaily(1)': 0.0275, 'brumdaily(2)': 0.035 },
		chosen: 0.0275,
	},
	{
		item: 'HMRC forum answer on Class 2',
		values: { forum: 'SPT £6,275, £3.45 compulsory in 24/25' },
		chosen: 'SPT £6,725, voluntary',
	},
	{
		item: 'comcar.co.uk self-employed NI 2022/23',
		values: { comcar: '9%/2%, LPL 12,570, SPT 6,515' },
		chosen: '9.73%/2.73%, 11,908, 6,725',
	},
	{
		item: 'SavingTool dividend test with PA=0',
		values: { ST: 'basic band to 50,270 even when PA is nil' },
		chosen: 'basic band 37,700 of taxable income',
	},
	{
		item: 'Start of the 3%/3%/10% late-payment penalties',
		values: {
			"GOV.UK text and accountants' pages": 'from April 2025',
			'legislationtracker.co.uk summary of the Finance Act 2021 (Increased Penalties) Regulations 2025':
				'in force 31 May 2025, for tax due on/after that date with exceptions for named tax years',
		},
		chosen: '2025-04-01 in file; for ITSA (MTD volunteers) confirm per tax year before use',
	},
	{
		item: 'All SA taxpayers moving to points penalties from 6 April 2027',
		values: { 'own recollection of Budget 2025': 'announced', 'stored sources': 'no page found' },
		chosen: 'not encoded; verify',
	},
	{
		item: 'Dividend additional rate',
		values: { 'goldstagaccounts.co.uk': '40.35%', 'FA 2026': '39.35%' },
		chosen: 0.3935,
	},
];
