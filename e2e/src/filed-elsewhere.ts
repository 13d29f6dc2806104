/** A return that HMRC already has, without an account here. */
import type { Browser } from 'playwright-core';
import { preparePerson } from './prepared-person.ts';

const PASSWORD = 'copper ship on a penny';

/** Files somebody's 2025-26 return and erases their account, which gives their UTR up; gives that UTR. */
export async function fileElsewhere(browser: Browser, address: string): Promise<string> {
	const context = await browser.newContext({ locale: 'en-GB' });
	const { call, returnId, utr } = await preparePerson(context, address);
	const { snapshotHash } = await call('GET', `/api/tax-returns/${returnId}/check-answers`);
	const { submissionId } = await call('POST', `/api/sa100/submit/${returnId}`, {
		declaration: { accepted: true, snapshotHash },
	});
	const isAccepted = async () =>
		/accepted|deleted/.test(String((await call('GET', `/api/submissions/${submissionId}`)).status));
	for (let looks = 0; looks < 120 && !(await isAccepted()); looks += 1)
		await new Promise((resolve) => setTimeout(resolve, 500));
	await call('POST', '/api/account/deletion', { password: PASSWORD, understood: true, eraseNow: true });
	await context.close();
	return utr;
}
