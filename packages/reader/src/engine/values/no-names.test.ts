/** What is printed like a name and is none. */
import { describe, expect, it } from 'vitest';
import { asFullName } from './formats.ts';
import { isNoPerson, isOnlyLabels } from './no-names.ts';
import { isNoName } from './organisation.ts';

describe('a text that is written like a name', () => {
	it.each([
		'Clock No',
		'Post Title',
		'Note of Value',
		'Deborah Hartley, Payroll Manager',
		'Otley Primary School',
		...['Download PDF', 'My Payslips', 'Log Out', 'View Settings'],
	])('%s is no person', (text) => {
		expect(isNoPerson(text)).toBe(true);
		expect(asFullName(text)).toBeUndefined();
	});

	it.each(['Nathan Lane', 'Ann Hill', 'Grant Page', "Margaret O'Connell", 'Siân Mair Park', 'J R Patel'])(
		'%s is one',
		(text) => {
			expect(asFullName(text)).toBe(text);
		},
	);

	it.each([
		...['Post Title', 'Employee Number', 'Unit 5, Kiln Yard', 'VAT Reg No. 287 4410 63', 'Ambleford AM1 2BB'],
		...['Continued overleaf where necessary', 'Produced by Payline Bureau Ltd', 'ORD 25P', 'Employer: Zed'],
		'Deborah Hartley, Payroll Manager',
		...['THE AMOUNTS ABOVE ARE THOSE OF OUR RECORDS.', 'Please Keep This Part With Your Records'],
		...['THIS IS NOT A BILL', 'Not To Be Used If You Are Paid Weekly'],
	])('%s is no organisation', (text) => {
		expect(isNoName(text)).toBe(true);
	});

	it.each([
		'Zed',
		'Hallam & Reeve',
		'24 Seven Cleaning (London)',
		'Post Office Ltd',
		'Bank of Wexcombe',
		'House of Dey',
		...['Your Move', 'We Are Lantern Ltd', 'This Is Home Ltd', 'All That Glitters'],
	])('%s may be one', (text) => {
		expect(isNoName(text)).toBe(false);
	});

	it('says nothing where a word is not of labels', () => {
		expect(isOnlyLabels('Payroll Services')).toBe(true);
		expect(isOnlyLabels('Larkspur Services')).toBe(false);
		// HMRC's own words over the employer on a P60.
		expect(isOnlyLabels('Certificate by Employer/Paying Office')).toBe(true);
	});
});
