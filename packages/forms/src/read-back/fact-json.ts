/** What a leaf of facts may be in JSON, or a whole list of entries. */
export type FactJson =
	| string
	| number
	| boolean
	| readonly string[]
	| readonly Readonly<Record<string, string>>[];
