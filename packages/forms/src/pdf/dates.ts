/** HMRC's timestamps as people read them. */
import { formatDay } from '@halfpenny/facts';

/** The date and time in HMRC's own time zone, or undefined if HMRC gave none that can be read. */
export function momentInWords(iso: string): { readonly day: string; readonly time: string } | undefined {
	if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(iso)) return undefined;
	return { day: formatDay(iso.slice(0, 10)), time: iso.slice(11, 16) };
}
