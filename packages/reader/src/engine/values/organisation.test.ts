import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { organisationCandidates, organisationName } from './organisation.ts';

function nameIn(lines: readonly string[], isNameAlone = false): string | undefined {
	const segments = lines.map((line, index) => segment(line, 50, 100 + index * 12));
	const [block] = organisationCandidates(segments, []);
	return block && organisationName(block, isNameAlone)?.value;
}

describe('the organisation in a block of name and address', () => {
	it.each([
		[['Larkspur & Finch Ltd', '14 Millrace Lane', 'Ambleford', 'AM4 7QT'], 'Larkspur & Finch Ltd'],
		[['Fernwick Council', 'Fernwick House', 'Leeds', 'LS1 4AP'], 'Fernwick Council'],
		[
			['Elektrizitätswerke und Gasversorgung', 'GmbH & Co. KG (UK Branch)', 'Tower House', 'BS1 6XX'],
			'Elektrizitätswerke und Gasversorgung GmbH & Co. KG (UK Branch)',
		],
		[['The Royal Borough of', 'Fernwick', '1 High Street'], 'The Royal Borough of Fernwick'],
		[['The Governors of St Jude', 'School', '1 High Street'], 'The Governors of St Jude School'],
		[['Zed', '12 High Street'], 'Zed'],
		[['Fenwick and Roe', 'Solicitors LLP', '1 High Street'], 'Fenwick and Roe Solicitors LLP'],
		[['Zed', 'c/o Larkspur Ltd', '1 High Street'], 'Zed'],
		[
			['Leeds Teaching Hospitals NHS Trust', 'Trust Headquarters, St James’s', 'Leeds'],
			'Leeds Teaching Hospitals NHS Trust',
		],
		[['Fernwick County Council', 'Council Offices', 'Leeds'], 'Fernwick County Council'],
		[['Zed Stores (Ref 123/AB456)'], 'Zed Stores'],
		[['Issued by Fernwick Council'], 'Fernwick Council'],
		[['Paid on 28 Oct 24 by Larkspur & Finch Ltd'], 'Larkspur & Finch Ltd'],
		[['Paid monthly by Fernwick Council'], 'Fernwick Council'],
		[['Paid by Zed Ltd'], 'Zed Ltd'],
		[
			['The Company of Makers Trust (Trading)', 'Limited, Unit 12, Mill Road, Leeds'],
			'The Company of Makers Trust (Trading) Limited',
		],
		[['Acme Widgets Ltd, 12 High Street, Leeds, LS1 4AP'], 'Acme Widgets Ltd'],
		[['Smith, Jones & Co, Unit 4, Riverside Park, Leeds'], 'Smith, Jones & Co'],
	])('%j is %s', (lines, name) => {
		expect(nameIn(lines)).toBe(name);
	});

	it.each([[['Zed 083/CPS19', '12 High Street']], [['School', '12 High Street']], [['Ambleford AM2']]])(
		'is not %j',
		(lines) => {
			expect(nameIn(lines)).toBeUndefined();
		},
	);

	it('is left when it is open where the name ends', () => {
		expect(nameIn(['The Worshipful Company of Makers of', 'Playing'])).toBe(
			'The Worshipful Company of Makers of Playing',
		);
		expect(nameIn(['Northern Components and Castings', 'Riverside', 'Leeds'])).toBeUndefined();
		expect(nameIn(['Alpha, Beta, Gamma'])).toBeUndefined();
	});

	it('is nothing that holds a day or says what was done', () => {
		for (const line of ['Statement of 28 October 2024 Zed Ltd', 'Credited to Northgate Bank plc'])
			expect(nameIn([line])).toBeUndefined();
	});

	it('is no way of paying, which may stand under "Paid by"', () => {
		for (const way of ['Credit Transfer', 'BACS', 'Cheque', 'Direct credit'])
			expect(nameIn([way], true)).toBeUndefined();
	});

	it('is all of the block under a label for the name alone', () => {
		expect(nameIn(['Northern Components and Castings', 'Riverside'], true)).toBe(
			'Northern Components and Castings Riverside',
		);
		expect(nameIn(['NORTHFIELD UNIVERSITY', 'HOSPITALS'], true)).toBe('NORTHFIELD UNIVERSITY HOSPITALS');
		expect(nameIn(['Zed Ltd', 'Riverside'], true)).toBe('Zed Ltd');
	});
});
