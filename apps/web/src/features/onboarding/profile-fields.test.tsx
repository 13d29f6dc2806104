/** Fields the specification requires have the `required` attribute; no others do. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { startProfile } from './profile.ts';
import { AddressFields, PersonalFields } from './profile-fields.tsx';

const nobody = {
	...{ id: 'a', username: 'ada', email: '', firstName: null, lastName: null, dateOfBirth: null },
	...{ nationalInsurance: null, uniqueTaxReference: null, noUniqueTaxReferenceYet: false, plan: null },
	...{ addressLine1: null, addressLine2: null, city: null, county: null, postcode: null, phoneNumber: null },
	warnings: {},
};

it('marks exactly the specified fields as required', () => {
	const given = { profile: startProfile(nobody), errors: {}, onChange: () => {} };
	const html =
		renderToStaticMarkup(<PersonalFields {...given} taxYear="2025-26" today="2026-11-20" />) +
		renderToStaticMarkup(<AddressFields {...given} />);
	const inputs = html.match(/<input[^>]*>/g) ?? [];
	const required = inputs.filter((input) => input.includes('required=""'));
	expect(required.map((input) => /id="([^"]*)"/.exec(input)?.[1])).toEqual([
		...['firstName', 'lastName', 'email', 'dateOfBirth-day', 'dateOfBirth-month', 'dateOfBirth-year'],
		...['nationalInsurance', 'uniqueTaxReference', 'addressLine1', 'city', 'postcode'],
	]);
});
