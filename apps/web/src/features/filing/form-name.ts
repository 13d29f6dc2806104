/** What the form of a return is called. */
import { sayFiling } from '@halfpenny/messages/filing';
import type { TaxReturn } from '../../api/shapes.ts';

/** Returns SA100 for a person, SA800 for a partnership. */
export function formName({ returnType }: Pick<TaxReturn, 'returnType'>): string {
	return sayFiling(`form.name.${returnType}`);
}
