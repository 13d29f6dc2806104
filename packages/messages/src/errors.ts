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
		message: 'That belongs to someone else',
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
		message: 'This return is on its way to HMRC, so you can’t change its answers now',
		remediation: 'Wait for HMRC’s answer.',
	},
	RETURN_ACCEPTED: {
		status: 409,
		message: 'HMRC has accepted this return, so its answers stay as they were filed',
		remediation: 'To correct a filed return, start an amendment.',
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
		message: 'HMRC has rejected this return three times',
		remediation:
			'We won’t send it a fourth time. File it on HMRC’s own site, on paper or with other software, and ask HMRC for help.',
	},
	NOTHING_TO_RETRY: {
		status: 409,
		message: 'There is no rejected attempt to try again',
		remediation: 'Look at the submission history.',
	},
	NOTHING_TO_AMEND: {
		status: 409,
		message: 'HMRC has not accepted this return, so there is nothing to amend',
		remediation: 'Change your answers and submit the return itself.',
	},
	NOT_AMENDING: {
		status: 409,
		message: 'You’re not amending this return, so there is nothing to cancel',
		remediation: 'Reload the page to see where your return is.',
	},
	AMENDMENT_WINDOW_CLOSED: {
		status: 409,
		message: 'The deadline for amending this return has passed',
		remediation: 'If you paid too much, write to HMRC to claim it back. If you paid too little, tell HMRC.',
	},
	AMENDMENT_UNCHANGED: {
		status: 409,
		message: 'HMRC already has this return exactly as it is here, so there is nothing to send',
		remediation: 'Change whatever isn’t right, or choose “Keep what HMRC has” on your return’s page.',
	},
	NOTHING_TO_RELEASE: {
		status: 409,
		message: 'We know what happened to this submission, so there is nothing to release',
		remediation: 'Look at the submission history.',
	},
	RELEASE_TOO_SOON: {
		status: 409,
		message: 'It’s too soon to say that HMRC doesn’t have this return',
		remediation: 'HMRC’s page can be out of date. Wait until the time shown, then look again.',
	},
	SEEN_AT_HMRC: {
		status: 409,
		message: 'Someone checked and said HMRC has this return, so we won’t send it again',
		remediation:
			'To correct it, start an amendment. If it is not at HMRC after all, tell the person who runs this service.',
	},
	RECEIPT_NEEDS_OPERATOR: {
		status: 409,
		message: 'HMRC sent a receipt that does not match what we sent',
		remediation: 'Tell the person who runs this service. Do not send the return again.',
	},
	FOUND_AT_HMRC: {
		status: 409,
		message: 'We’ve just asked HMRC, and they have this return',
		remediation: 'You don’t need to do anything. HMRC’s answer will appear on this page.',
	},
	HMRC_NOT_ASKED: {
		status: 409,
		message: 'We couldn’t ask HMRC whether it has this return just now, so nothing has changed',
		remediation: 'Try again later. A return can only be sent again once HMRC’s list doesn’t show it.',
	},
	NO_RECEIPT_YET: {
		status: 409,
		message: 'There is no receipt from HMRC for this submission',
		remediation: 'Look at the submission history. The receipt appears once HMRC accepts the return.',
	},
	JOB_NOT_FAILED: {
		status: 409,
		message: 'That task has not failed',
		remediation: 'Reload the page: it has been started again, or is done.',
	},
	AGENT_CONSENT_REQUIRED: {
		status: 409,
		message: 'You haven’t agreed to us acting as your agent with HMRC',
		remediation: 'Read what it means and agree, then submit again. You can withdraw at any time.',
	},
	UTR_BOUND_ELSEWHERE: {
		status: 409,
		message: 'You can’t file for this Unique Taxpayer Reference from this account',
		remediation:
			'Nothing was sent. Check the reference. If it’s right, ask the person who runs this service: they have been told, and can let this account file for it.',
	},
	BINDING_AWAITS_APPROVAL: {
		status: 409,
		message:
			'The first return for a Unique Taxpayer Reference needs approval by the person who runs this service',
		remediation:
			'We ask them once everything else is answered and you’ve agreed to them acting for you. Your return stays as it is: come back later to submit it.',
	},
	BINDING_DECLINED: {
		status: 409,
		message:
			'The person who runs this service won’t file for this Unique Taxpayer Reference from this account',
		remediation: 'Check the reference. If it’s right, ask them.',
	},
	UTR_NOT_OWN: {
		status: 409,
		message: 'This service isn’t set up to file for this Unique Taxpayer Reference',
		remediation:
			'Check the reference. If it’s right, ask the person who runs this service to add it to the references that they file for.',
	},
	CONSENT_NOT_NEEDED: {
		status: 409,
		message: 'You don’t have an agent here, so there is nothing to agree to',
		remediation: 'Go back and submit your return.',
	},
	CONSENT_CLOSED: {
		status: 409,
		message: 'That question has been answered or has expired',
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
		message: 'That key has expired',
		remediation: 'Set two-step sign-in up again. Your app gets a new key.',
	},
	FILING_UNDER_WAY: {
		status: 409,
		message: 'One of your returns is on its way to HMRC',
		remediation: 'Wait for HMRC’s answer so you don’t lose your receipt. Then delete your account.',
	},
	PROPOSAL_CLOSED: {
		status: 409,
		message: 'That suggestion has already been dealt with',
		remediation: 'Check your answers: either it’s there, or you chose to leave it out.',
	},
	PROPOSAL_OUT_OF_DATE: {
		status: 409,
		message: 'That suggestion is out of date',
		remediation: 'Look for a newer one, or type the answers in.',
	},
	DOCUMENT_SUPPORTS_RETURN: {
		status: 409,
		message: 'That document supports a return that was filed',
		remediation: 'We keep it for six years after filing.',
	},
	REQUEST_TOO_LARGE: {
		status: 413,
		message: 'That was too much to send at once',
		remediation: 'Shorten what you typed and send it again.',
	},
	MEDIA_TYPE_UNSUPPORTED: {
		status: 415,
		message: 'That was sent in a format we can’t read',
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
		remediation: 'Please upload a JPEG, PNG, or PDF file.',
	},
	DOCUMENT_NO_TEXT: {
		status: 422,
		message: 'We can’t find any text in that file',
		remediation: 'Photograph the whole page in good light and upload it again, or type the figures in.',
	},
	DOCUMENT_ENCRYPTED: {
		status: 422,
		message: 'That PDF is locked with a password',
		remediation: 'Save a copy without a password and upload that, or type the figures in.',
	},
	DOCUMENT_UNREADABLE: {
		status: 422,
		message: 'We can’t open that file',
		remediation: 'Download it again from where it came from, or type the figures in.',
	},
	DOCUMENT_MISSING: {
		status: 404,
		message: 'We can’t find that document’s file',
		remediation: 'Upload the same file again. What was read from it before stays as it is.',
	},
	TOO_MANY_DOCUMENTS: {
		status: 409,
		message: 'You’ve reached the limit on documents',
		remediation: 'Delete documents you no longer need, then upload this one again.',
	},
	LAST_RETURN_TOO_LARGE: {
		status: 413,
		message: 'That file is too large to be a tax return',
		remediation: 'Upload the XML file of one return. It is smaller than 2 MB.',
	},
	TOO_MANY_ENTRIES: {
		status: 409,
		message: 'This return has no room for more entries',
		remediation:
			'Add up small amounts of the same kind and enter the total, or delete entries you don’t need.',
	},
	DOCUMENT_TOO_COMPLEX: {
		status: 422,
		message: 'That file is too complicated to read',
		remediation: 'Print it to a new PDF or take a smaller photo and upload that, or type the figures in.',
	},
	WRONG_PASSWORD: {
		status: 422,
		message: 'That is not your password',
		remediation: 'Enter the password that you log in with now.',
	},
	WRONG_CODE: {
		status: 422,
		message: 'That code doesn’t work',
		remediation:
			'Enter the newest code that your app shows, or a recovery code that you have not used. Each works once. If none works, check that your phone’s clock is right.',
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
		message: 'That is for another kind of return',
		remediation:
			'A person’s return has a tax calculation, a partnership’s has a partnership statement. Open the one you need.',
	},
	PARTNER_CODE_UNKNOWN: {
		status: 422,
		message: 'That code doesn’t work',
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
		message: 'That return isn’t for the year before',
		remediation: 'Choose last year’s return, or open the return for the year after it.',
	},
	LAST_RETURN_OTHER_PERSON: {
		status: 422,
		message: 'That return’s UTR isn’t yours',
		remediation: 'Choose your own return. If it is yours, check the UTR in your details.',
	},
	FORM_NOT_AVAILABLE: {
		status: 422,
		message: 'There is no form for that tax year yet',
		remediation: 'You can see an estimate now, and file once HMRC’s form is supported.',
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
		remediation: 'Try again. If it happens again, tell the person who runs this service.',
	},
	HMRC_UNREACHABLE: {
		status: 503,
		message: 'HMRC can’t be reached right now',
		remediation: 'Nothing was sent. Try again in a few minutes.',
	},
	HMRC_NOT_SET_UP: {
		status: 503,
		message: 'This service isn’t set up to send returns yet',
		remediation:
			'Nothing was sent. Tell the person who runs this service that its HMRC credentials are missing.',
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
