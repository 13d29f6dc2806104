/** HMRC's moments as people read them. */
import { formatDay } from '@halfpenny/facts';

/** Day and time of HMRC's own time, or undefined where it gave none that can be read. */
export function momentInWords(iso: string): { readonly day: string; readonly time: string } | undefined {
	if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(iso)) return undefined;
	return { day: formatDay(iso.slice(0, 10)), time: iso.slice(11, 16) };
}
