/** The cookies page: which cookies we set, what each is for, and which ones you can choose. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the cookies page. */
export const sayCookies = defineMessages({
	title: 'Cookies',
	description:
		'Which cookies Halfpenny sets, what each is for and how long it lasts. No analytics, no adverts, nothing from anyone else.',
	lead: 'A cookie is a short note that a website leaves in your browser. Here are all of ours. None of them follows you to other sites.',
	'table.title': 'Our cookies',
	'table.name': 'Name',
	'table.for': 'What it is for',
	'table.lasts': 'How long it lasts',
	'session.for': 'Keeps you signed in',
	'session.lasts':
		'Until you close the browser, or 12 hours after your last visit if that’s sooner. If you ask to stay signed in, 30 days after your last visit, and 60 days at most.',
	'known-browser.for':
		'Recognises a browser you’ve signed in with before, so that someone guessing your password elsewhere can’t slow you down',
	'known-browser.lasts': '1 year',
	'half-session.for': 'Remembers that your password was right, until you have entered your code',
	'half-session.lasts': '10 minutes',
	'device.for':
		'A number for this browser, which the law requires us to give HMRC. Set when you first connect to HMRC for Making Tax Digital',
	'device.lasts': '400 days',
	'visitor.for': 'Ties the safety token to your browser before you sign in',
	'visitor.lasts': 'Until you close the browser',
	'csrf.for': 'A safety token, so that no other website can act in your name',
	'csrf.lasts': 'Until you close the browser',
	'administrator.for':
		'Keeps an administrator of this service signed in to its administration page. Nobody else gets it',
	'administrator.lasts': 'One hour after their last visit, or 12 hours at most',
	'preferences.for': 'Remembers how you like the pages to look, if you let it',
	'preferences.lasts': '1 year',
	'table.needed': 'Needed',
	'table.yours': 'Your choice',
	'none.title': 'What we don’t use',
	'none.analytics':
		'There are no analytics cookies. Nobody counts your visits, and nothing you do here is shared with advertisers.',
	'none.doNotTrack':
		'If your browser asks not to be tracked, we respect that. We don’t track you either way.',
	'none.banner':
		'That’s why there’s no cookie banner: the needed cookies only sign you in and keep you safe.',
	'choices.title': 'Your choices',
	'choices.needed': 'Needed cookies',
	'choices.needed.text': 'Always on. You can’t sign in without them.',
	'choices.preferences': 'Remember my preferences on this device',
	'choices.preferences.text':
		'Remembers how you like the pages to look, for a year. Off unless you switch it on.',
	'choices.analytics': 'Analytics cookies',
	'choices.analytics.text': 'None. There is nothing to switch on.',
	'choices.look': 'How the pages look',
	'look.system': 'Match my device',
	'look.light': 'Light',
	'look.dark': 'Dark',
	'choices.save': 'Save my choices',
	'choices.saved': 'Your choices are saved',
	'choices.saved.on': 'They are kept on this device for a year.',
	'choices.saved.off': 'Nothing is kept. Your choice lasts until you leave this page.',
	'choices.noScript': 'To save a choice, switch JavaScript on. Without it only the needed cookies are set.',
	'elsewhere.title': 'In your browser',
	'elsewhere.text':
		'Every browser lets you see and delete cookies in its settings, under privacy. If you delete the session cookie you are signed out, and nothing else is lost.',
});
