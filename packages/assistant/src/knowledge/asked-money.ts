/** How people ask about income and costs, in their own words. Long because it is a list. */

/** Ways to ask for each entry, separated by bars. */
export const askedOfMoney: Readonly<Record<string, string>> = {
	personalAllowance:
		'how much can i earn before i pay anything|what is the tax free amount|how much is tax free each year|when do you start paying tax|what is the standard allowance',
	ratesOfTax:
		'when do i hit the forty percent|what are the tax bands|how much is higher rate|what percentage tax will i pay|where does the basic rate stop|how are the bands set',
	scotland:
		'i live in glasgow are my rates different|what are the bands north of the border|do scots pay more tax|higher rate in scotland',
	savingsAllowance:
		'how much interest can i have before tax|is my bank interest taxed|does the bank interest count|how much can i earn on savings tax free',
	dividendAllowance:
		'what tax do i pay on dividends|how much dividend is free|tax rate on shares income|dividends from my company how are they taxed',
	tradingAllowance:
		'is there a thousand pound allowance for side jobs|what is the thousand pounds i can earn for free|do i get an allowance for a bit of extra trading',
	propertyAllowance: 'is the first thousand of rent free|allowance for small rent',
	rentARoom:
		'i have a lodger do i pay tax|renting out my spare room|letting a bedroom in the house i live in|how much can a lodger pay me tax free|room in my house to a student|my lodger gives me money for the spare room is it taxed',
	mortgageInterest:
		'can a landlord take off mortgage interest|interest on my buy to let|mortgage on the flat i let|why can i not deduct my buy to let mortgage',
	rentalExpenses:
		'what can i take off my rent|what costs go against rental income|what counts as an expense when you let|i am a landlord what am i allowed to deduct',
	jointProperty:
		'the flat is in both our names who declares the rent|rent from a house i own with my sister|do we split the rent fifty fifty',
	gainsExempt:
		'how much gain is tax free|do i pay tax when i sell investments|is there an allowance for capital gains|what is the exempt amount|sold some funds is there tax',
	crypto:
		'made money on bitcoin do i declare it|do i need to tell hmrc about my coins|cashed out my crypto is it taxed|sold dogecoin at a profit|got some eth do i owe tax|is selling crypto taxed|sold my bitcoin do i have to tell anyone',
	homeSale:
		'sold my buy to let|sold a rental flat what do i have to do|selling a second home|got rid of the holiday cottage',
	gig: 'i deliver for an app am i taxed|do uber drivers pay tax|taskrabbit money do i declare it|i do a few jobs through an app',
	onlineSelling:
		'i flog stuff on facebook marketplace|getting rid of old clothes on depop is that taxed|do ebay sellers pay tax|vinted told me they report to hmrc|sold my old bike online|how much can i earn on vinted before tax',
	cashInHand: 'customers pay me cash do i tell anyone|i get paid cash for odd jobs|is cash work taxable',
	hobby:
		'i make cakes for friends for a bit of money|i sell paintings as a hobby|does my hobby count as a business|when does a pastime become a trade',
	secondJob:
		'i do shifts somewhere else as well how is that taxed|got two jobs|second employer takes loads of tax|extra job at weekends on the books|bank shifts on top of my main job|agency work besides my main job',
	director: 'i run my own ltd what do i put down|director of a limited company do i need a return',
	benefitsInKind: 'what is a p11d|my employer pays for my healthcare is it taxed|perks from work',
	companyCar: 'i have a car from work how much tax|is a company electric car taxed',
	tipsIncome: 'do waiters pay tax on tips|customers give me tips|share of the tronc|cash tips in a cafe',
	redundancy:
		'i was made redundant is the payout taxed|is my severance taxed|lost my job and got a pay off|got made redundant with a payoff do i pay tax on it',
	offPayroll: 'am i inside ir35|contractor through my own company for one client|what does off payroll mean',
	subcontractor: 'how do i sign up for cis|get a lower cis rate|contractor wants me verified under cis',
	fosterCarer:
		'i am a foster parent is the money taxed|we foster do we declare the allowance|money the council gives us for fostering|shared lives carer payments',
	sickAndMaternity:
		'is maternity pay taxed|i was on sick pay|do you pay tax on ssp|on mat leave is it taxable',
	taxableBenefits:
		'is carers allowance counted as income|do i declare jobseekers|is esa taxed|which benefits do i have to put down|got bereavement allowance is it taxed|is jsa taxable or not',
	freeBenefits:
		'do i put down pip|is universal credit taxed|do i declare my disability benefit|does dla go on|housing benefit on the return|attendance allowance',
	statePensionTax:
		'do pensioners pay tax on the state pension|is my old age pension taxed|do i declare the state pension',
	privatePension:
		'is my works pension taxed|is my private pension taxable|tax on an annuity|how is the pension from my old firm taxed|personal pension income',
	pensionLumpSum:
		'i took a quarter of my pension out|is the 25 percent tax free|cashed in a small pension|took a lump out of my pot',
	foreignIncome:
		'i rent out a place in spain|got paid by an american company|i have a villa abroad|pension from another country|foreign bank interest|do i declare money earned overseas|got a flat in alicante or portugal that we let',
	residence:
		'i work overseas half the year am i resident|moved to dubai do i still pay uk tax|when do i stop being a uk taxpayer|i came to britain in the summer',
	isa: 'does my isa go on the return|is money in an isa taxed|interest from a cash isa|lifetime isa bonus|my isa made money does that count|is isa interest taxable',
	premiumBonds: 'won on the premium bonds|is lottery money taxed|betting winnings|ernie paid me',
	giftsAndInheritance:
		'my parents gave me money do i pay tax|i inherited some cash|gran left me money|is a gift from family income|dad is helping with a deposit|do i declare an inheritance',
	jointSavings:
		'the savings are in both our names|joint account with my wife who declares the interest|who pays tax on a shared account',
	startingRate:
		'i have a low income is there a zero band for savings|what is the five thousand starting rate',
	peerToPeer: 'i lend money through an app|zopa interest|funding circle returns',
	fundIncome: 'my fund does not pay out is it taxed|accumulation units',
	shareSchemes: 'got rsus at work|sharesave matured|employer gave me shares|exercised my options',
	royalties: 'i get royalties from a book|youtube pays me|spotify money',
	grants: 'got a grant for my business|is a bursary taxed',
	basisPeriod: 'my accounts end in december which year is it|year end is not april',
	partnershipIncome: 'i am a partner in a firm where does my share go|my share of the partnership profit',
	insideTrust: 'i get money from a trust|income from an estate',
	lifeInsurance: 'cashed in an insurance bond|chargeable event certificate',
	holidayLets: 'i have a holiday cottage what are the rules now|furnished holiday lets',
	airbnb: 'i put my place on airbnb|guests stay in my flat at weekends|short lets of my home',
	rentFromFamily:
		'i let to my son for less than market|my sister lives in my flat and pays a bit|renting to a relative cheaply|my parents rent from me|mates rates rent',
	deposit:
		'tenant left and i kept the deposit|is the deposit rent|held back money for damage|do i count the bond as income',
	repairsOrImprovements:
		'new boiler in my rental is it a repair|replaced the kitchen in the flat|fitted new windows in the let|is doing up the flat an expense|had the roof redone on the rental',
	replacingFurniture:
		'bought a new fridge for the tenants|replaced the sofa in the let|new washing machine in the flat',
	emptyProperty:
		'the flat had no tenants for months can i still claim|nobody living in the rental|void period costs|house was unoccupied between lets|tenant left and it stood empty can i claim the bills',
	rentalLoss: 'i lost money on the rental|my costs are more than the rent|carry a property loss forward',
	lettingAgent: 'can i take off what the agent charges|agency takes ten percent|letting agents commission',
	mortgageRepayments: 'can i claim the capital part of my mortgage|monthly mortgage payments on the rental',
	landlordTravel: 'driving to my rental can i claim|trips to see tenants',
	propertyNi: 'is there ni on rent|does rental income count for national insurance',
	gainsRates: 'what rate is capital gains|cgt percentage|how much is tax on gains',
	sharesGain:
		'i bought shares in lots how do i work out the profit|bought at different prices over years|what did my shares cost if i kept adding|working out the gain on shares|share pool',
	gainsLosses:
		'my shares went down|lost money on shares can i use it|sold shares for less than i paid|investments crashed is the loss worth anything|use a capital loss',
	cryptoSwap: 'traded one coin for another|moved from bitcoin to ethereum without cashing out|swapped tokens',
	cryptoMining:
		'i stake coins|mining rewards|got an airdrop|earn rewards on my crypto|interest paid in coins',
	cryptoRecords: 'what do i keep for crypto|exchange closed and i have no history',
	gainsSpouse:
		'move shares to my husband before selling|put the shares in my wifes name first|give investments to my spouse|transfer between husband and wife to save cgt',
	gainsGift: 'i gave my son a flat|giving shares to my kids is there tax|gift of property to family',
	mainHome:
		'i sold the house i live in|do i pay tax selling my own home|moved house and made a profit|is the sale of our family home taxed|sold my own house do i pay cgt',
	inheritedSale:
		'sold the house my mum left me|what value do i use for something i inherited|probate value when selling|sold shares grandad left me|sold the flat my nan left me what is the starting price',
	possessions:
		'sold my late mothers rings|sold a painting|selling a classic car|sold an old watch for thousands|selling my car for more than i paid|sold my motorbike for a profit',
	businessSale: 'i sold my company|entrepreneurs relief|selling my business what rate',
	reportGains: 'do i need to report a gain if no tax is due|gains under the limit do i tell them',
	reportHomeSale: 'how many days to report a house sale|sixty day rule|when do i report selling the flat',
	allowableExpenses:
		'what can i put through the books|what am i allowed to claim|which costs can i take off|what counts as an expense for the self employed|what can i knock off',
	notAllowed: 'what can i not claim|which costs are disallowed',
	tools: 'bought a new drill can i claim it|can i claim my toolbox|equipment for work|machinery for my trade',
	van: 'what about my van|can i claim diesel|running a car for the business|mileage for a sole trader|petrol for driving to jobs|how much per mile do i get',
	homeBusiness:
		'i run it from my kitchen table|i work from home for myself what can i claim|heating while i work at home self employed|use of home as office',
	phone: 'can i claim my mobile|is my broadband an expense|phone bill for work',
	uniform: 'can i claim my work boots|clothes i wear to work|branded shirts|safety gear|a suit for meetings',
	training: 'i did a course can i claim it|can i put a qualification through|exam fees',
	meals:
		'can i claim my lunch|food while i am out working|a sandwich on the road|coffee between jobs|can i put my lunch on expenses',
	constructionScheme:
		'the builder takes twenty percent off me|what happens to money the contractor holds back|cis tax do i get it back|subbie with tax taken off|they deduct from my invoices on site',
	cashBasis:
		'customer has not paid yet do i count it|do i count it when i invoice or when i am paid|cash or accruals',
	preTrading:
		'i bought things before i opened|costs before i had any customers|spent money getting set up|got kit before my first job',
	laptop: 'bought a macbook|new computer for work|can i claim an ipad',
	software: 'can i claim adobe|app subscription for the business|paying for xero',
	website:
		'paid for facebook ads|had flyers printed|domain name and hosting|can i claim advertising|van signwriting',
	insurance:
		'public liability can i claim it|insurance for the business|professional indemnity|van insurance',
	accountantFee: 'my bookkeeper charges me|can i claim what the accountant costs',
	bankCharges: 'fees on my business account|stripe takes a cut|card machine fees|interest on a business loan',
	wages: 'i pay a lad to help me|took someone on|paid a mate for a days work|paying staff',
	wagesFamily:
		'can i pay my son for helping|my wife does the books can i pay her|put my husband on the payroll|pay my daughter to answer the phone',
	ownWages: 'do i put down what i pay myself|my drawings|can i claim a salary for me',
	premises: 'i rent a unit|chair rent in the salon|desk in a shared office|shop rent',
	homeFlatRate: 'the monthly flat rate for home working|how many hours for the home rate',
	motorbike: 'i use a push bike for deliveries|moped costs|claim for my motorbike',
	parkingFines:
		'got a parking ticket on a job|speeding fine in the van|can i claim a fine|congestion charge and tolls|bus lane fine',
	commute: 'travelling to my job can i claim|train to work|driving to the same site every day',
	hotels: 'stayed overnight for a job|travelodge for work|dinner when away',
	entertaining: 'took a client out|lunch with a customer|drinks for clients|bought a customer dinner',
	clientGifts: 'christmas presents for customers|sent a hamper to a client',
	subscriptions: 'trade magazine|membership of a trade body|books for work',
	glasses:
		'can i claim the gym|haircut for work|new glasses for screen work|keeping fit for my job|dentist|makeup for clients|can i put the gym on my expenses',
	childcare: 'can i claim nursery fees|childminder so i can work',
	badDebts:
		'a client never paid me|customer went bust owing me money|someone will not pay my invoice|owed money that i will never see|company folded before paying me',
	ownUse: 'i took stock for myself|ate food from my own cafe|used my own materials at home',
	privateUse:
		'i use it partly for work|half private half work|split between business and home|shared with the family how much can i claim|the car is for both|part personal part business',
	capitalAllowances: 'what are capital allowances|big equipment purchase|annual investment allowance',
	carPurchase:
		'bought a car for the business|can i claim the price of a car|got a second hand motor for work|new electric car through the business|buying a used estate for work',
	leasing: 'my van is on finance|the car is leased|on hire purchase|monthly payments for a van|pcp deal',
	ownPension: 'is my own pension a business cost',
	charityGifts: 'sponsored a football team|business donated to charity',
	stock: 'bought stock to sell|materials for jobs|ingredients',
	allowanceOrCosts:
		'the flat thousand or my actual costs|is it better to claim the allowance or expenses|should i use the trading allowance|which is better the thousand or what i spent',
	oneFigure:
		'do i need to list each cost|can i put one total for expenses|just one number for everything i spent|do expenses need a breakdown',
	employeeExpenses:
		'can i claim things i buy for my job|i am employed what can i claim|paid for things for work out of my own pocket',
	employeeHome: 'i work from home for my employer is there relief|can i claim working from home allowance',
	employeeHomeEnded:
		'is there still working from home relief|wfh for my company can i claim anything|my office is at home three days a week any relief|employed and home based is there tax relief|wfh three days a week any relief left',
	employeeMiles:
		'i use my own car for work and they pay me less than 45p|work pays me 25p a mile can i get the rest|on the books and drive my own car can i get anything back for the rest of the mileage|employer gives me less per mile than hmrc allows|mileage at work they only give me 20p|claim the rest of my mileage|driving between patients|employer mileage rate is low',
	professionalFees:
		'i pay the nmc every year|can i claim my registration|teachers union subs|my hcpc fee|gmc membership costs|professional body fee paid yearly',
	uniformRate:
		'i wash my own uniform|laundry for my tunic|flat rate for nurses uniforms|mechanic tools allowance|can i claim for washing my own uniform',
};
