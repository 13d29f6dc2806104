/** A quarter and an update as they are stored, with sealed contents. */
import type { FraudHeaders, TestMode } from '@halfpenny/hmrc';
import type { UserCipher } from '../../../platform/crypto/vault.ts';
import type { SentType } from './fields.ts';
import { type Figures, packFigures, type Rows, unpackFigures } from './figures.ts';
import type { QuarterRow, UpdateRow } from './repository.ts';

/** What is stored about a quarter. */
export interface QuarterContent {
	readonly type: SentType;
	readonly periodStart: string;
	readonly periodEnd: string;
	/** What was typed but not sent. */
	readonly draft: { readonly figures: Figures; readonly savedAt: string } | null;
	/** What HMRC last accepted. */
	readonly sent: Figures | null;
}

/** A quarter of a business. */
export type Quarter = QuarterContent & Omit<QuarterRow, 'sealed'>;

/** What is stored of an update: everything needed to send it, and to show later what was sent. */
export interface UpdateContent {
	readonly periodStart: string;
	readonly periodEnd: string;
	/** The year to date for HMRC. */
	readonly rows: Rows;
	/** The figures of this quarter alone. */
	readonly figures: Figures;
	/** What the law requires us to send about the browser that asked. */
	readonly caller: FraudHeaders;
	readonly testMode: TestMode | null;
	/** What HMRC held, and the person saw, before asking for this, if it differed from what we sent last. */
	readonly seenHeld: string | null;
}

const quarterPlace = (id: string) => `mtd_quarters.sealed ${id}`;
const updatePlace = (id: string) => `mtd_updates.sealed ${id}`;

/** Seals a quarter for its row. */
export function sealQuarter(cipher: UserCipher, id: string, content: QuarterContent): string {
	const { type, periodStart, periodEnd, draft, sent } = content;
	const packed = {
		...{ type, periodStart, periodEnd },
		draft: draft && { ...draft, figures: packFigures(draft.figures) },
		sent: sent && packFigures(sent),
	};
	return cipher.seal(JSON.stringify(packed), quarterPlace(id));
}

/** Opens a sealed quarter. */
export function openQuarter(cipher: UserCipher, { sealed, ...row }: QuarterRow): Quarter {
	const packed = JSON.parse(cipher.open(sealed, quarterPlace(row.id)));
	return {
		...row,
		...packed,
		draft: packed.draft && { ...packed.draft, figures: unpackFigures(packed.draft.figures) },
		sent: packed.sent && unpackFigures(packed.sent),
	};
}

/** Seals an update for its row. Amounts stay in pence: they only go to HMRC and into comparisons. */
export function sealUpdate(cipher: UserCipher, id: string, content: UpdateContent): string {
	return cipher.seal(JSON.stringify(content), updatePlace(id));
}

/** Opens a sealed update. */
export function openUpdate(
	cipher: UserCipher,
	{ id, sealed }: Pick<UpdateRow, 'id' | 'sealed'>,
): UpdateContent {
	return JSON.parse(cipher.open(sealed, updatePlace(id)));
}
