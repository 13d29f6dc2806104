/** Checks a return on another thread if that takes long. */
import type { Result } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { defineWork } from '../../../platform/threads/work.ts';
import { isCostly } from '../../entries/costly.ts';
import { type CheckedReturn, type Checking, checkReturn } from './check.ts';
import { type ReturnAnswers, toContent } from './content.ts';

/** What is checked, who checks it and when. */
export interface ToCheck {
	readonly answers: ReturnAnswers;
	readonly checking: Checking;
}

/** Checks answers as {@link checkReturn} does. */
export const checkWork = defineWork('check', ({ answers, checking }: ToCheck) =>
	checkReturn(toContent(answers), checking),
);

/** The checked return. Errors as {@link checkReturn}; SERVICE_BUSY, STILL_WORKING if there are very many answers. */
export async function checkApart(services: Services, toCheck: ToCheck): Promise<Result<CheckedReturn>> {
	const { entries, taxReturn } = toCheck.answers;
	const whose = { userId: taxReturn.userId, costly: isCostly(entries.length) };
	const done = await services.threads.run(checkWork, whose, toCheck);
	return done.ok ? done.value : done;
}
