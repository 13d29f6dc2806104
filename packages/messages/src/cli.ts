/** What the command line says. */
import { defineMessages } from './define-messages.ts';

export const sayCli = defineMessages({
	'cli.help': `halfpenny: work out, explain and build a UK Self Assessment return

Usage
  halfpenny calculate FILE|-     the calculation as JSON; with --lines, one JSON a line in and out
  halfpenny explain FILE|-       the working in words: figure, rule, inputs, source
  halfpenny return FILE|-        the SA100 as HMRC's XML, without credentials; with --form sa800, a partnership's
  halfpenny return --check FILE|-  what HMRC would refuse: [{code, box, path, message, question}]
  halfpenny return --read XML|-  the facts of a return that was filed, by any product: a person's or a partnership's
  halfpenny next FILE|-          where the return is and the one thing to do next; --on 2026-01-05 looks from that day
  halfpenny read FILE|-          the fields of a document, each with its page, place and confidence; --type p60
                                 for one that is known
  halfpenny late --year 2024-25 --tax 1000 --filed 2026-05-01 --paid 2026-05-01
                                 penalties and interest by date, under both regimes; --paper for a paper return
  halfpenny irmark FILE|-        the IRmark of a GovTalk message: {base64, base32}
  halfpenny schema NAME          the JSON Schema of: facts, partnership, calculation
  halfpenny years [YEAR]         the tax years; or every figure of one, with its sources

With HMRC_SCHEMAS set to a folder, --check also uses HMRC's own files there: sa100-2024-25/MTR*.xsd and *.sch,
sa800-2024-25/SApartnership*.xsd and *.sch.

FILE is facts as JSON, or for read a PDF, JPEG or PNG ("-" reads standard input). Amounts are pounds with up to two decimals.
Exits with 0, or with 2 and [{path, message}] as JSON on standard error; --check with 2 when it finds something.`,
	'cli.unknownCommand': (p: { name: string }) => `There is no command "${p.name}". See halfpenny --help`,
	'cli.fileNeeded': 'Name a file, or - for standard input',
	'cli.cannotRead': (p: { file: string }) =>
		`Cannot read ${p.file}. Check that it exists and that you can read it`,
	'cli.notJson': 'This is not JSON. Check its commas, quotes and brackets',
	'cli.oneOf': (p: { names: string }) => `Choose one of: ${p.names}`,
	'cli.optionUnknown': (p: { option: string }) => `There is no option "${p.option}". See halfpenny --help`,
	'cli.optionTwice': (p: { option: string }) => `${p.option} is given more than once. Give it one value`,
	'cli.pointsNotInForce': (p: { year: string }) =>
		`Points and the penalties that go with them began with 2024-25, for people who had joined Making Tax Digital (S.I. 2024/440). They don’t apply to ${p.year}.`,
	'cli.rateKnownTo': (p: { date: string }) =>
		`Rate known up to ${p.date}. For later days we use the last rate we know. HMRC changes it when Bank Rate changes.`,
	'cli.notGovTalk': 'This is not a GovTalk message with a Body that can be marked',
	'cli.noForm': (p: { year: string }) => `There is no form for ${p.year}, so there is no return to build`,
	'cli.residenceAssumed':
		'HMRC asks whether you are a Scottish or Welsh taxpayer. The facts don’t say, so the return says neither.',
	'cli.shortened': (p: { box: string; value: string }) =>
		`That name is too long for HMRC’s box ${p.box}. The return says “${p.value}”; your facts keep the whole name.`,
	'cli.hmrcSchema': (p: { place: string }) => `Checked against HMRC’s own schema in ${p.place}.`,
	'cli.hmrcSchemaAbsent': (p: { place: string }) =>
		`Not checked against HMRC’s own schema: ${p.place} has none, or the program xmllint is not installed.`,
	'cli.hmrcRules': (p: { place: string; fired: number }) =>
		`Checked against HMRC’s own rules in ${p.place}: they checked ${p.fired} places.`,
	'cli.hmrcRulesAbsent': (p: { place: string }) =>
		`Not checked against HMRC’s own rules: ${p.place} has no .sch file, or the program xsltproc is not installed.`,
	'cli.companyDirectorAssumed':
		'HMRC asks whether you were a director of the company. The facts don’t say, so the return says no.',
});
