/** Imports a return's facts or a whole account. The user chooses a file; its year's return or this account receives it. */
import { LARGEST_ARCHIVE } from '@halfpenny/facts';
import { sayImport } from '@halfpenny/messages/imports';
import { useState } from 'react';
import { type ApiFailure, describeFailure, problemsOf } from '../../api/failure.ts';
import { useImportArchive, useImportFacts } from '../../api/operations/imports.ts';
import { useTaxReturns } from '../../api/operations/tax-returns.ts';
import { useUser } from '../../api/operations/user.ts';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';
import { readFactsFile } from './facts-file.ts';

export function ImportData() {
	const userId = useUser().data?.id;
	const returns = useTaxReturns(userId);
	const imported = useImportFacts();
	const brought = useImportArchive();
	const [problems, setProblems] = useState<readonly string[]>([]);
	const takeArchive = (file: File) => {
		if (file.size > LARGEST_ARCHIVE) return setProblems([sayImport('archive.tooLarge')]);
		brought.mutate(file, { onError: (failure) => setProblems(wordsOf(failure)) });
	};
	const take = async (file: File) => {
		imported.reset();
		brought.reset();
		setProblems([]);
		if (/\.zip$/i.test(file.name) || file.type === 'application/zip') return takeArchive(file);
		const read = await readFactsFile(file);
		setProblems(read.ok ? [] : [read.problem]);
		if (!read.ok || userId === undefined) return;
		const { facts, taxYear, returnType } = read;
		const known = returns.data?.find((one) => one.taxYear === taxYear && one.returnType === returnType);
		const into = known?.id ?? { userId, taxYear, returnType };
		imported.mutate({ facts, into, taxYear }, { onError: (failure) => setProblems(wordsOf(failure)) });
	};
	const [first, ...others] = problems;
	return (
		<section className="grid gap-4">
			<h2 className="text-28">{sayImport('title')}</h2>
			<p className="-mt-2 measure text-16 text-muted">{sayImport('what')}</p>
			<p className="-mt-2 measure text-16 text-muted">{sayImport('what.filed')}</p>
			<FileDrop
				id="import-facts"
				label={sayImport('label')}
				hint={sayImport('hint')}
				error={first}
				accept=".json,.zip,application/json,application/zip"
				choose={sayImport('choose')}
				busy={imported.isPending || brought.isPending || returns.isPending ? sayImport('busy') : undefined}
				onFile={(file) => void take(file)}
			/>
			{others.length > 0 && (
				<ul className="grid list-disc gap-1 pl-6 text-16 text-owe">
					{others.map((problem) => (
						<li key={problem}>{problem}</li>
					))}
				</ul>
			)}
			{imported.data && <Done {...imported.data} />}
			{brought.data && <Brought {...brought.data} />}
		</section>
	);
}

function Done({
	id,
	taxYear,
	added,
	kept,
}: {
	readonly id: string;
	readonly taxYear: string;
	readonly added: number;
	readonly kept: readonly string[];
}) {
	return (
		<Notice tone="good" title={sayImport('done', { taxYear, count: added })} live>
			{kept.length > 0 && <p>{sayImport('kept')}</p>}
			<div className="mt-3">
				<ButtonLink to={returnAddress({ id })}>{sayImport('open')}</ButtonLink>
			</div>
		</Notice>
	);
}

function Brought({
	returns,
	documents,
	submissions,
	kept,
}: {
	readonly returns: number;
	readonly documents: number;
	readonly submissions: number;
	readonly kept: readonly string[];
}) {
	return (
		<Notice tone="good" title={sayImport('archive.done')} live>
			<p>{sayImport('archive.count', { returns, documents, submissions })}</p>
			{kept.length > 0 && <p>{sayImport('kept')}</p>}
			<div className="mt-3">
				<ButtonLink to="/app">{sayImport('archive.open')}</ButtonLink>
			</div>
		</Notice>
	);
}

/** The server's words: where in the file, and what is wrong. */
function wordsOf(failure: ApiFailure): readonly string[] {
	const { title, detail } = describeFailure(failure);
	const places = problemsOf(failure).map(({ path, message }) =>
		path === '' ? message : sayImport('where', { where: path, problem: message }),
	);
	return places.length > 0 ? places : [`${title}. ${detail}`];
}
