/** The sections of the examples, by what begins a line of them. */

/** The sections by their short names. */
export const sections: Readonly<Record<string, string>> = {
	...{ e: 'employment', s: 'selfEmployment', ba: 'businessAsset', ps: 'partnershipShare', u: 'ukProperty' },
	...{ i: 'bankInterest', d: 'dividends', oi: 'otherInvestments', p: 'pension', sp: 'statePension' },
	...{ sb: 'stateBenefits', wf: 'winterFuel', cb: 'childBenefit', ga: 'giftAid', og: 'otherGiving' },
	...{ pp: 'pensionPayment', is: 'investmentScheme', or: 'otherReliefs', sl: 'studentLoans', py: 'payments' },
	...{ tc: 'taxCodes', cg: 'capitalGainsDetails', g: 'disposal', sh: 'shareHolding', st: 'shareTrade' },
	// What goes on no return.
	...{ no: 'none' },
	...{ oo: 'otherIncome', pt: 'partnershipTrade', pp2: 'partnershipProperty', pv: 'partnershipSavings' },
};
