/** What holds for an annual return only: our own figures of it, and its form. */
import type { ReactNode } from 'react';
import { useSubmissions } from '../../api/operations/filing.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { declaredOf } from './declared-of.ts';

/** Shows `children` unless HMRC has a final declaration of the year; nothing until that is known. */
export function UnlessDeclared({
	taxReturn: { id, status },
	children,
}: {
	readonly taxReturn: Pick<TaxReturn, 'id' | 'status'>;
	readonly children: ReactNode;
}) {
	return status === 'accepted' ? <OfAccepted returnId={id}>{children}</OfAccepted> : children;
}

function OfAccepted({ returnId, children }: { readonly returnId: string; readonly children: ReactNode }) {
	const { data, isError } = useSubmissions(returnId);
	if (data === undefined) return isError ? children : null;
	return declaredOf(data.logs) ? null : children;
}
