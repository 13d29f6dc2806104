/** More ways of asking what the knowledge answers: short, mistyped, half a sentence. Long because it is a list. */

/** By entry, its ways of being asked, with a bar between. */
export const askedPlainly: Readonly<Record<string, string>> = {
	whoMustSend:
		'do i even need to do one of these|i only made a few hundred quid on the side do i have to tell hmrc|does somebody on paye have to file|i earn over a hundred grand do i have to file|am i supposed to fill one in|side hustle made a bit do i need a return',
	register:
		'how do i sign up with hmrc as self employed|where do i tell hmrc that i started a business|just gone self employed what do i do first|how do i set up as a sole trader|do i have to register as self employed|i started working for myself how do i let the tax office know',
	utr: 'i do not have a utr number how do i get one|how do i get a utr number|just gone self employed and have no utr|what is a unique taxpayer reference|where is my ten digit number|i have not got a utr|my utr never came in the post|how long does a utr take|find utr',
	onlineDeadline:
		'when is the deadline|last day to do my return|what day must it be in by|when is self assessment due|what is the cut off for filing online',
	paperReturn:
		'paper return deadline|what is the deadline for a paper return|can i post my return|can i fill it in by hand|when does a paper form have to be in',
	lateFiling:
		'fined straight away if the return goes in a day late|what do they fine you straight off for a late return|is there a fine if my return is one day late|what if i am late|what if im late|what if i miss it|what happens if i miss the deadline|what is the penalty for being late|fine for filing three months late|how much is the late fee|what do they charge if i miss the date|i missed the thirty first of january|i have missed the deadline what now|penalty for not doing a tax return|six months late with my return|what is the fine if i forget to file',
	latePayment:
		'penalty for paying late|i have not paid my tax yet what will they charge|thirty days late paying',
	cannotPay:
		'i do not have the money for my tax|can i pay it off in chunks|can i pay in bits|set up a payment plan|time to pay arrangement|can i spread my bill over a few months|what if i cannot find the money by january|i am broke and owe tax',
	howToPay:
		'how do i pay|how do i pay hmrc|how can i pay my tax|where do i send the money|what reference do i use to pay|can i pay by card|can i pay by direct debit|hmrc bank details|ways to pay my bill',
	paymentsOnAccount:
		'why do i have to pay half again|why is my bill half as much again|what is this extra fifty percent|why are they asking for next years tax|what is the july payment|how do advance payments work|why do they want money up front',
	reducePaymentsOnAccount:
		'my income has dropped can i lower the advance payments|i will earn less next year can i pay less on account',
	throughCode:
		'can it come out of my wages instead|pay my tax bill through paye|take it from my salary each month',
	amend:
		'until when can i change my return|until when am i allowed to change the return|how long am i allowed to change a return i sent|last day to amend my return|i made a mistake on the return i sent|can i fix a return i already filed|i forgot to put something on it and it is gone in|how long do i have to change it|correct last years return',
	records:
		'how long do i keep receipts|how long have i got to keep my receipts|how many years of paperwork must i keep|when can i throw away my invoices|when can i bin my old records',
	whatRecords:
		'what paperwork do i need|which bits of paper should i keep|do bank statements count as records',
	receiptPictures:
		'is a photo of a receipt ok|can i bin the receipt once i scanned it|are photos of receipts ok or do i need paper',
	lostReceipts: 'i have not got a receipt for it|no receipts can i still put it down|threw away my receipts',
	appeal:
		'hmrc fined me and i was ill|how do i get out of the fine|i was in hospital when it was due|can i get the penalty cancelled|challenge a late filing fine|reasonable excuse|my computer broke and i filed late',
	whatIfNoTax:
		'i owe nothing do i still have to send it|made a loss do i still file|did not earn anything do i file',
	refund:
		'how long does a refund take|when does hmrc pay me back|where is my refund|how do they send the rebate|how do i get my money back from hmrc',
	makingTaxDigital:
		'what is mtd|explain mtd to me|what is this making tax digital business|when does the thirty thousand threshold start|when does mtd come in for twenty thousand|what are the mtd thresholds|mtd start dates|who has to do mtd',
	quarterlyUpdates: 'what are the quarterly dates|mtd deadlines|when is each quarter due|quarter dates',
	mtdSoftware:
		'can i use excel|can i use a spreadsheet for mtd|do i need to buy software|will a spreadsheet do|which software works with mtd|can i do mtd with excel',
	mtdPoints: 'what if i miss a quarter|late with a quarterly update|missed a quarterly update what happens',
	mtdPointsAtFirst:
		'what if i miss a quarter|late with a quarterly update|missed a quarterly update what happens|is there a fine for a late quarter',
	mtdExempt:
		'i am not online can i get out of mtd|i do not do computers mtd|exemption from digital|too old for mtd',
	mtdSignUp: 'how do i join mtd|where do i sign up for mtd',
	mtdQualifying:
		'what income counts for mtd|is it turnover or profit for mtd|do my wages count for mtd|does rent count towards the mtd limit',
	mtdOrReturn: 'do quarterly updates replace my tax return|is there still a return with mtd',
	personalAllowance:
		'how much can i earn before tax|is there a limit on how much i can earn before tax|what can i earn tax free|how much is the tax free allowance|how much do you get tax free',
	incomeOver100k:
		'how much can i earn before i lose my personal allowance|when does the personal allowance start going down|do i lose my allowance if i earn over a hundred thousand|allowance taper|what is the sixty percent trap',
	ratesOfTax:
		'what rate of tax do i pay|what are the rates|when do i start paying forty percent|what is basic rate|tax bands this year|how much is income tax',
	scotland:
		'what are the rates up here in scotland|scottish tax bands|i live in edinburgh what tax rate|rates in scotland',
	class4:
		'do i still pay national insurance when self employed|do the self employed pay ni|how much national insurance does a sole trader pay|what is the ni on my profits|why am i paying national insurance|how is national insurance worked out for self employed|class four rate',
	bothNationalInsurance:
		'i have a job and a business do i pay ni on both|paying national insurance in my job already do i pay again',
	class2: 'what is class two|do i pay class 2 stamps',
	insuranceGaps:
		'can i pay voluntary national insurance|missing years for my state pension|buy back ni years',
	pensionAgeInsurance: 'i am past pension age do i pay ni|pensioner still working national insurance',
	childBenefit:
		'at what income do you start to pay child benefit back|at what income is child benefit all gone|from what income do you repay child benefit|do i have to pay back some child benefit|i earn sixty five thousand and we get child benefit|we get child benefit and one of us earns a lot|child benefit charge|high income child benefit|at what income do i lose child benefit|hicbc',
	childBenefitWho:
		'is it me or my partner who pays back child benefit|my wife claims child benefit who pays the charge',
	marriageAllowance:
		'how much can the marriage allowance save us|what is the most the marriage allowance can save|how much is the marriage allowance worth|can my wife give me part of her allowance|can my husband give me some of his allowance|transfer allowance between couples|my partner does not work can i use his tax free amount',
	studentLoan:
		'do i pay student loan on self employed income|student loan and self employment|how much student loan will i repay',
	loanPlans: 'am i on plan one or two|what plan is my student loan',
	statePensionTax: 'is state pension taxable|pay tax on my pension from the government',
	isa: 'do i put isa interest down|is my stocks and shares isa taxed|isa interest on the return',
	savingsAllowance:
		'tax on bank interest|how much interest before i pay tax|do i pay tax on my savings|what is the personal savings allowance|got interest from my bank is that taxed',
	dividendAllowance: 'dividend tax rates|how much dividends tax free|do i pay tax on dividends',
	tradingAllowance:
		'what is the thousand pound allowance|can i earn a thousand tax free|small earnings allowance for side work',
	allowanceOrCosts: 'is it better to use the thousand or my costs|should i claim the allowance or expenses',
	cashInHand: 'do i have to declare cash|i was paid cash for a job|cash jobs',
	onlineSelling: 'made some money on ebay|i sell stuff on vinted do i pay tax|do i pay tax on my etsy shop',
	secondJob: 'two jobs and tax|am i taxed more on my second job|why is my second job taxed so much',
	benefitsInKind: 'company gave me a car and health insurance is that taxed|p11d benefits',
	rentARoom:
		'how much rent can we get before tax under rent a room|we have taken in a lodger how much a year before tax|lodger tax free amount|do i pay tax on my lodger|how much can i get from a lodger tax free',
	rentalExpenses:
		'landlord expenses|what can i claim on my rental|what can i claim against rent|what can landlords deduct',
	mortgageInterest:
		'can i take off the mortgage|can i claim my mortgage|tax relief on buy to let mortgage|why is my mortgage not deducted',
	jointProperty:
		'we own it together how do we split the rent|my wife and i both own the flat|half the flat is my husbands',
	repairsOrImprovements:
		'can i claim a new kitchen in my rental|put in a new bathroom can i claim|new roof on the let|is a loft conversion claimable|replaced the boiler can i claim it|extension on my rental',
	emptyProperty: 'flat was empty for two months can i claim the costs|nobody in the rental for a while',
	deposit: 'what about the tenants deposit',
	badDebts:
		'my tenant stopped paying rent do i pay tax on what i never got|tenant did not pay me|customer has not paid my invoice|someone owes me money and will not pay do i count it',
	airbnb: 'do i pay tax on airbnb|how is airbnb income taxed',
	gainsExempt:
		'capital gains allowance this year|cgt allowance|how much profit on shares is tax free|when is capital gains tax due',
	gainsRates: 'what is the rate of capital gains|how much cgt will i pay|capital gains tax percentage',
	crypto: 'is crypto taxed|do i declare my bitcoin|do i have to declare crypto|tax on crypto profits',
	sharesGain:
		'how do i work out gain on shares|bought shares at different times|do i pay tax when i sell shares',
	homeSale:
		'i sold my rental flat what do i pay|sold my buy to let do i pay tax|selling a second property tax',
	reportHomeSale: 'how long do i have to report the sale of a property|sixty days property sale',
	mainHome: 'tax on selling my house|sold the home we live in|do i pay tax on the house i lived in',
	inheritedSale: 'sold shares i inherited|sold my late mums house',
	giftAid:
		'does gift aid help me|i give to charity every month does it matter|claim back gift aid|how do donations cut my tax',
	pensionRelief:
		'does paying into a pension cut my tax|how do i get tax back on my pension|higher rate relief on pension',
	pensionAllowance: 'what is the most i can put in my pension|pension annual allowance',
	allowableExpenses:
		'what can i claim|what counts as an expense|what expenses can i have|what can i put down as costs',
	tools: 'can i claim a drill|bought new tools|can i put my tools down|is equipment allowed',
	van: 'how much a mile can i claim for my own car|what can i claim for my van|can i claim fuel|how much mileage can i claim|mileage rate for self employed|how much is mileage|forty five pence a mile|can i claim my car|petrol for work',
	employeeMiles:
		'i use my own car for my job|mileage for employees|drive my own car between sites for my employer',
	homeBusiness:
		'can i claim for working at home|i work from the spare bedroom|home office costs|claim part of my rent as i work at home',
	employeeHome: 'my employer lets me work from home can i claim|working from home tax relief for employees',
	phone:
		'broadband can i put that down|is my mobile an expense|can i claim my phone|can i claim internet|claim my phone contract',
	laptop: 'can i claim a computer|bought a laptop for the business|new ipad for work can i claim',
	uniform: 'are work boots allowed|can i claim clothes|hi vis and boots|can i claim my suit',
	uniformRate: 'i wash my own uniform|flat rate for washing work clothes',
	training: 'can i claim a course|training costs|qualification for my trade',
	meals:
		'can i claim lunch|is my lunch claimable|are meals allowed|food while working|can i claim my sandwiches',
	entertaining: 'can i claim taking clients out|is client entertaining allowed',
	commute: 'can i claim getting to work|train fare to the office',
	hotels: 'can i claim a hotel|overnight stay for a job',
	parkingFines: 'parking ticket|can i claim a speeding fine|parking costs on jobs',
	insurance: 'is insurance allowed|can i claim public liability|van insurance claim',
	accountantFee: 'can i claim my accountant|bookkeeper fees',
	bankCharges: 'bank fees on business account|card reader fees',
	premises: 'chair rent|can i claim rent of a unit|workshop rent|studio hire',
	wagesFamily: 'can i pay my wife|pay my kids for helping',
	ownWages: 'can i pay myself a wage|drawings',
	glasses: 'can i claim my gym|is a haircut claimable|can i claim glasses',
	childcare: 'can i claim nursery|childcare costs while i work',
	clientGifts: 'presents for clients',
	capitalAllowances: 'what about big equipment|capital allowances explained',
	carPurchase: 'can i claim buying a car|bought a car for work',
	preTrading: 'costs before i started|bought stuff before i opened',
	privateUse: 'half work half private|partly for the kids partly for work|used for both',
	constructionScheme: 'cis deductions|contractor took twenty percent|do i get my cis back',
	employeeExpenses:
		'can i claim anything as an employee|expenses for my job|things i bought for work my boss did not pay for',
	tradeMusician:
		'expenses for a musician|strings studio time and travel to gigs|what can a band claim|gig expenses|dj expenses',
	tradeTaxi: 'uber driver expenses|what can a cabbie claim|private hire expenses',
	tradeCourier: 'deliveroo rider expenses|what can a delivery rider claim',
	tradeHair: 'barber expenses|beautician expenses|scissors and chair rent|nail tech expenses',
	tradePlumber: 'electrician expenses|plumber expenses|gas engineer expenses',
	tradeBuilder:
		'bricklayer expenses|carpenter expenses|roofer expenses|what can a joiner claim|decorator expenses',
	tradeCleaner: 'cleaner expenses|window cleaner expenses',
	tradeGardener: 'gardener expenses|landscaper expenses',
	tradeChildminder: 'childminder expenses|nanny working for herself expenses',
	tradeTutor: 'tutor expenses|music teacher expenses|yoga teacher expenses',
	tradeTrainer: 'pt expenses|fitness instructor expenses|personal trainer expenses',
	tradeSeller: 'ebay seller expenses|market stall expenses',
	tradeDog: 'dog walker expenses|dog groomer expenses',
	tradeNurse: 'nurse expenses|can a nurse claim anything|carer expenses|nmc fees',
	tradeTeacher: 'can a teacher claim anything|teacher expenses',
	enquiry: 'can hmrc check my return|what if hmrc investigates me|hmrc wants to look at my books',
	disclosure: 'i never told them about some income|i have not declared for years|own up to undeclared income',
	died: 'my dad died do i need to do his return|return for somebody who passed away',
	residence: 'i moved abroad|i left the uk half way through the year|do i pay uk tax if i live overseas',
	agent: 'can my daughter deal with hmrc for me|authorise somebody to act for me',
	contactHmrc: 'hmrc phone number|how do i ring hmrc|speak to hmrc',
	extraSupport: 'i have dyslexia can i get help|i find forms hard can someone help me',
	adviser: 'do i need an accountant|is it worth paying an accountant',
	scams: 'i got a text saying i am due a refund|is this email from hmrc real',
	firstBill: 'why is my first bill so big',
	taxYear:
		'when does the tax year start|when is the tax year|what dates does this return cover|what is the tax year',
	estimates: 'can i guess|i do not know the exact figure|can i put a rough number',
	missingP60: 'lost my p60|i have not got a p60|employer never gave me a p60',
	couples: 'can we do a joint return|do my wife and i file together',
	basisPeriod: 'which year does my income go in',
	stopTrading: 'i packed in my business what do i do|closing my business',
	noLongerNeeded: 'i do not need to do a return any more|stop self assessment',
	businessLoss: 'i made a loss|can i use my loss|my business lost money',
	rentalLoss: 'made a loss on my rental|property loss',
	limitedOrSole: 'would i be better off as a limited company|should i go limited',
	foreignIncome: 'income from abroad|rent from a flat in spain|foreign dividends',
	giftsAndInheritance:
		'my mum gave me ten thousand is it taxed|do i pay tax on money i was given|is an inheritance income',
	freeBenefits: 'is pip taxed|is universal credit taxable',
	taxableBenefits: 'is carers allowance taxable|is jobseekers taxed',
	premiumBonds: 'are premium bonds taxed|lottery win tax',
	reportGains: 'do i report gains under the allowance',
	cryptoSwap: 'swapped one coin for another|is swapping crypto taxed',
};
