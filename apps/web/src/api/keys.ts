/** The cache keys, from general to specific: a return's key covers everything read about it. */

/** Query keys. */
export const keys = {
	service: ['service'] as const,
	user: ['user'] as const,
	sessions: ['sessions'] as const,
	history: ['history'] as const,
	emailChange: ['email-change'] as const,
	profileProposal: (id: string) => ['profile-proposal', id] as const,
	twoStep: ['two-step'] as const,
	passkeys: ['passkeys'] as const,
	/** Everything for administrators, or one part of it. */
	admin: (...part: readonly string[]) => ['admin', ...part] as const,
	deletion: ['deletion'] as const,
	closedAccount: ['closed-account'] as const,
	agentConsent: ['agent-consent'] as const,
	consent: (id: string) => ['consent', id] as const,
	/** Everything of Making Tax Digital, or one part of it. */
	mtd: (...part: readonly unknown[]) => ['mtd', ...part] as const,
	mtdConnection: ['mtd-connection'] as const,
	chatModel: ['chat-model'] as const,
	failedJobs: ['failed-jobs'] as const,
	taxReturns: ['tax-returns'] as const,
	taxReturn: (id: string) => ['tax-return', id] as const,
	entries: (id: string) => ['tax-return', id, 'entries'] as const,
	/** Of one return, or of all. */
	unsavedPages: (...id: readonly string[]) => ['unsaved-pages', ...id] as const,
	nextStep: (id: string) => ['tax-return', id, 'next-step'] as const,
	looseDocuments: ['loose-documents'] as const,
	documents: (id: string) => ['tax-return', id, 'documents'] as const,
	proposals: (id: string) => ['tax-return', id, 'proposals'] as const,
	deductions: (id: string) => ['tax-return', id, 'deductions'] as const,
	suggestedDeductions: (id: string) => ['tax-return', id, 'suggested-deductions'] as const,
	calculation: (id: string) => ['tax-return', id, 'calculation'] as const,
	checkAnswers: (id: string) => ['tax-return', id, 'check-answers'] as const,
	statement: (id: string) => ['tax-return', id, 'statement'] as const,
	partnerCodes: (id: string) => ['tax-return', id, 'partner-codes'] as const,
	carryForward: (id: string) => ['tax-return', id, 'carry-forward'] as const,
	chat: (id: string) => ['tax-return', id, 'chat'] as const,
	logs: (id: string) => ['tax-return', id, 'logs'] as const,
};
