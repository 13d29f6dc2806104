/** The arrows of docs/architecture.md, enforced. A room may know only the rooms below it. */
const below = {
	result: [],
	messages: [],
	years: [],
	govtalk: ['result'],
	facts: ['years'],
	tax: ['facts', 'years'],
	lifecycle: ['facts', 'years'],
	questions: ['facts', 'messages'],
	suggestions: ['facts', 'years', 'tax', 'questions', 'messages'],
	assistant: ['facts', 'years', 'tax', 'questions', 'suggestions', 'lifecycle', 'messages', 'result'],
	forms: ['facts', 'govtalk', 'tax', 'years', 'messages'],
	hmrc: ['facts', 'govtalk'],
	'hmrc-local': ['govtalk', 'years'],
	reader: ['facts', 'result', 'years'],
	contract: ['facts', 'messages', 'years'],
	testing: ['facts', 'years'],
};
const rooms = Object.entries(below).map(([room, allowed]) => ({
	name: `room-${room}`,
	severity: 'error',
	comment: `packages/${room} may import only: ${allowed.join(', ') || 'nothing of ours'}`,
	from: { path: `^packages/${room}/src`, pathNot: '\\.test\\.tsx?$' },
	to: { path: '^(packages|apps)/', pathNot: [room, ...allowed].map((name) => `^packages/${name}/`) },
}));
/** The rooms of the web app: what each may know of the others, type imports included. */
const web = {
	ui: [],
	charts: ['ui'],
	api: ['ui'],
	returns: ['api', 'charts', 'ui'],
	interview: ['returns', 'api', 'charts', 'ui'],
	site: ['api', 'charts', 'ui'],
	features: ['interview', 'returns', 'site', 'api', 'charts', 'ui'],
	app: ['features', 'interview', 'returns', 'site', 'api', 'charts', 'ui'],
};
const webRooms = Object.entries(web).map(([room, allowed]) => ({
	name: `web-${room}`,
	severity: 'error',
	comment: `apps/web/src/${room} may import only: ${allowed.join(', ') || 'no other room of the web app'}`,
	from: { path: `^apps/web/src/${room}/` },
	to: { path: '^apps/web/', pathNot: [room, ...allowed].map((name) => `^apps/web/src/${name}/`) },
}));
/** The features of the server in their order, each with those it knows: all of them before it. Types and tests included. */
const features = {
	'account-notices': [],
	profile: ['account-notices'],
	accounts: ['account-notices', 'profile'],
	'two-step': ['account-notices', 'profile', 'accounts'],
	passkeys: ['account-notices', 'profile', 'accounts', 'two-step'],
	'account-security': ['account-notices', 'profile', 'accounts', 'two-step'],
	'tax-returns': [],
	'account-history': ['tax-returns'],
	'unsaved-answers': ['tax-returns'],
	entries: ['tax-returns', 'unsaved-answers'],
	calculation: ['profile', 'tax-returns', 'entries'],
	'return-overview': ['tax-returns', 'entries', 'calculation'],
	proposals: ['profile', 'tax-returns', 'entries', 'calculation'],
	documents: ['profile', 'tax-returns', 'proposals'],
	'carry-forward': ['profile', 'tax-returns', 'entries', 'calculation', 'documents', 'proposals'],
	'suggested-deductions': ['tax-returns', 'entries', 'calculation'],
	blockers: ['entries'],
	partnerships: ['tax-returns', 'entries', 'calculation', 'proposals', 'blockers'],
	consent: [],
	bindings: ['account-notices', 'profile'],
	'hmrc-connection': ['profile', 'accounts', 'two-step', 'consent', 'bindings'],
	submissions: [
		...['profile', 'two-step', 'tax-returns', 'entries', 'calculation', 'return-overview'],
		...['blockers', 'partnerships', 'consent', 'bindings'],
	],
	'making-tax-digital': [
		...[
			'profile',
			'two-step',
			'tax-returns',
			'entries',
			'calculation',
			'documents',
			'hmrc-connection',
			'submissions',
		],
	],
	summary: ['tax-returns', 'submissions'],
	'next-step': [
		...['tax-returns', 'entries', 'documents', 'blockers', 'consent', 'submissions'],
		'making-tax-digital',
	],
	chat: [
		...['profile', 'tax-returns', 'entries', 'calculation', 'proposals', 'documents', 'hmrc-connection'],
		...['making-tax-digital', 'next-step'],
	],
	exports: [
		...[
			'profile',
			'two-step',
			'passkeys',
			'account-security',
			'tax-returns',
			'entries',
			'calculation',
			'return-overview',
		],
		...['documents', 'proposals', 'suggested-deductions', 'consent', 'bindings', 'hmrc-connection'],
		...['submissions', 'chat', 'making-tax-digital'],
	],
	imports: ['profile', 'tax-returns', 'entries', 'documents', 'submissions', 'exports'],
	'account-deletion': [
		...['account-notices', 'profile', 'accounts', 'two-step', 'account-security', 'tax-returns'],
		...['documents', 'consent', 'bindings', 'hmrc-connection'],
	],
	backups: ['submissions'],
	keys: ['documents'],
	'failed-jobs': [],
	service: [],
	admin: ['accounts', 'two-step', 'bindings', 'hmrc-connection', 'submissions'],
};
/** An order has no circle: nobody knows one that stands after it. */
Object.entries(features).forEach(([feature, allowed], place, all) => {
	const before = all.slice(0, place).map(([name]) => name);
	const after = allowed.filter((name) => !before.includes(name));
	if (after.length > 0)
		throw new Error(`${feature} stands before ${after.join(', ')}, and so may not know it`);
});
const featureOrder = Object.entries(features).map(([feature, allowed]) => ({
	name: `feature-${feature}`,
	severity: 'error',
	comment: `the server's ${feature} may import only: ${allowed.join(', ') || 'no other feature'}`,
	from: { path: `^apps/server/src/features/${feature}/` },
	to: {
		path: '^apps/server/src/features/',
		pathNot: [feature, ...allowed].map((name) => `^apps/server/src/features/${name}/`),
	},
}));
/** The rooms of the reader: sources and engine share only the page types, and definitions stand on the engine. */
const reader = {
	sources: [],
	engine: [],
	documents: ['engine'],
	child: ['sources', 'engine', 'documents'],
};
const readerRooms = Object.entries(reader).map(([room, allowed]) => ({
	name: `reader-${room}`,
	severity: 'error',
	comment: `packages/reader/src/${room} may import only: ${allowed.join(', ') || 'no other room of the reader'}`,
	from: { path: `^packages/reader/src/${room}/`, pathNot: '\\.test\\.ts$' },
	to: {
		path: '^packages/reader/src/[^/]+/',
		pathNot: [room, ...allowed].map((name) => `^packages/reader/src/${name}/`),
	},
}));
module.exports = {
	forbidden: [
		...rooms,
		...webRooms,
		...readerRooms,
		...featureOrder,
		{
			name: 'feature-in-the-order',
			severity: 'error',
			comment: 'a new feature of the server has its line in the order',
			from: {},
			to: {
				path: '^apps/server/src/features/',
				pathNot: Object.keys(features).map((name) => `^apps/server/src/features/${name}/`),
			},
		},
		{
			name: 'features-stand-on-the-platform',
			severity: 'error',
			from: { path: '^apps/server/src/(database|jobs|platform)/' },
			to: { path: '^apps/server/src/features/' },
		},
		{
			name: 'no-circle',
			severity: 'error',
			comment: 'type imports included',
			from: {},
			to: { circular: true },
		},
		{
			name: 'packages-know-no-app',
			severity: 'error',
			from: { path: '^packages' },
			to: { path: '^apps' },
		},
		{
			name: 'judge-shares-nothing',
			severity: 'error',
			comment: 'hmrc-local judges tax, forms and hmrc: its tests may not see them either',
			from: { path: '^packages/hmrc-local' },
			to: { path: '^packages/(tax|forms|hmrc|facts|questions)/' },
		},
		{
			name: 'testing-in-tests-only',
			severity: 'error',
			from: {
				path: '^(packages|apps)/',
				pathNot: ['\\.test\\.tsx?$', '^packages/testing', '/tests/', '/bench/', '/evidence/', '/eval/'],
			},
			to: { path: '^packages/testing' },
		},
		{
			name: 'features-do-not-import-each-other',
			severity: 'error',
			from: { path: '^apps/web/src/features/([^/]+)/' },
			to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
		},
		{
			name: 'web-takes-types-of-the-contract',
			severity: 'error',
			from: { path: '^apps/web/src' },
			to: { path: '^packages/contract', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'apps-apart',
			severity: 'error',
			from: { path: '^apps/([^/]+)/' },
			to: { path: '^apps/', pathNot: '^apps/$1/' },
		},
		{
			name: 'sql-in-repositories',
			severity: 'error',
			from: {
				path: '^apps/server/src',
				pathNot: [
					'/(repository|[a-z-]+-repository)\\.ts$',
					'/database/',
					'/jobs/',
					'/testing/',
					'\\.test\\.ts$',
				],
			},
			to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)' },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '(^|/)dist/' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
	},
};
