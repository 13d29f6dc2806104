/** A quarter's form: typing, saving, previewing what HMRC will get, and sending. */
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import type { QuarterName } from '@halfpenny/years';
import { useState } from 'react';
import { type ApiFailure, isApiFailure } from '../../../api/failure.ts';
import { failureProblems } from '../../../api/form-problems.ts';
import {
	scenarioQuery,
	usePreviewMtdUpdate,
	useSaveMtdDraft,
	useSubmitMtdUpdate,
} from '../../../api/operations/mtd.ts';
import type { MtdPreview, MtdSubmission, TestScenario } from '../../../api/shapes.ts';
import type { FormProblem } from '../../../ui/error-summary.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { failureInWords } from '../hints.ts';
import { addressOf, quarterDrafts } from './drafts.ts';
import { partsOf, problemsIn, type SendableType, type Typed, typedOf } from './fields.ts';

/** Which quarter of which business. */
export interface QuarterOf {
	readonly businessId: string;
	readonly businessType: SendableType;
	readonly taxYear: string;
	readonly quarter: QuarterName;
	readonly scenario: TestScenario | undefined;
	/** What was saved before. */
	readonly kept: MtdSubmission | undefined;
}

/** The result of sending. */
export interface Sent {
	readonly done: boolean;
	readonly message: string;
}

/** The id of the tick box that confirms the two figures were compared. */
export const COMPARED = 'compared';

/** The form of one quarter. Calls `onSent` with the result. */
export function useQuarterForm(of: QuarterOf, onSent: (sent: Sent) => void) {
	const { businessId, businessType, taxYear, quarter } = of;
	const address = addressOf(businessId, taxYear, quarter);
	const [typed, setTyped] = useState<Typed>(
		() => quarterDrafts.find(address) ?? typedOf(businessType, of.kept),
	);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const [preview, setPreview] = useState<MtdPreview>();
	const [compared, setCompared] = useState(false);
	const [savedAt, setSavedAt] = useState(of.kept?.draft?.savedAt);
	const save = useSaveMtdDraft();
	const look = usePreviewMtdUpdate();
	// Runs before the quarters are fetched again, so that the new form starts with what was sent.
	const submit = useSubmitMtdUpdate(() => quarterDrafts.drop(address));

	const type = (key: string, value: string) => {
		const changed = { ...typed, [key]: value };
		setTyped(changed);
		setPreview(undefined);
		quarterDrafts.keep(address, changed);
	};
	const readable = () => {
		const found = problemsIn(businessType, typed);
		setProblems(found);
		return found.length === 0;
	};
	const fail = (thrown: unknown) => {
		if (!isApiFailure(thrown)) throw thrown;
		const detail = failureInWords('quarterly', thrown, sayQuarterly('failed.default'));
		showToast({ title: sayQuarterly('failed.title'), detail, tone: 'bad' });
		setProblems(shownProblems(thrown, detail));
		if (isHeldDiffering(thrown)) void see();
	};
	const attempt = async (work: () => Promise<void>) => {
		if (!readable()) return;
		try {
			await work();
		} catch (thrown) {
			fail(thrown);
		}
	};
	const body = () => ({ taxYear, quarter, businessId, businessType, ...partsOf(businessType, typed) });
	const keep = () =>
		attempt(async () => {
			const kept = await save.mutateAsync({ body: body() });
			quarterDrafts.drop(address);
			setSavedAt(kept.draft?.savedAt);
			showToast({ title: sayQuarterly('draft.saved') });
		});
	const see = () =>
		attempt(async () => {
			setCompared(false);
			setPreview(await look.mutateAsync({ body: { ...body(), ...scenarioQuery(of.scenario) } }));
		});
	const send = () => {
		if (preview?.held.differs && !compared)
			return setProblems([{ field: COMPARED, message: sayQuarterly('holds.missing') }]);
		return attempt(async () => {
			const seen = preview?.held.seenHeld ?? null;
			const answer = await submit.mutateAsync({
				body: { ...body(), ...scenarioQuery(of.scenario), ...(seen === null ? {} : { seenHeld: seen }) },
			});
			setPreview(undefined);
			onSent({ done: answer.success, message: answer.message });
		});
	};
	return {
		...{ typed, type, problems, preview, compared, setCompared, savedAt },
		...{ keep, see, send, change: () => setPreview(undefined) },
		saving: save.isPending,
		looking: look.isPending,
		sending: submit.isPending,
	};
}

/** Returns a problem for each amount the server named, or the failure as a whole. */
function shownProblems(failure: ApiFailure, detail: string): readonly FormProblem[] {
	const found = failureProblems(failure);
	return found.some(({ field }) => field !== undefined)
		? found
		: [{ message: sayQuarterly('failed.title'), remediation: detail }];
}

function isHeldDiffering(failure: ApiFailure): boolean {
	return failure.kind === 'refused' && failure.code === 'MTD_HELD_DIFFERS';
}
