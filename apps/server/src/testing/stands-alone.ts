/** Matches digits that stand by themselves: the same three may also be part of an id, a moment, a port or an address. */
export function standsAlone(digits: string): RegExp {
	return new RegExp(String.raw`(?<![\w.:+=/-])${digits}(?![\w:=/-]|\.\d)`);
}
