/** The link to the form of what HMRC has accepted. A year that was declared final has none. */
import { useSubmissions } from '../../api/operations/filing.ts';
import { declaredOf } from '../../returns/declared/declared-of.ts';
import { FormLink } from './form-link.tsx';

export function FormOfAccepted({ returnId }: { readonly returnId: string }) {
	const sent = useSubmissions(returnId).data?.logs;
	if (sent !== undefined && declaredOf(sent)) return null;
	return <FormLink returnId={returnId} />;
}
