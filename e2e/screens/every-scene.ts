/** Every scene, in order. */
import type { Scene } from './scene.ts';
import { account, closedAccount } from './scenes/account.ts';
import { administrator } from './scenes/administrator.ts';
import { agencyScenes } from './scenes/agency.ts';
import { beginner, forgetful, generator } from './scenes/beginner.ts';
import { amending, filed, rejected, unknown } from './scenes/filed.ts';
import { fullLife } from './scenes/full-life.ts';
import { gallery } from './scenes/gallery.ts';
import { makingTaxDigital } from './scenes/mtd.ts';
import { newcomers } from './scenes/newcomer.ts';
import { papers } from './scenes/papers.ts';
import { receiver, sender } from './scenes/partnership.ts';
import { standIn } from './scenes/stand-in.ts';
import { twoStep } from './scenes/two-step.ts';
import { visitor, visitorOfAgency } from './scenes/visitor.ts';

export const everyScene: readonly Scene[] = [
	visitor,
	...newcomers,
	beginner,
	forgetful,
	generator,
	papers,
	filed,
	amending,
	rejected,
	unknown,
	standIn,
	administrator,
	account,
	closedAccount,
	...twoStep,
	...makingTaxDigital,
	sender,
	receiver,
	visitorOfAgency,
	...agencyScenes,
	gallery,
	fullLife,
];
