/** The screens of one return, below `/app/return/:id`. Each feature is a separate chunk. */
import { findSection, pagesOf, type Section } from '@halfpenny/questions';
import { Route, Switch, useParams, useSearch } from 'wouter';
import { useReturnEvents } from '../api/return-events.ts';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { lazily } from '../ui/lazily.ts';

const WholeReturnPage = lazily(
	async () => (await import('../features/dashboard/whole-return-page.tsx')).WholeReturnPage,
);
const DocumentsPage = lazily(
	async () => (await import('../features/documents/documents-page.tsx')).DocumentsPage,
);
const ReviewPage = lazily(async () => (await import('../features/documents/review-page.tsx')).ReviewPage);
const CheckPage = lazily(async () => (await import('../features/filing/check-page.tsx')).CheckPage);
const DeclarationPage = lazily(
	async () => (await import('../features/filing/declaration-page.tsx')).DeclarationPage,
);
const SubmissionPage = lazily(
	async () => (await import('../features/filing/submission-page.tsx')).SubmissionPage,
);
const Sa100Page = lazily(async () => (await import('../features/filing/sa100-page.tsx')).Sa100Page);
const SectionPage = lazily(async () => (await import('../features/entries/section-page.tsx')).SectionPage);
const EntryPage = lazily(async () => (await import('../features/entries/entry-page.tsx')).EntryPage);
const EntryOverview = lazily(
	async () => (await import('../features/entries/entry-overview.tsx')).EntryOverview,
);
const AboutPage = lazily(async () => (await import('../features/entries/about-page.tsx')).AboutPage);
const ResidencePage = lazily(
	async () => (await import('../features/entries/residence-page.tsx')).ResidencePage,
);
const StatementPage = lazily(
	async () => (await import('../features/partnership/statement-page.tsx')).StatementPage,
);
const CodesPage = lazily(async () => (await import('../features/partnership/codes-page.tsx')).CodesPage);
const EnterCodePage = lazily(
	async () => (await import('../features/partnership/enter-code-page.tsx')).EnterCodePage,
);
const HandedSharePage = lazily(
	async () => (await import('../features/partnership/handed-share-page.tsx')).HandedSharePage,
);
const LastYearPage = lazily(
	async () => (await import('../features/last-year/last-year-page.tsx')).LastYearPage,
);
const UnderstandPage = lazily(
	async () => (await import('../features/understand/understand-page.tsx')).UnderstandPage,
);
const RemovePage = lazily(async () => (await import('../features/entries/remove-page.tsx')).RemovePage);

const base = '/app/return/:returnId';
/** What the server calls returns. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The screen at an address of a return. Listens for live updates while any of them is open. */
export function ReturnRoutes({ returnId }: { readonly returnId: string }) {
	return ID.test(returnId) ? <OneReturn returnId={returnId} /> : <NotFoundPage />;
}

function OneReturn({ returnId }: { readonly returnId: string }) {
	useReturnEvents(returnId);
	return (
		<Switch>
			<Route path={base}>
				<WholeReturnPage returnId={returnId} />
			</Route>
			<Route path={`${base}/documents`}>
				<DocumentsPage returnId={returnId} />
			</Route>
			<Route path={`${base}/documents/:documentId`}>
				{({ documentId }) => <ReviewPage returnId={returnId} documentId={documentId} />}
			</Route>
			<Route path={`${base}/check`}>
				<CheckPage returnId={returnId} />
			</Route>
			<Route path={`${base}/declaration`}>
				<DeclarationPage returnId={returnId} />
			</Route>
			<Route path={`${base}/submission/:submissionId`}>
				{({ submissionId }) => <SubmissionPage returnId={returnId} submissionId={submissionId} />}
			</Route>
			<Route path={`${base}/sa100`}>
				<Sa100Page returnId={returnId} />
			</Route>
			<Route path={`${base}/statement`}>
				<StatementPage returnId={returnId} />
			</Route>
			<Route path={`${base}/partner-codes`}>
				<CodesPage returnId={returnId} />
			</Route>
			<Route path={`${base}/partnership-code`}>
				<EnterCodePage returnId={returnId} />
			</Route>
			<Route path={`${base}/partnership-code/:proposalId`}>
				{({ proposalId }) => <HandedSharePage returnId={returnId} proposalId={proposalId} />}
			</Route>
			<Route path={`${base}/about`}>
				<AboutPage returnId={returnId} />
			</Route>
			<Route path={`${base}/about/:page`}>
				{({ page }) => <AboutPage key={page} returnId={returnId} pageId={page} />}
			</Route>
			<Route path={`${base}/residence`}>
				<ResidencePage returnId={returnId} />
			</Route>
			<Route path={`${base}/last-year`}>
				<LastYearPage returnId={returnId} />
			</Route>
			<Route path={`${base}/understand`}>
				<UnderstandPage returnId={returnId} />
			</Route>
			<Route path={`${base}/:section/*?`}>
				<SectionRoutes returnId={returnId} />
			</Route>
			<Route component={NotFoundPage} />
		</Switch>
	);
}

/** The screens of a section of the interview. Any other name is not found. */
function SectionRoutes({ returnId }: { readonly returnId: string }) {
	const section = findSection(useParams<{ section: string }>().section);
	if (section === undefined || section.group === 'scope') return <NotFoundPage />;
	return <KnownSection returnId={returnId} section={section} />;
}

function KnownSection({ returnId, section }: { readonly returnId: string; readonly section: Section }) {
	const at = `${base}/:section`;
	const shown = { returnId, section };
	const search = useSearch();
	return (
		<Switch>
			<Route path={at}>
				<SectionPage {...shown} />
			</Route>
			<Route path={`${at}/add`}>
				<EntryPage key={`${section.id} add ${search}`} {...shown} />
			</Route>
			<Route path={`${at}/:entryId`}>
				{({ entryId }) =>
					pagesOf(section).length > 1 ? (
						<EntryOverview key={entryId} {...shown} entryId={entryId} />
					) : (
						<EntryPage key={entryId} {...shown} entryId={entryId} />
					)
				}
			</Route>
			<Route path={`${at}/:entryId/remove`}>
				{({ entryId }) => <RemovePage {...shown} entryId={entryId} />}
			</Route>
			<Route path={`${at}/:entryId/:page`}>
				{({ entryId, page }) => (
					<EntryPage key={`${entryId} ${page}`} {...shown} entryId={entryId} pageId={page} />
				)}
			</Route>
			<Route component={NotFoundPage} />
		</Switch>
	);
}
