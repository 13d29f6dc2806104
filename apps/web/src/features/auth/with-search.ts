/** The address of a page of signing in that leads on to where `search`, the query of the one before, does. */
export function withSearch(path: string, search: string): string {
	return search === '' ? path : `${path}?${search}`;
}
