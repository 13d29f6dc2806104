/** What HMRC's stand-in received. */

interface LedgerLeaf {
	readonly path: string;
	readonly value: string;
}

interface LedgerEntry {
	readonly uniqueTaxpayerReference: string;
	/** Whether the return says that it amends an earlier one. */
	readonly amendment: boolean;
	readonly leaves: readonly LedgerLeaf[];
}

/** Everything that the stand-in received. */
export async function ledger(address: string): Promise<readonly LedgerEntry[]> {
	return (await fetch(`${address}/hmrc-local/ledger`)).json();
}

/** The leaves below MTR of the one return in the ledger; throws when there is none, or more than one. */
export async function leavesInLedger(address: string): Promise<readonly (readonly [string, string])[]> {
	const entries = await ledger(address);
	const [entry, ...more] = entries;
	if (!entry || more.length > 0) throw new Error(`the ledger holds ${entries.length} returns, not one`);
	return entry.leaves
		.filter(({ path }) => path.includes('/MTR[1]/'))
		.map(({ path, value }) => [path.split('/MTR[1]/')[1] ?? path, value] as const);
}
