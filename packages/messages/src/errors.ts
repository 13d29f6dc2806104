/** The one table of expected errors: a stable code, its HTTP status, what happened, and what to do. Long because it is one table. */

interface ErrorWords {
	readonly status: number;
	readonly message: string;
	readonly remediation: string;
}

const table = {
	VALIDATION_FAILED: {
		status: 400,
		message: 'Some answers need another look',
		remediation: 'Correct what is marked and send it again. Nothing you typed has been lost.',
	},
	NO_RULES_FOR_YEAR: {
		status: 400,
		message: 'We have no rules for that tax year',
		remediation: 'Choose one of the tax years offered.',
	},
	NOT_SIGNED_IN: { status: 401, message: 'You are not signed in', remediation: 'Sign in to continue.' },
	WRONG_CREDENTIALS: {
		status: 401,
		message: 'That username and password do not match an account',
		remediation: 'Check both and try again.',
	},
	CODE_STEP_OVER: {
		status: 401,
		message: 'Logging in took too long',
		remediation: 'Log in again with your password. Then we ask for a code once more.',
	},
	CSRF_FAILED: {
		status: 403,
		message: 'This page is out of date',
		remediation: 'Reload the page and try again. What you typed is still here until you do.',
	},
	FORBIDDEN: {
		status: 403,
		message: 'That belongs to somebody else',
		remediation: 'Go back to your own tax return.',
	},
	NOT_FOUND: {
		status: 404,
		message: 'We could not find that',
		remediation: 'It may have been deleted. Go back and choose again.',
	},
	USERNAME_TAKEN: {
		status: 409,
		message: 'That username or email address already has an account',
		remediation: 'Sign in, or choose another.',
	},
	RETURN_EXISTS: {
		status: 409,
		message: 'You already have a return for that tax year',
		remediation: 'Open the one you have.',
	},
	STALE_WRITE: {
		status: 409,
		message: 'This was changed somewhere else while you were editing',
		remediation: 'Compare both versions and choose which to keep.',
	},
	RETURN_LOCKED: {
		status: 409,
		message: 'This return is on its way to HMRC, so its answers cannot change now',
		remediation: 'Wait for HMRC’s answer.',
	},
	RETURN_ACCEPTED: {
		status: 409,
		message: 'HMRC has accepted this return, so its answers stay as they were filed',
		remediation: 'To correct a filed return, start an amendment of it.',
	},
	SNAPSHOT_CHANGED: {
		status: 409,
		message: 'Your answers changed after you checked them',
		remediation: 'Look at what changed, then confirm again.',
	},
	ALREADY_SUBMITTED: {
		status: 409,
		message: 'This return has already been sent to HMRC',
		remediation: 'There is nothing to send again. The page shows where it is.',
	},
	ATTEMPTS_EXHAUSTED: {
		status: 409,
		message: 'HMRC has refused this return three times',
		remediation:
			'It is not sent a fourth time from here. File it on HMRC’s own site, on paper or with other software, and ask HMRC for help.',
	},
	NOTHING_TO_RETRY: {
		status: 409,
		message: 'There is no refused attempt to try again',
		remediation: 'Look at the submission history.',
	},
	NOTHING_TO_AMEND: {
		status: 409,
		message: 'HMRC has not accepted this return, so there is nothing to amend',
		remediation: 'Change your answers and submit the return itself.',
	},
	NOT_AMENDING: {
		status: 409,
		message: 'You are not changing this return, so there is nothing to give up',
		remediation: 'Load the page again to see how your return stands.',
	},
	AMENDMENT_WINDOW_CLOSED: {
		status: 409,
		message: 'The time in which HMRC takes amendments of this return is over',
		remediation: 'If you paid too much, write to HMRC to claim it back. If you paid too little, tell HMRC.',
	},
	AMENDMENT_UNCHANGED: {
		status: 409,
		message: 'HMRC has this return just as it is here, so there is nothing to send',
		remediation: 'Change what is not right, or choose “Keep what HMRC has” on your return’s page.',
	},
	NOTHING_TO_RELEASE: {
		status: 409,
		message: 'We know how this submission stands, so there is nothing to release',
		remediation: 'Look at the submission history.',
	},
	RELEASE_TOO_SOON: {
		status: 409,
		message: 'It is too soon to say that HMRC does not have this return',
		remediation: 'HMRC’s page can be behind. Wait until the time shown, then look at it again.',
	},
	SEEN_AT_HMRC: {
		status: 409,
		message: 'Someone looked and said that HMRC has this return, so it is not sent again',
		remediation:
			'To correct it, start an amendment. If it is not at HMRC after all, tell whoever hosts this service.',
	},
	RECEIPT_NEEDS_OPERATOR: {
		status: 409,
		message: 'HMRC sent a receipt that does not match what we sent',
		remediation: 'Tell whoever hosts this service. Do not send the return again.',
	},
	FOUND_AT_HMRC: {
		status: 409,
		message: 'We have just asked HMRC, and HMRC has this return',
		remediation: 'Nothing more is needed from you. HMRC’s answer comes to this page.',
	},
	HMRC_NOT_ASKED: {
		status: 409,
		message: 'We could not ask HMRC just now whether it has this return, so nothing has changed',
		remediation: 'Try again later. A return is sent again only once HMRC does not list it.',
	},
	NO_RECEIPT_YET: {
		status: 409,
		message: 'There is no receipt from HMRC for this submission',
		remediation: 'Look at the submission history. The receipt is here once HMRC accepts the return.',
	},
	JOB_NOT_FAILED: {
		status: 409,
		message: 'That work has not failed',
		remediation: 'Reload the page: it has been started again, or is done.',
	},
	AGENT_CONSENT_REQUIRED: {
		status: 409,
		message: 'You have not agreed that we act as your agent with HMRC',
		remediation: 'Read what it means and agree, then submit again. You can take it back at any time.',
	},
	CONSENT_NOT_NEEDED: {
		status: 409,
		message: 'Nobody acts as your agent here, so there is nothing to agree to',
		remediation: 'Go back and submit your return.',
	},
	CONSENT_CLOSED: {
		status: 409,
		message: 'That question has been answered, or is too old',
		remediation: 'Start again from your return.',
	},
	TWO_STEP_ON: {
		status: 409,
		message: 'Two-step sign-in is already on',
		remediation: 'Turn it off first if you want to set it up with another app.',
	},
	TWO_STEP_OFF: {
		status: 409,
		message: 'Two-step sign-in is not on',
		remediation: 'You can set it up under “Password and sign-ins”.',
	},
	TWO_STEP_NOT_BEGUN: {
		status: 409,
		message: 'That key has run out',
		remediation: 'Set two-step sign-in up again. Your app gets a new key.',
	},
	FILING_UNDER_WAY: {
		status: 409,
		message: 'A return of yours is on its way to HMRC',
		remediation: 'Wait for HMRC’s answer, so that your receipt is not lost. Then delete your account.',
	},
	PROPOSAL_CLOSED: {
		status: 409,
		message: 'That suggestion has already been dealt with',
		remediation: 'Look at your answers: it is there, or you chose to leave it out.',
	},
	DOCUMENT_SUPPORTS_RETURN: {
		status: 409,
		message: 'That document supports a return that was filed',
		remediation: 'It is kept for six years after filing.',
	},
	REQUEST_TOO_LARGE: {
		status: 413,
		message: 'That was too much to send at once',
		remediation: 'Shorten what you typed and send it again.',
	},
	MEDIA_TYPE_UNSUPPORTED: {
		status: 415,
		message: 'That was sent in a form we cannot read',
		remediation: 'Reload the page and try again.',
	},
	DOCUMENT_TOO_LARGE: {
		status: 413,
		message: 'File too large',
		remediation: 'Please upload a file smaller than 10MB.',
	},
	DOCUMENT_TYPE_UNSUPPORTED: {
		status: 415,
		message: 'Invalid file type',
		remediation: 'Please upload a PDF of your P60.',
	},
	DOCUMENT_IMAGE_LATER: {
		status: 415,
		message: 'Photos and scans cannot be read yet',
		remediation: 'Upload the PDF that your employer sent, or type the figures in.',
	},
	DOCUMENT_ENCRYPTED: {
		status: 422,
		message: 'That PDF is locked with a password',
		remediation: 'Save a copy without a password and upload that, or type the figures in.',
	},
	DOCUMENT_UNREADABLE: {
		status: 422,
		message: 'That file is not a PDF we can open',
		remediation: 'Download it again from where it came from, or type the figures in.',
	},
	DOCUMENT_MISSING: {
		status: 404,
		message: 'We cannot find the file of that paper',
		remediation: 'Upload the same file again. What was read from it before stays as it is.',
	},
	TOO_MANY_DOCUMENTS: {
		status: 409,
		message: 'You have as many papers here as one person may keep',
		remediation: 'Delete papers that you no longer need, then upload this one again.',
	},
	DOCUMENT_TOO_COMPLEX: {
		status: 422,
		message: 'That PDF takes too much work to open',
		remediation: 'Print it to a new PDF and upload that, or type the figures in.',
	},
	WRONG_PASSWORD: {
		status: 422,
		message: 'That is not your password',
		remediation: 'Enter the password that you log in with now.',
	},
	WRONG_CODE: {
		status: 422,
		message: 'That code does not work',
		remediation:
			'Enter the newest code that your app shows, or a recovery code that you have not used. Each works once. If none works, check that the clock of your phone is right.',
	},
	DECLARATION_REQUIRED: {
		status: 422,
		message: 'You have not confirmed the declaration',
		remediation: 'Check your answers, then tick the declaration.',
	},
	RETURN_INCOMPLETE: {
		status: 422,
		message: 'Some answers that HMRC needs are missing',
		remediation: 'Open each one listed and fill it in.',
	},
	RETURN_REFUSED_BY_RULES: {
		status: 422,
		message: 'HMRC’s rules would refuse this return',
		remediation: 'Open each answer listed and correct it.',
	},
	WRONG_RETURN_TYPE: {
		status: 422,
		message: 'That belongs to another kind of return',
		remediation:
			'A person’s return has a tax calculation, a partnership’s has a partnership statement. Open the one you need.',
	},
	PARTNER_CODE_UNKNOWN: {
		status: 422,
		message: 'That code does not work',
		remediation:
			'Check each letter and number. A code works once, and for 30 days. If it is right, ask your partnership for a new one.',
	},
	PARTNER_CODE_OTHER_YEAR: {
		status: 422,
		message: 'That code is for another tax year',
		remediation: 'Open your return for the tax year of the partnership’s return and enter the code there.',
	},
	LAST_RETURN_UNREADABLE: {
		status: 422,
		message: 'That file cannot be read as a tax return',
		remediation:
			'Choose the XML that was sent to HMRC. Other products call it “submission XML” or “GovTalk file”.',
	},
	LAST_RETURN_OTHER_YEAR: {
		status: 422,
		message: 'That return is not of the year before',
		remediation: 'Choose the return of last year, or open the return that follows it.',
	},
	LAST_RETURN_OTHER_PERSON: {
		status: 422,
		message: 'That return has another UTR than yours',
		remediation: 'Choose your own return. If it is yours, check the UTR in your details.',
	},
	FORM_NOT_AVAILABLE: {
		status: 422,
		message: 'There is no form for that tax year yet',
		remediation: 'You can see an estimate, and file once HMRC’s form is supported.',
	},
	RATE_LIMITED: {
		status: 429,
		message: 'Too many tries',
		remediation: 'Wait a minute and try again.',
	},
	TOO_MANY_CODES: {
		status: 429,
		message: 'Too many wrong codes',
		remediation: 'Wait 15 minutes, then try again with the newest code that your app shows.',
	},
	INTERNAL: {
		status: 500,
		message: 'Something went wrong on our side',
		remediation: 'Try again. If it happens again, tell whoever hosts this service.',
	},
	HMRC_UNREACHABLE: {
		status: 503,
		message: 'HMRC cannot be reached just now',
		remediation: 'Nothing was sent. Try again in a few minutes.',
	},
	HMRC_NOT_SET_UP: {
		status: 503,
		message: 'This service is not set up to send returns yet',
		remediation: 'Nothing was sent. Tell whoever hosts this service that its HMRC credentials are missing.',
	},
	UNAVAILABLE: {
		status: 503,
		message: 'The service is temporarily unavailable',
		remediation: 'Please try again in a few minutes.',
	},
} as const satisfies Record<string, ErrorWords>;

/** An expected error's stable code. */
export type ErrorCode = keyof typeof table;

/** Status, message and remediation of each code. */
export const errorTable: Readonly<Record<ErrorCode, ErrorWords>> = table;
