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
		remediation: 'Correct the marked answers and try again. Nothing you typed has been lost.',
	},
	NO_RULES_FOR_YEAR: {
		status: 400,
		message: 'We have no rules for that tax year',
		remediation: 'Choose one of the tax years offered.',
	},
	NOT_SIGNED_IN: { status: 401, message: 'You’re not signed in', remediation: 'Log in to continue.' },
	WRONG_CREDENTIALS: {
		status: 401,
		message: 'That username and password do not match an account',
		remediation: 'Check both and try again.',
	},
	ADMIN_TOKEN_WRONG: {
		status: 403,
		message: 'This set-up token isn’t valid',
		remediation:
			'Each token works once, for 24 hours. To get another, restart the service or run: npm run operator -- admin-token',
	},
	LINK_OVER: {
		status: 410,
		message: 'This link no longer works',
		remediation: 'It has been used, replaced by a newer one or has expired. Ask for a new one.',
	},
	LETTERS_NOT_SET_UP: {
		status: 503,
		message: 'This service can’t send emails',
		remediation: 'Ask the person who runs it for a new password.',
	},
	CODE_STEP_OVER: {
		status: 401,
		message: 'Logging in took too long',
		remediation: 'Log in again with your password, then enter a new code.',
	},
	CSRF_FAILED: {
		status: 403,
		message: 'This page is out of date',
		remediation: 'Copy anything you’ve typed, then reload the page and try again. Reloading clears it.',
	},
	FORBIDDEN: {
		status: 403,
		message: 'That belongs to someone else',
		remediation: 'Go back to your own tax return.',
	},
	ACCOUNT_CLOSED: {
		status: 403,
		message: 'Your account is closed',
		remediation: 'You can restore it until it’s erased.',
	},
	PASSWORD_TO_BE_CHANGED: {
		status: 403,
		message: 'Choose a password of your own first',
		remediation:
			'The person who runs this service gave you your password. Change it under Password and sign-ins.',
	},
	NOT_FOUND: {
		status: 404,
		message: 'We could not find that',
		remediation: 'It may have been deleted. Go back and choose again.',
	},
	USERNAME_TAKEN: {
		status: 409,
		message: 'That username or email address already has an account',
		remediation: 'Log in, or choose another.',
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
	CHAT_BUSY: {
		status: 409,
		message: 'The assistant is still answering',
		remediation: 'Wait for the answer, which may be in another tab, then send your message again.',
	},
	MODEL_CHANGED: {
		status: 409,
		message: 'The assistant’s model has changed',
		remediation: 'Read the question again and choose whether to let the new model answer.',
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
	RETURN_NOT_EMPTY: {
		status: 409,
		message: 'This return already has answers, so nothing was imported',
		remediation: 'Import into a return without answers, so that nothing is replaced or counted twice.',
	},
	ARCHIVE_UNREADABLE: {
		status: 422,
		message: 'That file isn’t an archive from this service, or it’s damaged. Nothing was imported',
		remediation: 'Choose the ZIP file from “Export Data”, exactly as you downloaded it.',
	},
	ARCHIVE_TOO_LARGE: {
		status: 413,
		message: 'That archive is too large to import here',
		remediation: 'Ask the person who runs this service to restore it from a backup.',
	},
	ACCOUNT_NOT_EMPTY: {
		status: 409,
		message: 'This account already has returns or documents, so nothing was imported',
		remediation: 'Import into a new account, so that nothing is replaced or counted twice.',
	},
	IMPORT_UNDER_WAY: {
		status: 409,
		message: 'When that archive was made, one of its returns was on its way to HMRC or being amended',
		remediation:
			'Go back to where you exported it. Wait for HMRC’s answer, or finish or cancel the amendment, then export again.',
	},
	SNAPSHOT_CHANGED: {
		status: 409,
		message: 'Your answers changed after you checked them',
		remediation: 'Look at what changed, then confirm again.',
	},
	ALREADY_SUBMITTED: {
		status: 409,
		message: 'This return has already been sent to HMRC',
		remediation: 'You don’t need to send it again. Its page shows how far it has got.',
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
	AMENDMENT_OF_IMPORTED: {
		status: 409,
		message: 'You imported this return, so we don’t know whether HMRC still has it like this',
		remediation: 'Look at it in your HMRC online account first, then confirm that it’s the same.',
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
			'To correct it, start an amendment. If HMRC doesn’t have it after all, tell the person who runs this service.',
	},
	RECEIPT_NEEDS_OPERATOR: {
		status: 409,
		message: 'HMRC sent a receipt that does not match what we sent',
		remediation: 'Tell the person who runs this service. Do not send the return again.',
	},
	FOUND_AT_HMRC: {
		status: 409,
		message: 'We’ve just asked HMRC, and it has this return',
		remediation: 'You don’t need to do anything. HMRC’s answer will appear on this page.',
	},
	HMRC_NOT_ASKED: {
		status: 409,
		message: 'We couldn’t ask HMRC whether it has this return just now, so nothing has changed',
		remediation:
			'Try again later. We can only send a return again once we’ve checked that it isn’t on HMRC’s list.',
	},
	NO_ANSWER_YET: {
		status: 409,
		message: 'HMRC has not answered this submission yet',
		remediation: 'The page of the submission shows HMRC’s answer as soon as it arrives. Come back later.',
	},
	NO_RECEIPT_YET: {
		status: 409,
		message: 'There is no receipt from HMRC for this submission',
		remediation: 'Look at the submission history. The receipt appears once HMRC accepts the return.',
	},
	JOB_NOT_FAILED: {
		status: 409,
		message: 'That task has not failed',
		remediation: 'Reload the page: it has been restarted or has finished.',
	},
	TWO_STEP_NEEDED: {
		status: 409,
		message: 'Turn on two-step sign-in first',
		remediation:
			'We don’t send anything to HMRC from an account that only a password protects. Set it up under “Password and sign-ins”, then come back.',
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
			'The first return for a Unique Taxpayer Reference needs approval from the person who runs this service',
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
			'Check the reference. If it’s right, ask the person who runs this service to add it to the references they file for.',
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
	NINO_BOUND_ELSEWHERE: {
		status: 409,
		message: 'You can’t use this National Insurance number from this account',
		remediation:
			'Nothing was sent. Check the number in your details. If it’s right, ask the person who runs this service.',
	},
	HMRC_OTHER_PERSON: {
		status: 409,
		message: 'HMRC says your connection isn’t for this National Insurance number',
		remediation:
			'Check the number in your details. If it’s right, reconnect to HMRC and sign in there as yourself. You must be signed up for Making Tax Digital for Income Tax.',
	},
	HMRC_OTHER_ADDRESS: {
		status: 409,
		message: 'You can’t connect to HMRC from this web address',
		remediation:
			'HMRC sends you back to a different address for this service. Open that one, sign in, and connect from there.',
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
	TOO_MANY_PASSKEYS: {
		status: 409,
		message: 'You have ten passkeys already',
		remediation: 'Remove one that you no longer use. Then add the new one.',
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
	DOCUMENT_HAS_RETURN: {
		status: 409,
		message: 'That document belongs to another return',
		remediation: 'Upload it again for this one.',
	},
	DOCUMENT_ON_RETURN: {
		status: 409,
		message: 'Figures from that document are already on your return',
		remediation: 'Change them there. Or delete the document and upload it again.',
	},
	DOCUMENT_SUPPORTS_RETURN: {
		status: 409,
		message: 'That document supports a return that was filed',
		remediation: 'We keep it for six years after filing.',
	},
	NINO_REQUIRED: {
		status: 409,
		message: 'Please add your National Insurance Number in your profile to use MTD features.',
		remediation: 'Add it under your details, then come back.',
	},
	HMRC_NOT_CONNECTED: {
		status: 409,
		message: 'You are not connected to HMRC',
		remediation: 'Connect to HMRC at the top of the page and try again.',
	},
	HMRC_CONNECTION_EXPIRED: {
		status: 409,
		message: 'HMRC no longer accepts your access token',
		remediation: 'Reconnect to HMRC at the top of the page and try again.',
	},
	MTD_NO_BUSINESS: {
		status: 422,
		message: 'Please select a business first',
		remediation: 'Choose one of your businesses at the top of the page.',
	},
	MTD_BUSINESS_UNKNOWN: {
		status: 404,
		message: 'HMRC doesn’t list that business as yours',
		remediation: 'Please make sure you have selected a valid business.',
	},
	MTD_BUSINESS_NOT_SENDABLE: {
		status: 422,
		message: 'Updates for this business can’t be sent from here',
		remediation:
			'HMRC wants foreign property country by country, which we can’t do yet. A business that exists only here can never be sent.',
	},
	MTD_QUARTERS_FIXED: {
		status: 409,
		message: 'HMRC doesn’t let this business change its quarters now',
		remediation: 'Choose standard or calendar quarters before the first update of a tax year.',
	},
	MTD_YEAR_NOT_SENT: {
		status: 422,
		message: 'You can see years before 2025-26 here, but not send them',
		remediation: 'Choose 2025-26 or a later tax year.',
	},
	MTD_YEAR_DECLARED: {
		status: 409,
		message: 'This tax year has been declared final, so nothing more can be sent for it',
		remediation: 'To correct a declared year, use HMRC’s own site.',
	},
	MTD_YEAR_NOT_ENDED: {
		status: 422,
		message: 'HMRC only accepts this once the tax year has ended',
		remediation: 'Come back after 5 April.',
	},
	MTD_FILED_ANOTHER_WAY: {
		status: 409,
		message:
			'You have sent a Self Assessment return for this tax year, so it can’t be declared through MTD too',
		remediation: 'You can use only one of the two for a tax year. Look at your return.',
	},
	MTD_PERIOD_NOT_ENDED: {
		status: 422,
		message: 'HMRC doesn’t accept an update for this period yet',
		remediation: 'Send it in its last ten days or after it has ended. Your figures are kept as a draft.',
	},
	MTD_HELD_DIFFERS: {
		status: 409,
		message: 'HMRC’s figures are different from the ones we last sent',
		remediation: 'Compare them. Sending replaces what HMRC holds.',
	},
	MTD_UPDATE_UNDER_WAY: {
		status: 409,
		message: 'Another update is on its way to HMRC',
		remediation: 'Wait for HMRC’s answer, then look at the figures again.',
	},
	MTD_REFUSED: {
		status: 422,
		message: 'HMRC did not accept that',
		remediation: 'Look at what HMRC said, correct it and send it again.',
	},
	MTD_LINK_TAKEN: {
		status: 409,
		message: 'That part of your return is linked to another business',
		remediation: 'Remove the other link first.',
	},
	MTD_YEAR_END_CHANGED: {
		status: 409,
		message: 'Your answers, or what HMRC holds, changed after you looked',
		remediation: 'Look at the figures again, then send them.',
	},
	MTD_NO_UPDATES: {
		status: 409,
		message: 'HMRC has no submission to calculate this tax year from',
		remediation: 'Submit quarterly updates first.',
	},
	MTD_CALCULATION_UNKNOWN: {
		status: 404,
		message: 'HMRC doesn’t have that calculation',
		remediation: 'Trigger a new calculation.',
	},
	MTD_CALCULATION_NOT_SHOWN: {
		status: 409,
		message: 'You have not seen this calculation yet',
		remediation: 'Look at its figures first, then confirm.',
	},
	MTD_CALCULATION_NOT_FINAL: {
		status: 409,
		message: 'That calculation is not for the final declaration',
		remediation: 'Ask HMRC to calculate the final figures, look at them, then confirm.',
	},
	MTD_CALCULATION_NOT_READY: {
		status: 409,
		message: 'HMRC is still working on this calculation',
		remediation: 'Wait a few seconds and look again.',
	},
	MTD_CALCULATION_OUT_OF_DATE: {
		status: 409,
		message: 'Something was sent to HMRC after this calculation',
		remediation: 'Ask HMRC to calculate the final figures again, look at them, then confirm.',
	},
	MTD_DECLARATION_BLOCKED: {
		status: 409,
		message: 'HMRC’s calculation doesn’t include everything we know about',
		remediation: 'Deal with everything listed, then ask HMRC to calculate again.',
	},
	MTD_DECLARATION_UNDER_WAY: {
		status: 409,
		message: 'A final declaration for this tax year is on its way to HMRC',
		remediation: 'Wait for HMRC’s answer. It appears on this page.',
	},
	MTD_DECLARATION_REQUIRED: {
		status: 422,
		message: 'You must confirm you have read and understood the declaration.',
		remediation: 'Tick the box, then confirm.',
	},
	HMRC_BUSY: {
		status: 503,
		message: 'HMRC is taking too many requests just now',
		remediation: 'Wait a moment and try again.',
	},
	HMRC_ANSWER_UNREADABLE: {
		status: 502,
		message: 'HMRC sent an answer that we can’t read',
		remediation: 'Try again in a few minutes. If it happens again, tell the person who runs this service.',
	},
	MTD_NOT_SET_UP: {
		status: 503,
		message: 'This service isn’t set up for Making Tax Digital yet',
		remediation: 'Tell the person who runs this service that its HMRC application is missing.',
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
		remediation: 'Upload the same file again. What we read from it before stays as it is.',
	},
	TOO_MANY_DOCUMENTS: {
		status: 409,
		message: 'You’ve reached the limit on documents',
		remediation: 'Delete documents you no longer need, then upload this one again.',
	},
	LAST_RETURN_TOO_LARGE: {
		status: 413,
		message: 'That file is too large to be a tax return',
		remediation: 'Upload the XML file of one return. It should be smaller than 2 MB.',
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
	DOCUMENT_READER_UNAVAILABLE: {
		status: 503,
		message: 'We can’t read files right now',
		remediation: 'Nothing is wrong with your file. Upload it again in a few minutes, or type the figures in.',
	},
	WRONG_PASSWORD: {
		status: 422,
		message: 'That is not your password',
		remediation: 'Enter your current password.',
	},
	PASSWORD_NEEDED: {
		status: 403,
		message: 'Enter your password again',
		remediation: 'You last entered it more than 15 minutes ago, so we need to check it’s still you.',
	},
	WRONG_CODE: {
		status: 422,
		message: 'That code doesn’t work',
		remediation:
			'Enter the newest code your app shows, or a recovery code you haven’t used. Each works once. If none works, check that your phone’s clock is right.',
	},
	PASSKEY_REFUSED: {
		status: 422,
		message: 'That passkey doesn’t work',
		remediation: 'Try again. If it still doesn’t work, log in with your password.',
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
			'A person’s return has a tax calculation; a partnership’s has a partnership statement. Open the one you need.',
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
		remediation: 'Open your return for the same tax year as the partnership’s and enter the code there.',
	},
	LAST_RETURN_UNREADABLE: {
		status: 422,
		message: 'That file cannot be read as a tax return',
		remediation:
			'Choose the XML that was sent to HMRC. Other products call it “submission XML” or “GovTalk file”.',
	},
	LAST_RETURN_OTHER_YEAR: {
		status: 422,
		message: 'That return isn’t for the previous year',
		remediation: 'Choose last year’s return, or open the return for the year after it.',
	},
	LAST_RETURN_OTHER_PERSON: {
		status: 422,
		message: 'That return’s UTR isn’t yours',
		remediation: 'Choose your own return. If it is yours, check the UTR in your details.',
	},
	IMPORT_OTHER_YEAR: {
		status: 422,
		message: 'That file is for another tax year',
		remediation: 'Open the return for the year in the file, and import it there.',
	},
	IMPORT_OTHER_PERSON: {
		status: 422,
		message: 'That file has a UTR or National Insurance number that isn’t yours',
		remediation: 'Import your own file. If it is yours, check both numbers in your details.',
	},
	FORM_NOT_AVAILABLE: {
		status: 422,
		message: 'There is no form for that tax year yet',
		remediation: 'You can see an estimate now, and file once we support HMRC’s form.',
	},
	RATE_LIMITED: {
		status: 429,
		message: 'Too many attempts',
		remediation: 'Wait a minute and try again.',
	},
	STILL_WORKING: {
		status: 429,
		message: 'We’re still working on your last request',
		remediation: 'Wait until it’s done, then try again. Nothing has been lost.',
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
	STORED_DATA_DAMAGED: {
		status: 500,
		message: 'We can’t open something we keep for you: it has been changed or damaged',
		remediation:
			'We won’t show it or send it. Tell the person who runs this service: they can restore it from a backup.',
	},
	HMRC_UNREACHABLE: {
		status: 503,
		message: 'We can’t reach HMRC right now',
		remediation: 'Nothing was sent. Try again in a few minutes.',
	},
	HMRC_NOT_SET_UP: {
		status: 503,
		message: 'This service isn’t set up to send returns yet',
		remediation:
			'Nothing was sent. Tell the person who runs this service that its HMRC credentials are missing.',
	},
	SERVICE_BUSY: {
		status: 503,
		message: 'The service is busy',
		remediation: 'Nothing has been lost. Please try again in a minute.',
	},
	UNAVAILABLE: {
		status: 503,
		message: 'The service is temporarily unavailable',
		remediation:
			'What you saved before is safe. Try again in a few minutes, and check that your last change is there.',
	},
	STORAGE_FULL: {
		status: 507,
		message: 'We can’t save anything right now: our disk is full',
		remediation:
			'What you saved before is safe. Tell the person who runs this service to make room, then try again.',
	},
} as const satisfies Record<string, ErrorWords>;

/** An expected error's stable code. */
export type ErrorCode = keyof typeof table;

/** Status, message and remediation of each code. */
export const errorTable: Readonly<Record<ErrorCode, ErrorWords>> = table;
