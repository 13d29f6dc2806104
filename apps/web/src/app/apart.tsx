/** Rarely used screens outside everything else: agent consent and the administrator's pages. */
import { useLocation } from 'wouter';
import { lazily } from '../ui/lazily.ts';

/** Agent consent, in its own window. */
const ConsentPage = lazily(async () => (await import('../features/consent/consent-page.tsx')).ConsentPage);
/** No link leads there. */
const AdminPage = lazily(async () => (await import('../features/admin/admin-page.tsx')).AdminPage);

/** For people who know the address. */
export function Apart() {
	const [path] = useLocation();
	return path === '/admin' ? <AdminPage /> : <ConsentPage />;
}
