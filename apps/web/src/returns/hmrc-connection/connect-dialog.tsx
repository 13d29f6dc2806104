/** What we ask before HMRC's page opens: which year, and which of the two ways of filing. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { useState } from 'react';
import { useAgentConsent } from '../../api/operations/consent.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useAuthorisation } from '../authorisation/use-authorisation.ts';
import { yearsOffered, yearWords } from './years-offered.ts';

const filingTypes = ['mtd', 'sa'] as const;

/** Calls `onConnect` with the year if the user wants HMRC's page. */
export function ConnectDialog({
	open,
	onClose,
	onConnect,
	taxYear,
	today,
}: {
	readonly open: boolean;
	readonly onClose: () => void;
	readonly onConnect: (taxYear: string) => void;
	readonly taxYear: string;
	readonly today: string;
}) {
	const [year, setYear] = useState(taxYear);
	const [filingType, setFilingType] = useState<(typeof filingTypes)[number]>('mtd');
	const consent = useAgentConsent();
	const authorisation = useAuthorisation();
	const { years, current } = yearsOffered(today);
	const needless = filingType === 'sa' && consent.data?.required === false;
	const goOn = () => {
		onClose();
		if (filingType === 'mtd') onConnect(year);
		else authorisation.start();
	};
	return (
		<Dialog
			id="connect"
			title={sayMtd('connect.title')}
			open={open}
			onClose={onClose}
			actions={
				<>
					<Button look="secondary" onClick={onClose}>
						{sayMtd('connect.cancel')}
					</Button>
					{!needless && <Button onClick={goOn}>{sayMtd('connect.go')}</Button>}
				</>
			}
		>
			<SelectField
				id="connect-year"
				label={sayMtd('connect.taxYear')}
				options={years.map((value) => ({ value, label: yearWords(value, current) }))}
				value={year}
				onChange={({ target }) => setYear(target.value)}
			/>
			<RadioGroup
				id="connect-filing-type"
				label={sayMtd('connect.filingType')}
				options={filingTypes.map((value) => ({
					value,
					label: sayMtd(`connect.${value}`),
					hint: sayMtd(`connect.${value}.hint`),
				}))}
				value={filingType}
				onChange={(value) => setFilingType(value === 'sa' ? 'sa' : 'mtd')}
			/>
			<p className="text-muted">{sayMtd(needless ? 'connect.sa.none' : `connect.note.${filingType}`)}</p>
		</Dialog>
	);
}
