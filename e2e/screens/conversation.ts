/** A sample conversation: everything an answer can contain, in long words. */

const at = '2026-11-20T09:15:00.000Z';
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const offline = { kind: 'offline', name: 'Halfpenny' };

/** The messages, as the server returns them. */
export const conversation = [
	{ id: id(1), role: 'user', content: 'How much tax do I owe?', metadata: {}, createdAt: at },
	{
		id: id(2),
		role: 'assistant',
		content:
			'For 2025-26 you owe £12,345,678.90. How it’s worked out:\n– Income tax due £12,340,000.00 (Tax at the basic rate £7,540.00)\n– What you owe for the year £12,345,678.90\nSome answers are still missing, so this can change.',
		metadata: {
			model: offline,
			charts: [
				{
					title: 'What makes up the charge',
					bars: [
						{ label: 'Income Tax', amount: '12340000.00' },
						{ label: 'National Insurance', amount: '5678.90' },
					],
				},
			],
			figures: [
				{
					label: 'Income tax due',
					amount: '12340000.00',
					explanation: 'Tax on all income after reliefs, charges that belong to Income Tax included.',
					source: 'ITA 2007 s.23',
				},
				{
					label: 'What you owe for the year',
					amount: '12345678.90',
					explanation: 'Income Tax and National Insurance less what was taken off.',
					source: 'TMA 1970 s.59B',
				},
			],
			actions: [{ words: 'See how it’s worked out', place: { page: 'understand' } }],
			sources: [{ label: 'GOV.UK: Income Tax rates', href: 'https://www.gov.uk/income-tax-rates' }],
		},
		createdAt: at,
	},
	{
		id: id(3),
		role: 'user',
		content: 'I’d like to upload my P60\nand the other one too',
		metadata: {},
		createdAt: at,
	},
	{
		id: id(4),
		role: 'assistant',
		content: 'Upload it below. I will show you what we read before anything goes on your return.',
		metadata: { model: { kind: 'remote', name: 'Example Models Ltd' }, requiresUpload: true, stopped: true },
		createdAt: at,
	},
];
