/** The sentences about an unknown outcome that differ by what was sent. */

/** Says one: `sayUnknown` does of a return, `sayUnknownDeclaration` of a final declaration. */
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
