/** The screens of two partners: one sends the partnership's return, the other gets a share from it. */
import { sections } from '@halfpenny/questions';
import { inTurn, press, see, unfold } from '../acts.ts';
import { preparePartnership, prepareSomebody } from '../household.ts';
import { open, type Scene } from '../scene.ts';

const base = '/app/return/:returnId';

const firstForms = sections
	.filter(({ returnType, group }) => returnType === 'partnership' && group !== 'scope')
	.map(({ id }) => open(`section-${id}`, `${base}/${id}/add`, undefined, { alike: true }));

/** The partner who sends the return. */
export const sender: Scene = {
	name: 'partnership',
	screens: [
		open('partnership-dashboard', '/app?year=2024-25&type=partnership'),
		open('partnership-about', `${base}/about`),
		open('partnership-about-income', `${base}/about/income`),
		open('partnership-statement', `${base}/statement`, unfold),
		open('partnership-codes', `${base}/partner-codes`),
		open(
			'partnership-code-made',
			`${base}/partner-codes`,
			inTurn(press(/^Make a code/), see('This code is shown once')),
		),
		open('partnership-check', `${base}/check`),
		open('partnership-declaration', `${base}/declaration`),
		open('partnership-form', `${base}/sa100`),
		open('partners', `${base}/partners`),
		open('partner', `${base}/partners/:partner`),
		...firstForms,
	],
	prepare: async ({ browser, product }) => {
		const address = await product();
		const somebody = await prepareSomebody(browser, address);
		return { context: somebody.context, address, places: { ...(await preparePartnership(somebody)) } };
	},
};

/** The partner who gets a share by code. */
export const receiver: Scene = {
	name: 'partner with a code',
	screens: [
		open('handed-share', `${base}/partnership-code/:proposalId`),
		open('dashboard-handed', '/app?year=2024-25'),
	],
	prepare: async ({ browser, product }) => {
		const address = await product();
		const first = await prepareSomebody(browser, address);
		const { returnId: partnership, partner } = await preparePartnership(first);
		const { code } = await first.call('POST', `/api/tax-returns/${partnership}/partner-codes`, { partner });
		const { context, call } = await prepareSomebody(browser, address);
		const own = await call('POST', '/api/tax-returns', { taxYear: '2024-25', jurisdiction: 'uk' });
		const returnId = String(own.id);
		const proposal = await call('POST', `/api/tax-returns/${returnId}/partnership-shares`, { code });
		return { context, address, places: { returnId, proposalId: String(proposal.id) } };
	},
};
