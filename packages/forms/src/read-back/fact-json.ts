/** The JSON value of a fact, or a whole list of entries. */
export type FactJson =
	| string
	| number
	| boolean
	| readonly string[]
	| readonly Readonly<Record<string, string>>[];
