/** The command line as a person types it, with a terminal that keeps what it prints. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildReader, makeP60, makePage } from '@halfpenny/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from './main.ts';

/** HMRC's files, if they are beside the repository. */
const hmrcSchemas = join(import.meta.dirname, '../../../../shared/self-assessment/schemas');

const facts = {
	taxYear: '2024-25',
	person: { firstName: 'Jo', lastName: 'Made-Up', uniqueTaxpayerReference: '2234567890' },
	employments: [{ employer: 'Example Ltd', payeReference: '123/AB456', pay: '30000', taxDeducted: 3486 }],
};

async function type(args: string[], input: string | Uint8Array = '', hmrcSchemas?: string) {
	const printed: string[] = [];
	const complained: string[] = [];
	const { complaints, failed } = await run(args, {
		readFile: async (path) => readFileSync(path),
		hmrcSchemas,
		input: async function* () {
			yield typeof input === 'string' ? new TextEncoder().encode(input) : input;
		},
		print: (text) => void printed.push(text),
		complain: (text) => void complained.push(text),
	});
	return { printed: printed.join(''), complained: complained.join(''), complaints, failed };
}

describe('halfpenny next', () => {
	const step = async (given: object, on: string) => {
		const { printed, complaints } = await type(['next', '-', '--on', on], JSON.stringify(given));
		expect(complaints).toEqual([]);
		return JSON.parse(printed);
	};
	const whole = {
		...facts,
		person: { ...facts.person, dateOfBirth: '1980-02-29', nationalInsuranceNumber: 'QQ123456C' },
		employments: [{ ...facts.employments[0], pay: '40000', taxDeducted: 4000 }],
	};

	it('says what to pay and by when, as the dashboard does', async () => {
		expect(await step(whole, '2026-01-05')).toMatchObject({
			state: 'ready',
			// £1,486.00 for the year plus half of it on account of the next: less than 80% was taken at source.
			headline: 'Ready to send. You’ll pay £2,229.00 by 31 January 2026.',
			amount: { kind: 'owed', amount: '2229.00' },
			due: '2026-01-31',
			action: { words: 'Check and send' },
			readyToSend: true,
		});
	});

	it('asks for the UTR once everything else is answered', async () => {
		const person = { ...whole.person, uniqueTaxpayerReference: undefined };
		expect(await step({ ...whole, person }, '2026-01-05')).toMatchObject({ state: 'needsUtr' });
	});

	it('says what being late has cost so far', async () => {
		expect(await step(whole, '2026-02-10')).toMatchObject({
			state: 'overdue',
			amount: { kind: 'penalties', amount: '100.00' },
			detail: '£10.00 a day from 1 May 2026.',
		});
	});

	it('names an answer that HMRC would reject', async () => {
		const given = { ...whole, employments: [{ pay: '40000', taxDeducted: 4000 }] };
		expect(await step(given, '2026-01-05')).toMatchObject({
			state: 'missing',
			readyToSend: false,
			action: { place: { page: 'answer', at: { section: 'employment' } } },
		});
	});

	it('estimates a year without a form', async () => {
		const given = { ...whole, taxYear: '2026-27' };
		expect(await step(given, '2026-11-05')).toMatchObject({ state: 'estimate' });
	});

	it('refuses a date that doesn’t exist', async () => {
		const { complaints } = await type(['next', '-', '--on', '2026-02-30'], JSON.stringify(whole));
		expect(complaints).toEqual([{ path: '--on', message: expect.stringMatching(/date/) }]);
	});
});

describe('halfpenny calculate', () => {
	it('gives the calculation as JSON in pounds', async () => {
		const { printed, complaints } = await type(['calculate', '-'], JSON.stringify(facts));
		expect(complaints).toEqual([]);
		expect(JSON.parse(printed)).toMatchObject({ taxYear: '2024-25', totalIncomeTaxDue: 3486, totalDue: 0 });
	});

	it('names every problem with its path and a sentence', async () => {
		const bad = {
			taxYear: '2024-25',
			employments: [{ pay: '1e3', wages: 1 }],
			savings: { untaxedUkInterest: -1 },
		};
		const { printed, complaints } = await type(['calculate', '-'], JSON.stringify(bad));
		expect(printed).toBe('');
		expect(complaints.map(({ path }) => path).sort()).toEqual([
			'employments[0].pay',
			'employments[0].wages',
			'savings.untaxedUkInterest',
		]);
		expect(complaints.every(({ message }) => message.length > 10)).toBe(true);
	});

	it('lists the allowed answers when one is not among them', async () => {
		const { complaints } = await type(['calculate', '-'], '{"taxYear":"1999-00","residence":"moon"}');
		expect(complaints).toEqual([
			{ path: 'taxYear', message: expect.stringMatching(/2023-24, 2024-25/) },
			{ path: 'residence', message: 'Choose one of these: uk, wales, scotland' },
		]);
	});

	it.each([['calculate'], ['explain'], ['return'], ['return', '--form', 'sa800']])(
		'refuses a name that stands twice (%s %s %s)',
		async (...command) => {
			const twice = '{"taxYear":"2024-25","employments":[{"pay":10000,"pay":90000}]}';
			const { printed, complaints } = await type([...command.filter(Boolean), '-'], twice);
			expect(printed).toBe('');
			expect(complaints).toEqual([
				{ path: 'employments[0].pay', message: expect.stringContaining('more than once') },
			]);
		},
	);

	it('reads and prints one JSON object per line, with problems in place of a bad line', async () => {
		const { printed, complaints } = await type(
			['calculate', '--lines'],
			`${JSON.stringify(facts)}\n{"taxYear":"1999-00"}\n`,
		);
		const [first, second] = printed
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line));
		expect(first.totalDue).toBe(0);
		expect(second.problems[0].path).toBe('taxYear');
		expect(complaints[0]?.path).toBe('line 2: taxYear');
	});

	it('says when a file cannot be read or is not JSON', async () => {
		const absent = await run(['calculate', 'nowhere.json'], {
			readFile: async () => Promise.reject(new Error('absent')),
			input: async function* () {},
			print: () => {},
			complain: () => {},
		});
		expect(absent.complaints[0]?.message).toContain('nowhere.json');
		expect((await type(['calculate', '-'], '{')).complaints[0]?.message).toContain('not JSON');
	});
});

describe('halfpenny return', () => {
	it('prints the XML with its mark and warns about what it assumed', async () => {
		const { printed, complained } = await type(['return', '-'], JSON.stringify(facts));
		expect(printed).toContain('<PayFromEmployment>30000.00</PayFromEmployment>');
		expect(printed).not.toContain('<SenderID>');
		expect(complained).toContain('employments[0].companyDirector');
		const marked = await type(['irmark', '-'], printed);
		expect(printed).toContain(JSON.parse(marked.printed).base64);
	});

	it('warns when it shortens an employer’s name to fit HMRC’s box', async () => {
		const [employment] = facts.employments;
		const employer = 'Brontë and Sisters International Publishing Limited';
		const long = {
			...facts,
			residence: 'uk',
			employments: [{ ...employment, employer, companyDirector: false }],
		};
		const { printed, complained } = await type(['return', '-'], JSON.stringify(long));
		expect(printed).toContain('<EmployersName>Bronte &amp; Sisters Intl Ltd</EmployersName>');
		expect(complained).toContain('employments[0].employer: That name is too long for HMRC’s box EMP5');
	});

	it('lists what HMRC needs and the return lacks', async () => {
		const { complaints } = await type(['return', '-'], JSON.stringify({ taxYear: '2024-25' }));
		expect(complaints.map(({ path }) => path)).toContain('person.uniqueTaxpayerReference');
	});
});

const partnership = {
	taxYear: '2024-25',
	name: 'Moss & Fern',
	uniqueTaxpayerReference: '2234567890',
	trades: [{ name: 'Moss and Fern', description: 'Gardeners', turnover: '50000.50' }],
	partners: [
		{ name: 'Ann Moss', uniqueTaxpayerReference: '1097172564', nominated: true, shares: [{ share: '2/3' }] },
		{ name: 'Ben Fern', uniqueTaxpayerReference: '2108834503', shares: [{ share: '1/3' }] },
	],
};

describe('halfpenny return --form sa800', () => {
	it.each([
		['--form', 'sa800', '-'],
		['-', '--form=sa800'],
	])('prints a partnership’s return with its mark (%s %s)', async (...options) => {
		const { printed, complaints } = await type(['return', ...options], JSON.stringify(partnership));
		expect(complaints).toEqual([]);
		expect(printed).toContain('<Class>HMRC-SA-SA800</Class>');
		expect(printed).toContain('<TradeProfit>33333.00</TradeProfit>');
		const marked = await type(['irmark', '-'], printed);
		expect(printed).toContain(JSON.parse(marked.printed).base64);
	});

	it('lists every problem with the facts, and with the return', async () => {
		const bad = await type(
			['return', '--form', 'sa800', '-'],
			JSON.stringify({ taxYear: '2024-25', employments: [] }),
		);
		expect(bad.complaints.map(({ path }) => path)).toEqual(['employments']);
		const partners = [partnership.partners[0]];
		const one = await type(['return', '--form', 'sa800', '-'], JSON.stringify({ ...partnership, partners }));
		expect(one.complaints.map(({ path }) => path)).toEqual(['partners', 'partners']);
	});

	it('refuses an unknown form', async () => {
		for (const options of [['--form', 'sa900'], ['--form=sa900'], ['--form']]) {
			const { complaints } = await type(['return', '-', ...options], '{}');
			expect(complaints).toEqual([{ path: '--form', message: 'Choose one of: sa100, sa800' }]);
		}
		expect((await type(['calculate', '-', '--form', 'sa800'], '{}')).complaints[0]?.message).toContain(
			'--form',
		);
	});
});

describe('halfpenny return --check', () => {
	it('warns about what HMRC would accept but may query', async () => {
		const reliefs = { pensionReliefAtSource: 90_000 };
		const person = { ...facts, residence: 'uk', reliefs };
		const { printed, complained } = await type(['return', '--check', '-'], JSON.stringify(person));
		expect(printed).toBe('[]\n');
		expect(complained).toContain('reliefs.pensionReliefAtSource: You claim relief on');
	});

	it('finds nothing wrong with a return that HMRC would accept', async () => {
		const person = { ...facts, residence: 'uk' };
		expect(await type(['return', '--check', '-'], JSON.stringify(person))).toMatchObject({
			printed: '[]\n',
			complaints: [],
		});
		expect(
			await type(['return', '--check', '--form', 'sa800', '-'], JSON.stringify(partnership)),
		).toMatchObject({
			printed: '[]\n',
			complaints: [],
			complained: '',
		});
	});

	it('lists what HMRC would reject, with the question behind it, and fails', async () => {
		const [employment] = facts.employments;
		const person = { ...facts, employments: [{ ...employment, pay: 10, taxDeducted: 20 }] };
		const { printed, complaints, failed } = await type(['return', '--check', '-'], JSON.stringify(person));
		expect([complaints, failed]).toEqual([[], true]);
		expect(JSON.parse(printed)).toContainEqual({
			code: '6038',
			box: 'EMP2',
			path: 'employments[0].taxDeducted',
			message: expect.stringContaining('box EMP2'),
			question: { section: 'employment', question: 'taxDeducted', entryIndex: 0 },
		});
	});

	it('checks against HMRC’s own files if there is a folder of them, and says so if not', async () => {
		const person = JSON.stringify({ ...facts, residence: 'uk' });
		const nowhere = await type(['return', '--check', '-'], person, '/nowhere');
		expect(nowhere.printed).toBe('[]\n');
		expect(nowhere.complained).toContain('Not checked against HMRC’s own schema: /nowhere/sa100-2024-25');
		expect(nowhere.complained).toContain('Not checked against HMRC’s own rules');
		if (!existsSync(hmrcSchemas)) return;
		const here = await type(['return', '--check', '-'], person, hmrcSchemas);
		expect(here.printed).toBe('[]\n');
		expect(here.complained).toMatch(/Checked against HMRC’s own rules in .*: they checked \d+ places/);
		const two = await type(
			['return', '--form', 'sa800', '--check', '-'],
			JSON.stringify(partnership),
			hmrcSchemas,
		);
		expect([two.printed, two.complained.split('Checked against').length]).toEqual(['[]\n', 3]);
	});

	it('lists boxes that can’t be filled, and runs a partnership’s cross-checks', async () => {
		const { printed } = await type(['return', '--check', '-'], JSON.stringify({ taxYear: '2024-25' }));
		expect(JSON.parse(printed)).toContainEqual(
			expect.objectContaining({ code: 'required.missing', path: 'person.uniqueTaxpayerReference' }),
		);
		const [ann, ben] = partnership.partners;
		const wrong = { ...partnership, partners: [ann, { ...ben, uniqueTaxpayerReference: '1234567890' }] };
		const found = await type(['return', '--form', 'sa800', '--check', '-'], JSON.stringify(wrong));
		expect(JSON.parse(found.printed)).toEqual([
			{
				code: '8205',
				box: 'N2.8',
				path: 'partners[1].uniqueTaxpayerReference',
				message: expect.stringContaining('first digit'),
				question: { section: 'partners', question: 'uniqueTaxpayerReference', entryIndex: 1 },
			},
		]);
	});
});

describe('halfpenny return --read', () => {
	it('prints facts that build the same return again', async () => {
		const { printed: xml } = await type(['return', '-'], JSON.stringify(facts));
		const { printed, complained, complaints } = await type(['return', '--read', '-'], xml);
		expect([complained, complaints]).toEqual(['', []]);
		expect(JSON.parse(printed).employments).toEqual([
			{ ...facts.employments[0], pay: '30000.00', taxDeducted: '3486.00', companyDirector: false },
		]);
		expect((await type(['return', '-'], printed)).printed).toBe(xml);
	});

	it('reads a partnership’s return too', async () => {
		const { printed: xml } = await type(['return', '--form', 'sa800', '-'], JSON.stringify(partnership));
		const { printed, complained, complaints } = await type(['return', '--read', '-'], xml);
		expect(complaints).toEqual([]);
		expect(complained).toContain('box 3.24: it holds several answers together');
		expect(JSON.parse(printed)).toMatchObject({
			name: 'Moss & Fern',
			partners: [{ shares: [{ share: '2/3' }] }, {}],
		});
		expect((await type(['return', '--form', 'sa800', '-'], printed)).printed).toBe(xml);
	});

	it('lists the boxes it left out, and the figures that differ', async () => {
		const { printed: xml } = await type(['return', '-'], JSON.stringify(facts));
		const more = xml
			.replace('</Employment>', '<CloseCompanyName>A</CloseCompanyName></Employment>')
			.replace(/<TotalTaxEtcDue>.*?</, '<TotalTaxEtcDue>9.00<');
		const { printed, complained } = await type(['return', '--read', '-'], more);
		expect(JSON.parse(printed).taxYear).toBe('2024-25');
		expect(complained).toContain('box EMP7.1 (/MTR/SA102[1]/Employment/CloseCompanyName)');
		expect(complained).toContain('box CAL1/2: the return says 9.00; from these facts it is 0.00');
	});

	it('refuses a file that is not a return, as JSON', async () => {
		const bomb = '<!DOCTYPE a [<!ENTITY a "ha">]><a>&a;</a>';
		expect((await type(['return', '--read', '-'], bomb)).complaints).toEqual([
			{ path: '', message: expect.stringContaining('document type') },
		]);
		expect((await type(['return', '--read'])).complaints).toHaveLength(1);
	});
});

describe('halfpenny explain, schema, years, irmark', () => {
	it('explains every figure with its rule and source', async () => {
		const { printed } = await type(['explain', '-'], JSON.stringify(facts));
		expect(printed).toContain('Pay from this job: £30,000.00');
		expect(printed).toContain('HMRC stage 12');
	});

	it('prints the schemas', async () => {
		for (const name of ['facts', 'partnership', 'calculation']) {
			expect(JSON.parse((await type(['schema', name])).printed).type).toBe('object');
		}
		expect((await type(['schema', 'toString'])).complaints).toHaveLength(1);
	});

	it('lists the years', async () => {
		expect(JSON.parse((await type(['years'])).printed)).toContainEqual({
			taxYear: '2024-25',
			form: true,
			estimate: false,
			onlineDeadline: '2026-01-31',
		});
	});

	it('lists a year’s figures with their sources and confidence', async () => {
		const figures = JSON.parse((await type(['years', '2027-28'])).printed);
		expect(figures).toContainEqual({
			name: 'savings.basicRate',
			value: 2200,
			from: '2027-04-06',
			confidence: 'announced',
			sources: expect.arrayContaining([expect.stringContaining('GOV.UK technical note')]),
		});
		expect((await type(['years', '2035-36'])).complaints).toHaveLength(1);
	});

	const vectors = join(import.meta.dirname, '../../../../shared/self-assessment/irmark-vectors');
	it.skipIf(!existsSync(vectors))('marks HMRC’s own example as HMRC does', async () => {
		const { printed } = await type([
			'irmark',
			join(vectors, 'hmrc-spec-ctf__RPfWtxHeCZRcwfitnIJmK9xc4OQ.xml'),
		]);
		expect(JSON.parse(printed).base64).toBe('RPfWtxHeCZRcwfitnIJmK9xc4OQ=');
	});
});

describe('halfpenny late', () => {
	it('gives the cost of being late in both regimes', async () => {
		const dates = ['--filed', '2026-02-01', '--paid', '2026-01-31'];
		const { printed, complaints } = await type(['late', '--year', '2024-25', '--tax', '1,000', ...dates]);
		expect(complaints).toEqual([]);
		const answer = JSON.parse(printed);
		expect(answer.selfAssessment).toMatchObject({ interest: '0.00', total: '100.00' });
		expect(answer.points.points).toBe(1);
	});

	it('uses the October deadline for a paper return', async () => {
		const dates = ['--filed', '2025-11-01', '--paid', '2026-01-31'];
		const { printed } = await type(['late', '--year', '2024-25', '--tax', '1000', ...dates, '--paper']);
		const { selfAssessment, ...others } = JSON.parse(printed);
		expect(selfAssessment.penalties).toEqual([{ name: 'lateFiling', from: '2025-11-01', amount: '100.00' }]);
		expect(others).toEqual({});
	});

	const latePoints = async (year: string, day: string) => {
		const dates = ['--filed', day, '--paid', day];
		const { printed } = await type(['late', '--year', year, '--tax', '10000', ...dates]);
		return JSON.parse(printed);
	};

	it('gives points-based penalties for the years that have them, and says so for those that don’t', async () => {
		const { points } = await latePoints('2024-25', '2026-05-01');
		expect(points.penalties.map(({ amount }: { amount: string }) => amount)).toEqual(['400.00', '65.75']);
		const early = await latePoints('2023-24', '2025-05-01');
		expect(early.points).toEqual({ inForce: false, reason: expect.stringContaining('2024-25') });
	});

	it('gives the last date with a known interest rate when interest runs past it', async () => {
		expect(await latePoints('2024-25', '2026-05-01')).not.toHaveProperty('note');
		const later = await latePoints('2024-25', '2026-12-01');
		expect(later.note).toContain('Rate known up to 21 August 2026');
		expect(later.selfAssessment.rateKnownTo).toBe('2026-08-21');
		expect(later.points.rateKnownTo).toBe('2026-08-21');
	});

	it.each([[['--tax', '1', '--tax', '2']], [['--tax', '1', '--tax', '1']], [['--tax', '1', '--tax=2']]])(
		'refuses an option that is given twice: %j',
		async (twice) => {
			const dates = ['--filed', '2026-05-01', '--paid', '2026-05-01'];
			const { printed, complaints } = await type(['late', '--year', '2024-25', ...dates, ...twice]);
			expect(printed).toBe('');
			expect(complaints.map(({ path }) => path)).toEqual(['--tax']);
		},
	);

	it('names every option that is missing or impossible', async () => {
		const { complaints } = await type(['late', '--year', '1999-00', '--tax', 'lots']);
		expect(complaints.map(({ path }) => path)).toEqual(['--year', '--tax', '--filed', '--paid']);
	});
});

describe('an unknown command', () => {
	it('is refused, with a hint', async () => {
		expect((await type(['submit'])).complaints[0]?.message).toContain('--help');
		expect((await type(['calculate', '--lies'])).complaints[0]?.message).toContain('--lies');
		expect((await type(['--help'])).printed).toContain('Usage');
		expect((await type(['constructor'])).complaints).toHaveLength(1);
	});
});

describe('halfpenny read', () => {
	beforeAll(buildReader);

	it('prints the fields of a P60 as JSON', async () => {
		const { printed, complaints } = await type(['read', '-'], await makeP60());
		expect(complaints).toEqual([]);
		const reading = JSON.parse(printed);
		expect(reading).toMatchObject({ documentType: 'p60', warnings: [], abstained: [], others: [] });
		expect(reading.pages).toEqual([{ width: 595, height: 842 }]);
		expect(reading.fields).toContainEqual({
			name: 'payInThisEmployment',
			value: '32500.00',
			confidence: 0.999,
			page: 1,
			box: expect.objectContaining({ x: expect.any(Number), width: expect.any(Number) }),
			text: '32,500 00',
			checks: ['sum'],
		});
	});

	it('reads a document as the type given', async () => {
		const { printed } = await type(['read', '--type', 'p60', '-'], await makePage(['Surname: Bell']));
		expect(JSON.parse(printed)).toMatchObject({
			documentType: 'p60',
			fields: [{ name: 'surname', value: 'Bell' }],
		});
		expect((await type(['read', '--type', 'novel', '-'], await makeP60())).complaints[0]?.path).toBe(
			'--type',
		);
	});

	it('says why a file cannot be read', async () => {
		const { printed, complaints } = await type(['read', '-'], 'milk, bread');
		expect(printed).toBe('');
		expect(complaints).toEqual([{ path: '', message: expect.stringContaining('file type') }]);
	});
});
