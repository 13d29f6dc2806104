/** The sentences about an unknown outcome that depend on what was sent. */

/** Returns one: `sayUnknown` for a return, `sayUnknownDeclaration` for a final declaration. */
export type SayOfSent = (
	id:
		| `next.${'asking' | 'stopped' | 'operator' | 'seen'}`
		| `wait.${'' | 'nowhere.'}${'asking' | 'stopped'}`
		| `look.${'account' | 'standIn' | 'nowhere'}`
		| `seen.${'account' | 'standIn' | 'nowhere'}`
		| `${'found' | 'missing' | 'setAside'}.hint`
		| 'found'
		| 'missing'
		| `done.${'missing' | 'found' | 'found.test'}`,
) => string;
