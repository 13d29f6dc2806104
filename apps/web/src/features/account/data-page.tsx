/** Downloading your data, and deleting the account. */
import { sayAccount } from '@halfpenny/messages/account';
import { sayExport } from '@halfpenny/messages/exports';
import { sayImport } from '@halfpenny/messages/imports';
import { ExportChoices } from '../../returns/export-choices.tsx';
import { AccountFrame } from './account-frame.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ImportData } from './import-data.tsx';

/** The page at `/account/data`. */
export function DataPage() {
	return (
		<AccountFrame title={sayAccount('data.title')}>
			<section className="grid gap-4">
				<h2 className="text-28">{sayAccount('export.title')}</h2>
				<p className="-mt-2 measure text-16 text-muted">{sayExport('what')}</p>
				<ExportChoices facts={sayImport('formats')} />
			</section>
			<ImportData />
			<DeleteAccount />
		</AccountFrame>
	);
}
