/** What each column's values are sealed for: `table.column key`, apart from some older ones. */

/** The place of a column's values. */
interface Place {
	readonly name: string;
	/** The column whose value follows the name; null if none does, undefined for the row's key. */
	readonly by?: string | null;
}

const OTHERS: Readonly<Record<string, Place>> = {
	'users.sealed_profile': { name: 'users.sealed_profile', by: null },
	'two_steps.sealed_key': { name: 'two_steps.sealed_key', by: null },
	'hmrc_test_users.sealed_user': { name: 'hmrc_test_users.sealed_user', by: null },
	'hmrc_connections.sealed_tokens': { name: 'hmrc_connections.sealed_tokens', by: 'environment' },
	'mtd_calculations.sealed_shown': { name: 'mtd_calculations.sealed_shown', by: 'calculation_id' },
	'filed_entries.sealed': { name: 'entries.sealed' },
	'submissions.sealed_snapshot': { name: 'submissions.snapshot' },
	'submissions.sealed_receipt': { name: 'submissions.receipt' },
	'submissions.sealed_errors': { name: 'submissions.errors' },
	'transaction_engine_messages.sealed_message': { name: 'submissions.message' },
};

/** The place of `table.column`. */
export function placeOf(column: string): Place {
	return OTHERS[column] ?? { name: column };
}
