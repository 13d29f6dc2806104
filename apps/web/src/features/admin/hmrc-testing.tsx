/** Three tests of HMRC, and their latest results. */
import { sayAdmin } from '@halfpenny/messages/admin';
import { useState } from 'react';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { type AdminTest, type AdminTested, useAdminTest } from '../../api/operations/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { controlLook } from '../../ui/field.tsx';

const tests: readonly AdminTest[] = ['hello', 'auth', 'fraud-headers'];

export function HmrcTesting() {
	const test = useAdminTest();
	const [results, setResults] = useState<readonly string[]>([]);
	const run = (name: AdminTest) =>
		test.mutate(name, { onSuccess: (tested) => setResults([linesOf(tested), ...results]) });
	return (
		<Card>
			<div className="grid gap-6">
				<div className="flex flex-wrap gap-3">
					{tests.map((name) => (
						<Button
							key={name}
							look="secondary"
							disabled={test.isPending && test.variables !== name}
							busy={test.isPending && test.variables === name && sayAdmin('test.busy')}
							onClick={() => run(name)}
						>
							{sayAdmin(`test.${name}`)}
						</Button>
					))}
				</div>
				<FailureNotice failure={test.error} />
				<div className="grid gap-2">
					<label htmlFor="results" className="text-18 font-semibold">
						{sayAdmin('results')}
					</label>
					<textarea
						id="results"
						readOnly
						className={classes(controlLook(undefined), 'h-72! w-full py-2 font-mono text-14!')}
						value={results.length === 0 ? sayAdmin('results.none') : results.join('\n\n')}
					/>
				</div>
			</div>
		</Card>
	);
}

function linesOf({ success, endpoint, message, errorMessage, testUser }: AdminTested): string {
	const { userId, password } = testUser ?? { userId: null, password: null };
	return [
		sayAdmin(success ? 'results.passed' : 'results.failedAt', { endpoint }),
		message ?? errorMessage ?? '',
		...(userId !== null && password !== null ? [sayAdmin('results.user', { userId, password })] : []),
	].join('\n');
}
