import { describe, expect, it } from 'vitest';
import { mossAndFern, partnershipFacts } from '../../tests/partnerships.ts';
import { partnershipBoxForLocation } from './locate-partnership.ts';
import { partnershipBoxes } from './partnership-return.ts';

const PREFIX = '/hd:GovTalkMessage[1]/hd:Body[1]/ptr:IRenvelope[1]/ptr:SApartnership[1]';
const STATEMENT = `${PREFIX}/ptr:Partnership[1]/ptr:PartnershipStatement[1]`;

describe('an HMRC error location', () => {
	it('gives the box, the partner and the fact', () => {
		expect(partnershipBoxForLocation(`${STATEMENT}/ptr:PartnerDetails[2]/ptr:PartnerUTR[1]`)).toEqual({
			form: 'SA800PS',
			box: 'N2.8',
			title: 'Partner’s Unique Taxpayer Reference',
			page: 2,
			factPaths: ['partners[1].uniqueTaxpayerReference'],
		});
	});

	it('of an address gives the line', () => {
		const address = `${PREFIX}/ptr:Partnership[1]/ptr:OtherInformation[1]/ptr:TaxPayerAddress[1]`;
		expect(partnershipBoxForLocation(`${address}/ptr:Line[2]`)).toMatchObject({
			box: 'A12',
			factPaths: ['address.line2'],
		});
	});

	it('of a group gives its subject', () => {
		expect(partnershipBoxForLocation(`${STATEMENT}/ptr:PartnerDetails[3]`)).toMatchObject({
			form: 'SA800PS',
			box: undefined,
			factPaths: ['partners[2]'],
		});
		expect(partnershipBoxForLocation(`${PREFIX}/ptr:PartnershipLandProperty[1]`)).toMatchObject({
			form: 'SA801',
		});
	});

	it('outside the return gives nothing', () => {
		for (const location of [
			'',
			'nonsense',
			PREFIX.replace('SApartnership', 'MTR'),
			`${PREFIX}/ptr:Nothing[1]`,
		]) {
			expect(partnershipBoxForLocation(location)).toBeUndefined();
		}
	});

	it('finds every box of a return', () => {
		const filled = partnershipBoxes(
			partnershipFacts({ ...mossAndFern, ukProperty: { rents: 1 }, savings: { ukDividends: 2 } }),
		);
		const boxes = filled.ok ? filled.boxes : [];
		for (const { path, box, page, form } of boxes) {
			const steps = path.split('/').slice(2);
			const location = steps.map((step) => `ptr:${step.endsWith(']') ? step : `${step}[1]`}`).join('/');
			expect(partnershipBoxForLocation(`${PREFIX}/${location}`)).toMatchObject({ form, box, page });
		}
		expect(boxes.length).toBeGreaterThan(40);
	});
});
