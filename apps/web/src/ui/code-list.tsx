/** Codes that are shown once, to be copied or written down. */

/** `label` says what they are. */
export function CodeList({ label, codes }: { readonly label: string; readonly codes: readonly string[] }) {
	return (
		<ul
			aria-label={label}
			translate="no"
			className="figures grid gap-x-8 gap-y-2 rounded-card border border-line bg-card p-5 text-18 sm:grid-cols-2"
		>
			{codes.map((code) => (
				<li key={code}>{code}</li>
			))}
		</ul>
	);
}
