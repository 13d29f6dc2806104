/** Things that were sold or given away, and the tax on the gain. */
import { ofSection, type QuestionCatalogue } from './words.ts';

const kinds = {
	residentialProperty: 'A home or flat',
	listedShares: 'Shares or funds on a stock exchange',
	unlistedShares: 'Shares of a private company',
	cryptoAssets: 'Crypto',
	other: 'Anything else: land, a business, art, jewellery',
};

const claimHint =
	'Three letters from HMRC’s notes on SA108, such as PRR for your own home. MUL if there are several. Leave it blank if you make no claim';

/** The questions, by section and id. */
export const gains: QuestionCatalogue = {
	...ofSection('disposal', {
		description: {
			label: 'What did you sell or give away?',
			hint: 'A few words, such as flat in Leeds or 200 Acme shares',
			missing: 'Say what you sold or gave away',
		},
		kind: {
			label: 'What kind of thing was it?',
			choices: kinds,
			missing: 'Choose what kind of thing it was',
		},
		date: {
			label: 'When did you sell it or give it away?',
			hint: 'The day of the contract, not the day the money came',
		},
		knowsGain: {
			label: 'Do you know the gain or loss already?',
			hint: 'If you say no, you enter what you got and what it cost, and we work it out',
		},
		proceeds: {
			label: 'What you got for it',
			hint: 'The full price. For a gift, what it was worth, unless it went to your husband, wife or civil partner',
			why: 'The gain is what you got, less what it cost you.',
		},
		costs: {
			label: 'What it cost you',
			hint: 'The price you paid, improvements, and the fees of buying and selling. Enter 0 if it cost you nothing',
			why: 'Every cost you can show lowers the gain.',
		},
		gain: {
			label: 'The gain, or the loss with a minus sign before it',
			hint: 'After reliefs, such as for your own home',
			why: 'You pay tax on gains above a yearly tax-free amount.',
		},
		claimsRelief: {
			label: 'Do you claim business asset disposal relief or investors’ relief?',
			hint: 'If you sold your business, or shares in a company you worked for: at least 5% of it, or shares from an EMI option. Investors’ relief is for new unlisted shares. Most people say no',
		},
		relief: {
			label: 'Which relief?',
			choices: { badr: 'Business asset disposal relief', investors: 'Investors’ relief' },
			why: 'The gain is taxed at a lower rate.',
		},
	}),
	...ofSection('shareHolding', {
		name: {
			label: 'What are the shares or tokens called?',
			hint: 'One class of shares of one company, or one kind of token',
			missing: 'Enter the name of the shares or tokens',
		},
		kind: {
			label: 'What kind are they?',
			choices: {
				listedShares: kinds.listedShares,
				unlistedShares: kinds.unlistedShares,
				cryptoAssets: kinds.cryptoAssets,
			},
			missing: 'Choose what kind they are',
		},
		heldBefore: { label: 'Did you own any before 6 April, when the tax year began?' },
		openingQuantity: {
			label: 'How many did you own then?',
			hint: 'If you sold some before 6 April and bought them back within 30 days, say you owned none and enter every trade from the first',
			why: 'You can only sell what you have. What you sold has to come from these, or from what you bought.',
		},
		openingCost: {
			label: 'What those had cost you in all',
			hint: 'The pool’s cost, as HMRC calls it: all you paid, less the cost of those you sold. Enter 0 if they cost you nothing',
			why: 'The cost of what you sold comes off your gain.',
		},
	}),
	...ofSection('shareTrade', {
		holding: {
			label: 'Which shares or tokens?',
			hint: 'Add the holding first if it is not here',
			missing: 'Choose which shares or tokens they were',
		},
		type: {
			label: 'Did you buy or sell?',
			choices: { buy: 'Bought', sell: 'Sold or gave away' },
			missing: 'Say if you bought or sold',
		},
		date: {
			label: 'When?',
			hint: 'Also enter what you bought and sold in the 30 days after the tax year',
			missing: 'Enter the date',
		},
		quantity: { label: 'How many?', missing: 'Enter how many there were' },
		amount: {
			label: 'What you paid or got for them in all',
			hint: 'In pounds, before fees',
			missing: 'Enter what you paid or got',
		},
		costs: { label: 'Fees and stamp duty', hint: 'Leave it blank if there were none' },
	}),
	...ofSection('capitalGainsDetails', {
		hadEarlierLosses: { label: 'Do you have losses from earlier years that you told HMRC about?' },
		reportedWithin60Days: {
			label: 'Did you report the sale of a home to HMRC within 60 days?',
			hint: 'Through a Capital Gains Tax on UK property account',
		},
		hadShareLosses: {
			label: 'Do you want to use a loss against other income?',
			hint: 'Such as a loss on shares of a private company. Most people say no',
		},
		hadOther: {
			label: 'Are there estimates, special claims or earlier business relief?',
			hint: 'Such as a valuation, relief for your own home, or an adjustment to the tax. Most people say no',
		},
		lossesBroughtForward: {
			label: 'Losses from earlier years',
			hint: 'All you have not used yet. We use no more than is needed',
		},
		gainsOn60DayReturns: {
			label: 'Gains you reported within 60 days',
			hint: 'Put a minus sign before a loss. Leave it blank if they are all the gains on homes above',
		},
		taxPaidOn60DayReturns: { label: 'Tax charged on those reports' },
		shareLossesAgainstIncome: { label: 'Loss on private company shares to take off your income' },
		eisShareLossesAgainstIncome: {
			label: 'Of that, on shares with EIS or SEIS relief',
			hint: 'These have no upper limit',
		},
		incomeLosses: {
			label: 'Losses of a business or of letting to take off your gains',
		},
		businessAssetDisposalReliefBefore: {
			label: 'Gains of earlier years with business asset disposal relief',
			hint: 'Also those with entrepreneurs’ relief, its old name. There is a lifetime limit',
		},
		investorsReliefBefore: {
			label: 'Gains of earlier years with investors’ relief',
			hint: 'Leave it blank if there were none. There is a lifetime limit: £1 million since 30 October 2024',
			why: 'Gains above the limit are taxed at the usual rates.',
		},
		adjustment: {
			label: 'Adjustment to Capital Gains Tax',
			hint: 'Only if you worked it out yourself. It replaces ours',
		},
		estimates: { label: 'Is any figure an estimate or a valuation?' },
		claimResidentialProperty: { label: 'Claim on homes: HMRC’s code', hint: claimHint },
		claimCryptoAssets: { label: 'Claim on crypto: HMRC’s code', hint: claimHint },
		claimOther: { label: 'Claim on other things: HMRC’s code', hint: claimHint },
		claimListedShares: { label: 'Claim on listed shares: HMRC’s code', hint: claimHint },
		claimUnlistedShares: { label: 'Claim on private company shares: HMRC’s code', hint: claimHint },
	}),
};
