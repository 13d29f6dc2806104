/** The source of each figure: every source id in the data resolves here. */
export const sourceCatalogue = {
	TLSG: 'hmrc/tax-logic-service-guide @fcb7f7b (2026-04-20; content Sept 2025), Apache-2.0: HMRC pseudocode for the MTD 2024-25 calculation + config file taxyear24-25.yml',
	PE: 'PolicyEngine/policyengine-uk @c93e1a05 (2026-08-17) parameters/gov/hmrc (AGPL; facts only)',
	KALC: 'hmrc/tax-kalculator @3dfab867 v2.16.0 (2026-02-19) TaxBands/EmployeeNIBands/StudentLoanRate (Apache-2.0)',
	CGTC: 'hmrc/capital-gains-calculator (2026-04-24) app/config/taxRatesAndBands.scala',
	ATS: 'hmrc/tax-summaries (2026-07-20) conf/application.conf taxRates (SA annual tax summary)',
	GDS: 'alphagov/smart-answers (2026-08-21) config/smart_answers/rates + calculators (GOV.UK calculators), incl. git history',
	ST: 'SavingTool/hmrc-income-tax v3.0.1 (2026-04-09) src/hmrc.ts, nationalInsurance.ts',
	SE: 'olehsvyrydov/selfemploy-uk (2026-08-04) core/resources/tax-rates/*.yaml',
	PER: 'PolicyEngine/policyengine-uk-rust (2026-04-27) parameters/*.yaml',
	FA26: 'Finance Act 2026 (c.11, published 18 Mar 2026) ss.1-10, Sch 1-2: legislation.gov.uk XML in TheAxiomFoundation/rulespec-uk data/corpus; legalize.dev/uk/law/ukpga-2026-11; crimeline.co.uk copy',
	ITA: 'ITA 2007 ss.8,12,12A,12B,13A,16,25,35,55B,58,414,414A (legislation.gov.uk via rulespec-uk corpus and pages corpus)',
	TECH: 'GOV.UK technical note 26 Nov 2025: change to tax rates for property, savings and dividend income',
	ICAEW25: 'icaew.com tax-news Nov 2025: Budget taxes on property, savings and dividends increased',
	ICBMCA:
		'bookkeepers.org.uk: Income Tax (Indexation of BPA and MCA) Order 2026 (20 Jan 2026) table 2025/26 v 2026/27',
	RS: 'richards-sandy.com tax-rates individuals (2020/21-2025/26)',
	SB: 'Scrutton Bland tax card 2022/23 (online.flippingbook.com)',
	BPAGOV: 'GOV.UK blind-persons-allowance (mirror) 2024-25 and 2025-26',
	SCOT26: 'ICB (bookkeepers.org.uk) Scottish Budget 13 Jan 2026 bands net of PA; BBC/Deloitte table',
	SCOT24: 'GOV.UK scottish-income-tax/2024-to-2025-tax-year (mirror); frontier-fs.com table',
	SCOT22: 'GOV.UK Scottish Income Tax HMRC annual report 2023 (2022-23 bands)',
	NIBUD23: 'Budget newsletter March 2023 p.30 (demo-netcreater.co.uk) Class 2/3/4 2022/23 and 2023/24',
	NIM: 'HMRC NIM01251, NIM01272, NIM01279, NIM01279A (annual maximum and blended rates)',
	DELPH: 'delphiniaccounting.co.uk NI tables 2024/25-2026/27',
	STX: 'salarytax.uk NI classes guide 2026/27',
	SPA: 'Social Security (Contributions) Regulations 2001 regs 91 and 93 (under 16 at the start of the year); Pensions Act 1995 Sch 4 (State Pension age 66, rising by months for those born from 6 April 1960); HMRC 6791',
	SL26: 'asesa.co.uk and kingsoakas.com student loan thresholds 2026-27',
	SL23: 'scholesca.co.uk thresholds from 6 Apr 2023',
	CSLM: 'HMRC CSLM16030, CSLM18025, CSLM19025 (unearned income £2,000; round down; not in POA)',
	RL: 'adviser.royallondon.com tapered annual allowance (6 Nov 2024)',
	PTM: 'HMRC PTM056110/056120/056130 (annual allowance charge)',
	PENREL:
		'FA 2004 ss.188 to 191 (legislation.gov.uk); HMRC PTM044100 (tax relief limits for member contributions)',
	CGBUD:
		'rmyclements.co.uk / lewisbrownlee Oct 2024+Mar 2025 capital taxes; govdiff copy of GOV.UK policy paper 30 Oct 2024',
	CGADJ:
		'GOV.UK work-out-your-capital-gains-tax-adjustment-for-the-2024-to-2025-tax-year; figuresplease.co.uk',
	WFP: 'GOV.UK Winter Fuel Payments charge policy paper 26 Nov 2025; ICAEW Feb 2026; GOV.UK winter-fuel-payment amounts',
	TMA: 'Taxes Management Act 1970 ss.7, 8(1D), 9ZA and 59B (legislation.gov.uk)',
	POA: 'GOV.UK understand-self-assessment-bill/payments-on-account',
	LPP: 'GOV.UK policy paper 1 Apr 2025 (Sch 26 FA 2021 percentages) + SI 2025/589 report (regfollower.com)',
	SI589:
		'Finance Act 2021 (Increase in Schedule 26 Penalty Percentages) Regulations 2025, S.I. 2025/589, as made; volunteers from 2024-25: S.I. 2024/440',
	LSP: 'rossmartin.co.uk 2549; icaew.com MTD IT penalties',
	INT: 'finistry.co.uk Dec 2025; langhamwalsh.co.uk Aug 2025; peplows Feb 2023',
	VCT: 'budget booklet (online.flippingbook.com/view/155022979/8): VCT relief 30%->20% from 6 Apr 2026',
	LEGACY: 'hmrc/self-assessment-api-legacy history @080012ac^ (2016-17 HMRC calculation prototype + tests)',
	CPI: 'own arithmetic: indexation by September CPI, rounding up (BPA/MCA to next £10, income limit to next £100)',
	LASTING:
		'TMA 1970 ss.8C, 9A, 31A, Sch 1AB; S.I. 1998/1870 reg.4ZA; FA 2009 Sch 55; ITA 2007 s.837; ITTOIA 2005 s.57; ITEPA 2003 ss.180, 264, 287, 323A, 403, 637P; FA 2007 Sch 24; ITTOIA 2005 s.629; TCGA 1992 ss.223, 262; FA 2004 s.61 and Sch 29; S.I. 2003/2682 reg.94; S.I. 2007/46 (legislation.gov.uk)',
	CARERELIEF: 'HMRC helpsheet HS236 (qualifying care relief) of each year; ITTOIA 2005 ss.808 and 811',
	VANS: 'Van Benefit and Car and Van Fuel Benefit Orders, S.I. 2022/1288 and S.I. 2024/1239; ITEPA 2003 s.139 (legislation.gov.uk)',
	MILEAGE:
		'GOV.UK travel: mileage and fuel rates (as reported by Moore Kingston Smith, The Access Group, May 2026)',
	SIMPLE:
		'ITTOIA 2005 ss.94D-94I (legislation.gov.uk); GOV.UK simpler income tax: simplified expenses; HMRC BIM75000 on',
	EIM32712:
		'HMRC EIM32712 (table of agreed flat rate expenses), EIM32485 (laundry), EIM50050 and EIM50070 (air crew)',
	EIM67200: 'HMRC EIM67200 and EIM67240 (nurses: shoes, stockings or tights of a prescribed style)',
	FREGUIDE:
		'GOV.UK job expenses for uniforms, work clothing and tools: £60 where an industry or a job is not on the list',
	FRESERVICE:
		'hmrc/employee-expenses-frontend (2025-06-26) app/config/ClaimAmounts.scala and conf/messages: HMRC’s own service for these claims',
	HOMEWORKING: 'GOV.UK guidance on claiming tax relief for working at home',
	CAA: 'Capital Allowances Act 2001 as amended (legislation.gov.uk); HMRC Capital Allowances Manual CA20000 on',
	HS252:
		'HMRC helpsheet HS252 (capital allowances and balancing charges); help of HMRC’s own return, self-employed full 36 and 37',
	CABUD:
		'GOV.UK policy paper 26 Nov 2025: capital allowances, new first-year allowance and reducing main rate writing-down allowances; Deloitte, ICAEW and two firms',
	CAGREEN:
		'GOV.UK policy paper 26 Nov 2025: extension of first-year allowances for zero-emission cars and chargepoints',
	FA26CA: 'Finance Act 2026 s.29 as enacted (crimeline.co.uk copy)',
	CASHINT:
		'ITTOIA 2005 s.57B(3) (legislation.gov.uk, Finance Act 2013 Sch 4 para 14) and its end: ICAEW TAXguide 04/24, Finance Act 2024 Sch 10',
	INVEST:
		'ITA 2007 ss.158 (EIS), 257AB (SEIS), 262 (VCT); HMRC 6268, 8291, 6280; tables of two firms 2024-25 to 2026-27',
	IRCAP:
		'TCGA 1992 s.169VK; GOV.UK policy paper 30 Oct 2024: Investors’ Relief, reduction in the lifetime limit; HMRC CG63600',
	AGENT108: 'HMRC Agent Update 108, May 2023: £150,000 in 2023-24',
	PAYETHRESHOLD:
		'Autumn Statement 2023 paragraph 5.61, as quoted by the Association of Taxation Technicians (Accountancy Age, 7 August 2023) and itcontracting.com',
	SA100:
		'HMRC form SA100 page TR 3, boxes 3 and 6, by year (as copied by several open products); HMRC rule 8326',
	'HMRC-SPEC':
		'HMRC, Self Assessment tax and NIC calculation specification 2024-25 v2.4.0 (technical specifications for individual returns)',
} as const;

/** The id of a source in the catalogue. */
export type SourceId = keyof typeof sourceCatalogue;
