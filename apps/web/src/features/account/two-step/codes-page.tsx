/** Recovery codes, shown only once: copy, download or print them. */
import { sayTwoStep } from '@halfpenny/messages/two-step';
import { Button } from '../../../ui/button.tsx';
import { CodeList } from '../../../ui/code-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { ButtonLink } from '../../../ui/screen-link.tsx';
import { copyText } from './copy-text.ts';
import { SECURITY } from './paths.ts';

/** `news` says what has just happened. */
export function CodesPage({ codes, news }: { readonly codes: readonly string[]; readonly news?: string }) {
	return (
		<Page title={sayTwoStep('codes.title')} lead={sayTwoStep('codes.lead')}>
			{news !== undefined && <Notice tone="good" title={news} />}
			<CodeList label={sayTwoStep('codes.list')} codes={codes} />
			<Keep text={codes.join('\n')} />
			<div className="no-print">
				<ButtonLink to={SECURITY}>{sayTwoStep('codes.done')}</ButtonLink>
			</div>
		</Page>
	);
}

function Keep({ text }: { readonly text: string }) {
	const save = () => {
		const file = new Blob([`${sayTwoStep('codes.inFile')}\n\n${text}\n`], { type: 'text/plain' });
		saveFile(file, sayTwoStep('codes.file'));
	};
	return (
		<div className="no-print flex flex-wrap gap-3">
			<Button look="secondary" small onClick={() => copyText(text)}>
				{sayTwoStep('codes.copy')}
			</Button>
			<Button look="secondary" small onClick={save}>
				{sayTwoStep('codes.download')}
			</Button>
			<Button look="secondary" small onClick={() => print()}>
				{sayTwoStep('codes.print')}
			</Button>
		</div>
	);
}
