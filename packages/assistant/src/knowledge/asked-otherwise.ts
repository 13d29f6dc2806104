/** Ways of asking in short, in broken English and in dialect. Long because it is a list. */

/** By entry, its ways of being asked, with a bar between. */
export const askedOtherwise: Readonly<Record<string, string>> = {
	whoMustSend:
		'in which case must a person send the return|who has to send a tax return|must i do a declaration if i have only wages|my app pays tax in my country, must i declare here|do i still have to fill one in if paye sorts me out|at what point do you need to do self assessment|is it obligatory for me to file',
	register:
		'i want to be self employed what to do at hmrc|how to register as self employed please|where do i sign up for self assessment|i started doing jobs for myself do i tell them|when do i need to register by|by when must i tell hmrc i am self employed',
	utr: "where do i see my utr|how long does the utr number take|no utr letter has come|what's that ten digit number|i need the unique number and have not got it",
	onlineDeadline:
		"till when can i send it online|what's the last date for online|deadline for 25-26 online return|whens it got to be in|cut off for the online one",
	paperReturn:
		'deadline on paper|is paper still allowed|last date for the paper form|can i do it by post instead',
	lateFiling:
		"what do they charge if i send late|fine for late|penalty for one day late|3 months late what is penalty|how much is the fine after six months|if im a day late do i get fined|i didn't send my return what happens",
	latePayment:
		'is there a penalty on top of interest if i pay late|how many percent penalty if i pay in march|i file in time but pay later what happens|what happens if i pay two months late|do they fine me for paying late as well as filing late',
	cannotPay:
		"i can't pay it all at once|can i do instalments|can i split my bill|no money for the tax in january|payment plan with hmrc how|time to pay how long|can they let me pay monthly",
	howToPay:
		'how to send the money to hmrc|what bank account does hmrc have|can i pay with debit card|what reference number for payment|which account do i pay into|pay by bank app possible',
	paymentsOnAccount:
		"what does on account mean|how do the two payments work|why half in january and half in july|why next year's tax already|when do payments on account stop|do i have to make payments on account|how big are payments on account",
	reducePaymentsOnAccount:
		'can i ask for lower payments on account|i earn less now must i pay the same on account|how to reduce july payment',
	throughCode:
		'can they take it from my wages|until when to send it so it comes out of my code|cut off date for paying through my code|owe less than 3,000 can it be collected by paye|have it taken out of my salary bit by bit',
	amend:
		'i sent it and found a mistake|how long can i change it after sending|forgot some income and already sent it|change a return already sent|how do i amend',
	records: 'how long keep papers|when may i throw receipts away|how many years do they want records for',
	appeal:
		'how many days to appeal|how long do i have to appeal a fine|what counts as a good excuse|i was ill can the fine be cancelled|my father died and i was late can i appeal|dispute a penalty|how do i fight a penalty',
	whatIfNoTax:
		'nothing to pay must i still send it|i earned under the allowance do i file|loss this year still file?',
	refund:
		'how long till my refund comes|when will hmrc pay me back|where does the refund go|how do i get the money back|refund takes how long',
	makingTaxDigital:
		'what is mtd|explain making tax digital|when does mtd come in|who is in making tax digital from april|limit for mtd|from which turnover must i do mtd|mtd threshold 2026|is it fifty thousand for mtd',
	quarterlyUpdates:
		"dates for the quarterly updates|when is the first quarterly update due|when's the very first update got to be in|what are the four mtd deadlines|next quarterly thing due when|quarter ends in july when is the update due",
	mtdExempt:
		'too old for computers must i do mtd|no internet can i be excused from mtd|my uncle has no smartphone must he do the digital tax|is there a way out of mtd|digitally excluded how to apply',
	mtdQualifying:
		'is it turnover or profit for mtd|do wages count for mtd|do rent and trade add together for mtd|which income counts for making tax digital',
	mtdPartnership:
		'i am a partner must i join mtd|does making tax digital apply to partners|partner share over 50k mtd?|my share of the salon counts for mtd?',
	mtdSignUp: 'how do i join mtd|where do i sign up for making tax digital|sign me up to mtd how',
	mtdSoftware: 'which software for mtd|can i use a spreadsheet for mtd|do i have to buy software for mtd',
	mtdPoints:
		'how do the points work|what happens if i miss a quarterly update|fine for late quarterly update',
	contactHmrc: 'phone number of hmrc|how to speak to a person at hmrc|hmrc helpline',
	agent:
		'can my accountant do it for me|can my daughter deal with hmrc for me|how to authorise someone|let someone speak to hmrc for me',
	personalAllowance:
		"how much can i earn without tax|what is the tax free amount|how much tax free a year|what's the 12,570|how much is free of tax",
	ratesOfTax:
		"what are the tax bands|what percent do i pay|when do i start paying 40|how much can i earn before higher rate|what's the 40% threshold|income tax percentages",
	incomeOver100k:
		'at what salary does the allowance vanish|when is my allowance gone completely|what happens over 100,000|why is it 60% over 100k|lose my allowance at what income',
	scotland:
		'i live in glasgow are the bands different|scottish tax rates|is scottish rent income taxed at scottish rates|do scottish rates count for savings|what tax do scots pay on rent',
	savingsAllowance:
		'how much interest can i have without tax|how much bank interest before tax|savings tax free amount for higher rate|is the first thousand of interest free for everyone|interest allowance 40% payer',
	dividendAllowance: 'how much dividend is tax free|dividend tax rates|what tax on dividends',
	tradingAllowance:
		"what's the thousand pound allowance|first 1,000 of self employment free?|can i earn a grand on the side tax free",
	rentARoom:
		'lodger tax free amount|how much can i get from a lodger|rent a room limit|my lodger pays 500 a month is it taxed',
	mortgageInterest:
		"how is mortgage interest treated for landlords|why can't i deduct my mortgage interest|20% tax credit mortgage|do i get relief on btl mortgage",
	rentalExpenses: 'what can landlords deduct|costs i can put against rent|which bills of the rental count',
	jointProperty:
		'we own the flat together who declares it|husband and wife let a house how is it split|does my wife declare half the rent',
	unequalShares:
		"form 17 how|we want rent taxed 80/20|can we split rent other than half|there's a form for unequal shares isn't there|she put in most of the money can she be taxed on less",
	landlordTravel: 'can i claim driving to my rental|mileage to see tenants',
	repairsOrImprovements:
		'new kitchen in the let is it a repair|is a new roof a repair|loft conversion on rental claim?',
	replacingFurniture:
		'can i claim a new sofa for tenants|washing machine in the flat broke can i claim a new one|first furnishing of a flat claim?',
	rentalLoss: 'made a loss on the flat what now|can i use rental loss against wages',
	class4:
		'what is class 4|why national insurance on profit|ni rate for self employed|how much ni do i pay on my profits',
	class2:
		"is class 2 still there|should i pay voluntary class 2|small profit does it hurt my state pension|low profit can i pay in for my pension year|do i get a pension year with four grand profit|what's class 2 a week",
	insuranceGaps:
		'how do i fill missing years|buy missing ni years|gap in my national insurance what can i do',
	childBenefit:
		'when do we pay child benefit back|over 60,000 child benefit charge|how does high income charge work|how much child benefit do i lose',
	childBenefitOptOut: 'is it better to stop child benefit|should we still claim child benefit',
	gainsExempt:
		'how much gain is free|cgt allowance|when do i start paying capital gains tax|capital gains free amount',
	gainsRates:
		"what's the cgt rate|how much capital gains tax on shares|18 or 24 percent|cgt on a second home rate",
	homeSale:
		'how many days to report selling a flat|sold my rental what to do|tell hmrc about selling a buy to let',
	possessions:
		"do i pay tax selling my coin collection|sold grandma's ring any tax|is there a value below which things don't count for capital gains|antique sold for 5,000 taxed?|limit for selling personal stuff",
	mainHome:
		'sold our family home any tax|sold the house i live in do i declare|moved out two years ago and sold is it taxed',
	sharesGain: 'how do i work out gain on shares bought at different times|what is the pool for shares',
	gainsLosses: 'sold shares at a loss what can i do|use losses from before|do i report a loss',
	crypto: 'tax on bitcoin|sold ethereum do i pay|is crypto taxable',
	studentLoan:
		'does self assessment take student loan|why student loan on my return|student loan on self employed profit',
	loanPlans:
		'am i plan 1 or 2|how do i know my student loan plan|started uni 2023 which plan|plan 5 when do i pay|should plan 5 have been repaid this year',
	loanThresholds: 'plan 2 threshold|when do i start paying plan 1|how much before student loan',
	postgraduateLoan: 'how is masters loan repaid|percent for postgraduate loan',
	marriageAllowance:
		"what's marriage allowance worth|can my wife give me her allowance|how much do we save with marriage allowance|wife earns 9k can i have her allowance|who can claim marriage allowance",
	marriageBackdate: 'can we claim marriage allowance for past years|how many years back marriage allowance',
	onlineSelling: 'selling old clothes on vinted taxed?|i sell on ebay must i pay tax|does etsy tell hmrc',
	smallSideline:
		'friend sells at market for 700 a year must she tell hmrc|sold handmade candles for 870 do i need to tell anyone|made 400 quid on the side do i declare|only a few hundred from my hobby do i tell them|small income beside job do i need to register|baked cakes for 600 pounds declare?',
	cashInHand: 'paid cash do i declare|cash jobs taxed?',
	secondJob: 'why is my second job taxed more|two jobs how does the allowance work|br on second job',
	companyCar: 'how much tax on company car|how is my works car taxed|bik on petrol car',
	electricCompanyCar:
		'bik on electric car|percentage for a fully electric company car|tax on a company tesla|ev company car rate 25-26',
	companyVan:
		'company van private use how much|flat amount for works van|what does the van on my p11d cost me in tax|is there a fixed charge for a company van|van benefit 2025-26',
	benefitsFormWhen:
		"when does my employer give me the p11d|by when must p11d come|p11d date|haven't had my p11d yet",
	benefitsInKind: 'what are benefits in kind|what is a p11d benefit',
	tipsIncome: 'do i declare tips|are cash tips taxed',
	redundancy: 'redundancy 20,000 taxed?|how much redundancy is tax free|is my pay off taxed',
	constructionScheme:
		'why did the contractor stop 30%|mate gets 20 stopped and i get 30 why|do i get cis back|cis rate|what is cis',
	subcontractor: 'register for cis how|how to get 20% instead of 30%|gross payment status',
	sickAndMaternity: 'is ssp taxed|maternity pay taxable?',
	taxableBenefits: 'is jsa taxed|is carers allowance taxable|which benefits do i declare',
	freeBenefits: 'do i declare universal credit|is pip taxed|is dla income',
	statePensionTax: "is state pension taxable|why is there tax on my pension if state pension isn't taxed",
	privatePension: 'is my works pension taxed|tax on private pension',
	pensionLumpSum:
		'how much of my pension pot is tax free|25% tax free lump sum|how much can i take out without tax|take my pension as cash tax?',
	pensionRelief:
		'how do i get the higher rate relief on my pension|tax back on pension payments|do i get 40% back on sipp',
	pensionAllowance: 'how much can i put in my pension|maximum pension payment',
	foreignIncome:
		'rent from abroad do i declare|income from spain do i pay here|foreign bank interest declare?',
	twiceTaxed: 'taxed in germany too do i pay again|us dividend tax taken what now|double tax agreement',
	isa: 'is isa interest taxed|do i put my isa on|isa on return?',
	premiumBonds: 'won on premium bonds tax?',
	giftsAndInheritance: 'mum gave me 10,000 do i pay tax|inherited money declare?',
	allowableExpenses: 'what can i put through|what is an allowable expense|what can self employed claim',
	notAllowed: "what can't i claim|which costs aren't allowed",
	tools: 'can i claim my tools|new drill claimable',
	van: 'can i claim the van|mileage or actual for van|45p a mile self employed',
	homeBusiness:
		'can i claim part of my rent for working at home|use of home self employed|heating claim home office',
	homeFlatRate: 'flat rate home working self employed|how much a month for working at home',
	phone: 'claim my mobile|how much of my phone can i claim',
	uniform: 'can i claim work clothes|claim my boots|suit for work claim',
	training: 'can i claim a course|training to learn a new trade claim|refresher course claim',
	meals: 'can i claim my lunch|food on jobs claim|sandwich at work',
	parkingFines:
		'can i claim parking tickets|parking meter claimable|is paying at the meter ok to claim|speeding fine claim',
	commute: 'can i claim travel to my regular work|bus to work claim',
	hotels: 'hotel on a job claim|b&b away from home claim',
	entertaining: 'can i claim taking clients out',
	preTrading:
		'bought stuff before i started can i claim|costs before first customer|laptop bought a year before starting',
	cashBasis: 'cash basis meaning|money in money out accounting|what is traditional accounting',
	capitalAllowances: 'bought a machine how do i claim|what is aia|writing down allowance meaning',
	carPurchase: 'can i claim buying a car|bought a car for the business',
	businessLoss: 'made a loss in my business|what can i do with trading loss|loss against job income',
	employeeExpenses:
		"can i claim things i buy for my job|employee costs claim|boss doesn't pay back can i claim",
	employeeHome:
		'work from home employee can i claim|6 pounds a week wfh|am i allowed working from home relief',
	employeeMiles:
		'claim mileage in my own car for work|employer pays 25p can i claim the rest|mileage difference claim',
	professionalFees: 'claim nmc fee|union subs tax relief|can i claim my gmc fee|institute fee claim',
	uniformRate:
		'how much for washing uniform|flat rate nurse|laundry allowance how much|fixed amount for tools mechanic',
	firstBill: 'why is my first bill so big|first year bill double',
	taxCode: 'my code is wrong|tax code query|why has my tax code changed',
	codeLetters: "what does br mean|what is 1257l|what's a k code|d0 code meaning",
	emergencyCode: 'emergency code what|m1 on my tax code|why emergency tax',
	missingP60: "lost my p60|employer won't give p60|no p60 what do i use",
	papersOfJob: "what's a p45|p60 vs p45|what is p11d",
	moved: 'changed address tell hmrc|got married changed name hmrc',
	scams: 'got a text from hmrc is it real|hmrc email refund scam',
	enquiry: 'hmrc wants to check my return|how far back can hmrc look|investigation letter',
	disclosure: "didn't declare for years what now|i forgot to declare income in 2022|come clean to hmrc",
	died: 'my dad died does he need a return|return for deceased',
	proofOfSending:
		'was it really sent|how do i know it went through|closed the computer too fast did it go|is it sent or not|did hmrc get it|got no email is it filed',
	jobAndBusiness: 'job and self employed how does it work|paye and side business',
	firstReturn: 'my first return what do i need|new to this what papers',
	interestRate: 'how much interest on late tax|hmrc interest rate',
	estimates: "don't have the final figure|can i guess",
	overpaid: 'paid too much in 2022-23|claim back old tax|how many years can i claim back',
	basisPeriod: 'which year do my profits fall in|year end 31 december which tax year',
	partnershipIncome: "i'm a partner how do i declare|partner's share where does it go",
	director: 'i have a limited company what do i declare',
	holidayLets: 'furnished holiday let rules|fhl ended?',
	airbnb: 'airbnb income tax|short lets taxed',
	deposit: 'is tenant deposit income|kept the deposit taxed?',
	emptyProperty: 'flat empty can i still claim|void period costs',
	reportGains: 'do i report gains under the limit',
	giftAid: 'how does gift aid work for higher rate|tax back on donations',
	winterFuel: 'do i pay winter fuel back|winter fuel over 35,000',
	bothNationalInsurance: 'ni twice job and business',
	pensionAgeInsurance: 'over 66 do i pay ni|ni after pension age',
	movedWithinUk: 'moved to scotland in the year|moved from england to edinburgh which tax',
	lostReceipts: 'lost receipts|no receipt can i claim',
	receiptPictures: 'photo of receipts ok|do i need paper receipts',
	whatRecords: 'which papers do i keep|what books must i keep',
	staffParty: 'christmas party cost tax|staff do taxed',
	employerGifts: 'boss gave me a voucher taxed?|christmas hamper from work|gift card from employer',
	missedOnAccount: 'forgot the july payment|missed payment on account',
	annualStatement: 'got a p800|simple assessment letter',
	leftJobRefund: 'left work can i get tax back|stopped work in august tax back',
	expensesPaidBack: 'employer reimburses me do i declare|expenses paid back taxed?',
	severalTrades: 'two trades one allowance?|trading allowance for each business',
	soldEquipment: 'sold my van i claimed for|sold tools business income?',
	pensionAfterDrawing: 'took my pension can i still pay in|mpaa limit',
	pensionCarryForward: 'use last years pension allowance|carry forward pension',
	businessAccount: 'need business bank account?|can i use my own account for business',
};
