/** How people ask about returns and reliefs, in their own words. Long because it is a list. */

/** Ways to ask for each entry, separated by bars. */
export const askedOfReturns: Readonly<Record<string, string>> = {
	benefitsInKind: 'what is a benefit in kind|are perks taxed',
	scotland: 'can you help with scotland|i live in scotland what rates|do you do scottish tax',
	hobby: 'when does it count as trading|am i trading',
	landlordTravel:
		'can i claim travel to the flat|can i claim travel to my rental|can i claim mileage to my property|can i claim going to the flat',
	emptyProperty:
		'what if my property is empty for months|what if the flat is empty|my rental was empty can i still claim',
	deposit: 'do i declare the deposit|is a deposit taxed|do i count the deposit my tenant paid',
	repairsOrImprovements:
		'can i claim a new kitchen|can i claim a new boiler|can i claim a new bathroom|can i claim new windows|can i claim a loft conversion|can i claim an extension|can i claim replacing the boiler',
	grossAndNet:
		'gross or net|do you want gross or net|is it before or after tax|what does gross mean|what does net mean',
	papersOfJob:
		'what is a p45|what is a p60|what is a p60 for|what is a p11d|what does a p45 show|difference between a p60 and a p45',
	whoMustSend:
		'do i have to bother doing a return|does someone like me need to fill one of these in|only made a few hundred quid do i need to declare it|am i supposed to be doing a tax return|is it worth doing a return for such a small amount|i earn under a thousand on the side do i need self assessment|would i have to file for this|do i even need to do this|who has to do self assessment',
	register:
		'how do i tell hmrc i have gone self employed|never done one before where do i sign up|just started out on my own how do i let the tax people know|how do i join self assessment|need to set up as a sole trader with hmrc|first time filing how do i get on the system',
	utr: 'where is my ten digit number|cannot find my unique taxpayer reference|what is that long number hmrc sent me|lost the letter with my tax number|need my utr again|how do i get hold of my reference number',
	onlineDeadline:
		'what date does it have to be in by|when is the last day to do it online|by when do i need to have sent it|cut off for sending returns|how long have people got to file',
	lateFiling:
		'what do they charge if i send it in late|i am going to miss the deadline what happens|forgot to file last year will i be fined|do you get fined for filing after january|hundred pound fine for being late',
	latePayment:
		'what if i do not pay by the end of january|is there a fine for paying after the date|paid hmrc late what will they add|do they charge you for paying late',
	cannotPay:
		'i do not have the money to pay this|no way i can find that much|can i pay it off monthly because i am broke|bill is too big for me to pay in one go|what are my options if i am short of money|money is tight and the bill is due|can hmrc give me more time to pay|spread what i owe because i cannot cover it',
	howToPay:
		'where do i send the money|what are the bank details for paying|how do i actually hand over the tax|can i pay by debit card|what reference do i use when paying',
	paymentsOnAccount:
		'what happens on 31 july|what is the july payment|what do i pay in july|second payment on account|why do they want money for next year already|what is this extra half they ask for|what are the january and july payments|why am i paying twice a year|they want an advance on next years tax',
	reducePaymentsOnAccount:
		'my income has dropped do i still pay the full advance|the july payment is more than i will owe|can the payments in advance come down as i earn less now|on account amounts are too much this year',
	throughCode:
		'can they just take it from my pay packet|could it come out of my wages instead of a lump sum|collect what i owe through paye|have it deducted from my salary|can my employer take the tax for me over the year',
	amend:
		'i have made a mistake on the one i sent|sent it and then noticed an error|left something off the return i filed|how do i fix it after submitting|already submitted but the figure was wrong|can i edit it once it has gone in|need to redo last years return',
	records:
		'how long do i keep records if i am self employed|how long do i need to keep my records as a sole trader|how long does a landlord keep records|how many years do i keep my papers|when can i bin my receipts|how far back should paperwork go|when can i shred old books',
	appeal:
		'the fine is not fair i was ill|can they cancel a penalty if somebody died|i had a good reason for being late|how do i fight a fine from hmrc|got penalised but i was in hospital|letter says i owe a fine can i get out of it',
	whatIfNoTax:
		'do i still send it if there is nothing due|my bill is nil do i need to bother sending it|earned too little to owe but they asked for a return',
	refund:
		'when will the money reach my bank|how long does a rebate take|still waiting for my repayment|when do they pay you back|how do they send me what i overpaid',
	makingTaxDigital:
		'who has to use mtd|who needs making tax digital|do landlords need mtd|does mtd apply to landlords|what are quarterly updates|what is mtd|is mtd compulsory|is making tax digital mandatory|what is this new quarterly thing|what does mtd mean|when do the new digital rules start|how much income before making tax digital starts|explain the digital tax changes|what is making tax digital|whats the threshold for mtd',
	quarterlyUpdates:
		'what dates are the quarterly updates|when do i send the quarterly figures|how often and by when under mtd',
	agent:
		'can my accountant do this for me|can my accountant file it|can somebody else file for me|can my accountant talk to hmrc for me|let my daughter handle my tax|how do i authorise someone|can somebody file this for me',
	contactHmrc:
		'what number do i ring hmrc on|how do i speak to a human at the tax office|is there a helpline|can i call someone at hmrc',
	taxYear:
		'when does the year run from and to|which months does it cover|does the tax year start in january|what are the dates of the tax year',
	paperReturn: 'can i do it on paper|i do not do computers can i post it|where do i get a paper form',
	stopTrading:
		'i packed in the business what now|closed my business this year|gave up being self employed and went back to a job|i have finished trading|shutting the shop what do i tell the tax office|retiring from my trade do i need to tell anyone',
	noLongerNeeded:
		'how do i come off self assessment|i do not need to do returns any more|stop them sending me returns|how do i close my self assessment account',
	estimates:
		'can i put a rough figure|i do not know the exact amount can i guess|is it ok to estimate|waiting on a figure can i put an approximate one',
	missingP60:
		'my boss never gave me a p60|cannot find my p60 anywhere|threw my p60 away|how do i get another p45|employer has gone and i never got my p60',
	died: 'my mum passed away do we do her return|dad died halfway through the year what about his tax|i am executor for my aunt|who does the return for somebody who has died|my late husband had a business|my late father passed away in march',
	taxCode:
		'what does my code mean|i am on an emergency code|they have given me the wrong code|why am i on br|my tax code changed',
	overpaid:
		'i think i was overtaxed two years ago|claim back tax from previous years|can i go back and claim for older years|paid too much a few years back',
	enquiry:
		'hmrc have opened a check into me|are they going to investigate me|got a letter saying they are looking at my return|what if i get audited',
	disclosure:
		'what happens if i forget to declare something|i forgot to declare some income|i left something off a past return|i have been working on the side and never told them|forgot to declare rent for years|how do i come clean|i have not paid tax on some old income|should have told hmrc ages ago',
	scams:
		'got an email saying i have a rebate is it fake|someone rang saying i would be arrested|is this text a con|a message says click to claim my refund|had a whatsapp from the tax office',
	moved:
		'i have got a new address who do i tell|changed my surname after getting married|how do i update my details|we moved house last month',
	personalAccount:
		'how do i log in to see my tax|where can i see what hmrc holds about me|what is the hmrc app for',
	gateway:
		'i am locked out of my hmrc login|cannot remember my user id|lost my password for the government website',
	taxCalculation:
		'the bank wants my sa302|need proof of earnings for a mortgage|lender asked for tax year overviews|how do i prove my income to a mortgage company',
	couples:
		'do me and my husband do one together|can we file jointly|is it one form per household|does my partner need her own form|one form between the two of us',
	childIncome:
		'my son earns from a paper round does he pay tax|savings in my daughters name are they taxed|do kids pay tax|my childs building society account|teenager has a saturday job',
	studentsTax:
		'i am at uni and work part time will i be taxed|do students get taxed|summer job while studying',
	firstBill:
		'why is it so big the first time|first year and they want one and a half times|the first bill is a shock',
	budgetPlan:
		'can i pay a bit each week before it is due|save up with hmrc as i go|set aside money monthly towards the bill|can i pay in small amounts through the year',
	interestRate:
		'what interest do they add to late tax|what percent does hmrc charge|how much is the interest on overdue tax',
	setOff: 'will they take my refund to pay off what i owe|hmrc kept my rebate for another debt',
	whatRecords:
		'do i need receipts for everything|must i have a receipt for every cost|what proof do i need|what paperwork do i need to keep|what should i be writing down|which documents should i hang on to|do i need to keep bank statements',
	recordsEmployees: 'i only have a job how long do i keep payslips|how long to hold on to my p60',
	receiptPictures:
		'can i just take photos of receipts|are snaps of receipts good enough|do i need the paper if i scanned it|is a phone picture of a bill acceptable|digital copies instead of originals',
	lostReceipts:
		'i did not keep receipts can i claim|no proof of purchase|binned the receipts|i paid cash and got no receipt',
	extraSupport:
		'i find forms really hard|i am dyslexic can someone help me|i get very anxious about this|who helps people who cannot cope with it',
	adviser:
		'do i need an accountant|is it worth paying a professional|should i get advice|when is it too complicated to do alone',
	payProof:
		'how long till the payment shows up|i paid yesterday has it arrived|paying on the last day will it be in time',
	payAbroad: 'i live overseas how do i pay|pay from a foreign account',
	registerLate:
		'i should have signed up in october|never told them i was self employed and it is late|been trading a year without registering',
	lateNotice: 'hmrc only asked me for a return recently|got the letter to file after november',
	residenceHere: 'does it matter that i live in wales|is northern ireland different',
	incomeOver100k:
		'i am earning over a hundred grand what changes|why do i lose the tax free part when i earn a lot|does the allowance shrink for high earners|the sixty percent trap|does your allowance go down if you earn loads',
	mtdQualifying: 'which income counts for the mtd limit|is it profit or turnover for making tax digital',
	mtdExempt:
		'i cannot use a computer do i have to go digital|too old for digital tax can i opt out|exemption from mtd',
	mtdSoftware:
		'which app do i need for mtd|will a spreadsheet do for quarterly|is there free software for making tax digital|do i have to buy a program for the quarterly updates',
	mtdRecords: 'what must i record for making tax digital|do i have to keep digital records of each sale',
	mtdPoints:
		'what if a quarterly update is late|points for missing an update|do you get fined for a late quarterly update|missed a quarter under mtd',
	mtdLatePayment: 'penalty for paying late under mtd',
	mtdUpdateNotTax: 'do i pay each quarter|is tax due every three months under mtd',
	mtdFinal: 'what do i do at the end of the year under mtd|what is the final declaration',
	mtdCorrect: 'i got a quarterly figure wrong|fix a mistake in an update',
	mtdJoint: 'we own the house together how does mtd work',
	mtdSignUp: 'how do i sign up for mtd|where do i join making tax digital|enrol for the digital thing',
	mtdLeave: 'my income went down can i come out of mtd|stop doing quarterly updates',
	mtdQuarters: 'can my quarters end at month end|use calendar quarters',
	mtdPartnership: 'are partnerships in mtd',
	mtdOrReturn:
		'do i still have to do a return if i am in mtd|does mtd replace the tax return|do i still need self assessment with mtd|do i still do a normal return as well as mtd|is the january return going away|once on mtd do i stop self assessment',
	mtdVoluntary:
		'can i start mtd early|join the digital pilot now|can i join mtd early|start making tax digital before i have to',
	giftAid:
		'does giving to charity cut my bill|do my donations save me tax|higher rate and donate to charity|is there anything off for what i give to charity|i give to my church does that help|do charity donations reduce my tax',
	giftAidTax: 'ticked gift aid but i do not pay tax|not a taxpayer and gave gift aid',
	pensionRelief:
		'do i get anything back for paying into a sipp|pension contributions and higher rate relief|how do i get the extra pension relief|do i get tax back on my pension payments',
	pensionAllowance:
		'how much am i allowed to put into a pension|maximum pension payment|limit on pension saving each year|what is the limit for pension contributions',
	salarySacrifice:
		'my pension comes out of my pay before tax|is salary sacrifice on the return|work takes my pension from my wages do i enter it',
	eis: 'invested in a start up do i get relief|eis shares',
	vct: 'bought vct shares',
	maintenancePayments: 'i pay my ex maintenance|is child maintenance tax deductible',
	marriedCouples: 'my parents were born in the thirties is there an allowance',
	marriageAllowance:
		'my wife does not work can i use her allowance|my husband earns very little can he pass his tax free amount to me|transfer allowance to my spouse|give some of my allowance to my partner|stay at home mum allowance to husband',
	marriageBackdate:
		'can we backdate the marriage allowance|never claimed marriage allowance before can we go back',
	businessLoss:
		'can i carry forward a loss|i made a loss what happens|can i use my loss next year|carry a loss back|my business lost money|i made a loss this year what can i do with it|spent more than i took in|set a loss against my wages',
	lossTimeLimit: 'how long have i got to claim a loss',
	loanInterest: 'borrowed to buy into a partnership',
	studentLoan:
		'does my student loan come through the return|student loan and self employed|will i repay my loan on my side income',
	loanPlans:
		'which loan plan do i have|how do i know if i am plan 1 or 2|started uni in 2012 which plan|i went to university in scotland which plan',
	loanThresholds:
		'when do i start paying back my student loan|how much can i earn before student loan comes off|what is the plan 2 limit|repayment threshold for plan 5|earning limit before loan repayments',
	postgraduateLoan: 'i have a masters loan|how does a postgrad loan get paid back',
	loanPaidOff: 'my student loan is almost gone|finished paying my loan but they still took money',
	childBenefit:
		'one of us earns over sixty grand and gets child benefit|do we lose child benefit if he earns a lot|have to give child benefit back|my partner earns 65k what about the child money|does a high income affect child benefit',
	childBenefitOptOut:
		'shall we cancel the child benefit|is it better to stop claiming child benefit|can we opt out of the payments',
	childBenefitWho:
		'is it me or my partner who pays it back|we both earn over sixty who pays the child benefit charge|which of us pays the charge|which one of us pays back the child benefit',
	adjustedNetIncome: 'what is adjusted net income|how is adjusted net income worked out',
	winterFuel:
		'will they claw back my winter fuel|got the winter fuel money and earn over 35k|heating payment for pensioners pay it back',
	blindPerson: 'i am registered blind is there an extra allowance|severely sight impaired allowance',
	insuranceGaps:
		'i have missing years for my state pension|can i top up my ni record|not enough years for the full pension|pay voluntary ni',
	class2:
		'should i pay the voluntary ni when profits are small|what is class two|do i still pay the weekly stamp',
	class4: 'how much ni on self employed profit|what is class four|what percentage is ni for sole traders',
	bothNationalInsurance: 'i have a job and a business do i pay ni on both',
	pensionAgeInsurance: 'i am 67 do i pay ni|do pensioners pay national insurance',
};
