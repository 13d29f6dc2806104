/**
 * How people say each amount of a return, by section and question; `#` is the amount. Data, from the questions' own words
 * and from how people speak: what is common first. Long because it is a list.
 */
const written: Readonly<Record<string, string>> = {
	'employment.pay':
		'job pays #|my job paid #|agency pay me #|wages were #|salary #|gross pay #|p60 says #|p60 pay #|total pay # on my p45|earned # working there|earned # at the shop|paid me # through payroll|# before tax in wages|gross # for the year|bank shifts #|second job #|part time in a pub #|on # a year|# salary|shifts came to #|i get # at work|work paid me #|employed as a teacher on #|pay in this employment #|bonus included #|they paid me # gross|maternity pay #|overtime and basic #|worked in a warehouse for #|got # from the school',
	'employment.taxDeducted':
		'tax #|tax taken #|paye took #|paye #|tax off #|less # tax|# tax|tax deducted #|they stopped # tax|took # off me in tax|with # taken for tax|# paye|# was deducted|income tax #|tax paid #|and # in tax|taxed #|tax they kept #',
	'employment.car':
		'company car #|car benefit #|cash equivalent of the car #|p11d says # for the car|works car # on the p11d|section f car #',
	'employment.carFuel':
		'car fuel #|fuel benefit #|fuel for the company car #|petrol they pay for the car # on the p11d',
	'employment.van':
		'company van #|van benefit #|# for the van i can use privately|works van # on the form|van charge #',
	'employment.vanFuel': 'van fuel #|# for van fuel|fuel for the company van #|van fuel benefit #',
	'employment.medicalInsurance':
		'private medical #|bupa #|bupa through work #|health insurance from work #|dental cover #|medical on the p11d #|vitality cover # p11d|private healthcare # from my employer|axa health #',
	'employment.vouchersAndCreditCards':
		'# vouchers|gift vouchers from work #|shopping vouchers #|vouchers on the p11d #|company credit card i used myself #|gift cards from the boss #',
	'employment.mileage':
		'mileage paid above the approved rate #|they paid me more than 45p a mile excess # on the p11d|excess mileage #',
	'employment.assets':
		'laptop they gave me #|phone and goods given by work #|things i was given # p11d section a|use of an asset #|telly from work #|bike from work valued at #',
	'employment.accommodation':
		'flat that comes with the job #|living accommodation #|home provided by employer taxable value #|tied cottage #|free house with the job #|staff accommodation benefit #',
	'employment.beneficialLoan':
		'cheap loan benefit #|loan from my employer interest free benefit #|beneficial loan # on the p11d|season ticket loan benefit #|low interest loan section h #',
	'employment.otherItems':
		'gym membership from work #|other items box m #|other benefits on the p11d #|section m #|section k #|nursery place benefit #|relocation above the limit #',
	'employment.expensesReceived':
		'expenses payments received #|they paid me back # for trains on the p11d as expenses|expenses my employer paid me #|section n #|round sum allowance #',
	'employment.businessTravelCosts':
		'trains for work not paid back #|train fares to client sites #|taxis for work #|parking at meetings #|travel for the job #|bus fares between sites #|tolls and parking for work #',
	'employment.hotelAndMealExpenses':
		'hotels #|hotels and dinners on work trips #|overnight stays they would not pay back #|meals while away for work #|subsistence #|bed and breakfast for work trips #',
	'employment.mileageAllowanceRelief':
		'mileage allowance relief #|mileage relief worked out #|relief on my business miles #|difference between 45p and what they pay #|mar claim #',
	'employment.flatRateJobExpenses':
		'flat rate #|# flat rate|flat rate for uniform #|wash my own uniform flat rate #|laundry flat rate #|tools flat rate #|# for washing scrubs|uniform allowance #|tax free tool allowance #|flat rate expense allowance #|laundry allowance #',
	'employment.professionalSubscriptions':
		'nmc fee #|union subs #|rcn membership #|registration fee #|gmc #|hcpc renewal #|institute membership #|professional body #|annual subscription to my professional body #|teaching council #|unison #|pay # to the institute|membership needed for the job #|practising certificate #|acca sub #',
	'employment.workingFromHome':
		'working from home #|# for working from home|wfh #|claiming 6 a week so #|home working relief #|extra heating because i must work at home #',
	'employment.jobExpenses':
		'bought my own uniform #|work boots not reimbursed #|books for the course work requires #|things i must buy for the job #|stationery for work i paid for #|steel toe caps for my job #|special clothing for the job #|dbs check i paid myself #',
	'employment.otherAndCapitalAllowances':
		'my own drill for the job #|laptop i had to buy for the job #|equipment for my employment #|my own tools for the job not reimbursed #|desk and screen i needed for my job #|instrument i play in the orchestra #|bought a chainsaw for my job #|knives for my chef job #',
	'employment.tips':
		'tips #|# in tips|cash tips #|tips customers handed me #|tronc paid direct #|gratuities #|tips not through payroll #|service charge in cash #',
	'employment.payrolledBenefits':
		'payrolled benefits #|payrolled medical #|medical taxed through my payslip #|already taxed through payroll #|benefit is payrolled #|car is payrolled value #',
	'selfEmployment.turnover':
		'took #|took in #|turned over #|turnover #|takings #|sales #|invoiced #|billed #|fares #|# in|# came in|came in # from jobs|customers paid me #|clients paid #|earned # from it|made # from it|made # fixing bikes at weekends|brought in #|walk dogs it brought in #|handyman jobs for cash #|the app paid # to me|deliveroo paid #|uber #|etsy sales #|sold # worth|gigs #|fees from lessons #|commissions #|bookings came to #|gross receipts #|cash jobs #|a mobile bar that took #|conversions took #|income from cleaning #|got # from tutoring|parents paid me #|builder paid me #|contractors paid me # gross|# before any costs|every payment in a notebook adds up to #|money in from customers #|earned # as a childminder|made # selling cakes|# from freelance work|side hustle brought in #|# from babysitting|online sales #|ebay #',
	'selfEmployment.otherIncome':
		'rent for a spare desk in the salon #|other business income #|hired out my trailer #|scrap metal sold from jobs #|insurance payout for the shop #|rented a chair to another stylist #',
	'selfEmployment.totalExpenses':
		'expenses #|costs #|all my costs #|spent #|spent # on everything|# out|out #|outgoings #|all in costs came to #|total costs #|overheads #|running costs #|expenses all told #|costs altogether #|everything i spent #',
	'selfEmployment.costOfGoods':
		'materials #|# on materials|stock #|# of stock|ingredients #|timber #|paint and filler #|plaster and beads #|tiles and adhesive #|posts and panels #|bricks and sand #|wool #|flour and sugar #|products i use #|colour and products #|shampoo #|shampoo and treats #|supplies #|parts #|flowers #|fabric #|beads and clasps #|compost and seeds #|lock stock #|oil and filters #|cleaning products #|wax and wicks #|food for resale #|goods to sell #|bought stock for #|cable and sockets #|pipe and fittings #|nails and polish #|card and ink for prints #|bags and boxes #|turf #|cement #|coffee beans and milk #|meat and buns #|bike parts #|things i bought to sell #|charcoal #|gas bottles and paint #|thread and zips #|frames and canvases #|slate and lead #|cost of sales #',
	'selfEmployment.paymentsToSubcontractors':
		'subbies #|paid subcontractors #|subcontract labour #|paid another builder #|labour only guys #|cis subcontractors i paid #|# to a subbie',
	'selfEmployment.wagesAndStaffCosts':
		'wages #|wages for my assistant #|paid a lad #|saturday girl #|staff #|paid my helper #|apprentice #|employee #|paid my daughter to do the books #|casual labour #|staff pension #',
	'selfEmployment.carVanTravelExpenses':
		'diesel #|# diesel|petrol #|fuel #|van #|# on the van|van insurance #|van tax #|mot and service #|tyres #|van lease #|parking #|train fares #|mileage #|breakdown cover #|congestion charge #|car running costs #|hotel on jobs #|taxi fares #|flights #|bus #|van repairs #|new clutch on the van #|ulez #|moped insurance #|bike courier repairs #|running the van #|miles came to #|dartford crossing #|hire van #',
	'selfEmployment.premisesRunningCosts':
		'workshop rent #|unit rent #|shop rent #|chair rent #|rent a chair #|studio #|stall fees #|pitch fees #|public liability #|insurance #|business rates #|electric for the workshop #|gas and electric #|water rates #|storage unit #|lock up #|allotment rent for the nursery #|hall hire #|kitchen hire #|market pitch #|use of home #|working from home flat rate for the business #|heating the studio #',
	'selfEmployment.maintenanceCosts':
		'repairs to machine #|fixing the mower #|servicing the equipment #|maintenance #|repair of my sewing machine #|blade sharpening #|getting the saw mended #|redecorating the shop #',
	'selfEmployment.adminCosts':
		'phone #|mobile #|broadband #|software #|adobe #|quickbooks #|xero #|postage #|stamps and parcels #|stationery #|printer ink #|zoom #|subscription to the app #|web hosting #|website domain #|phone bill #|office costs #|courier to send parcels #|booking software #|printing #|canva #',
	'selfEmployment.advertisingCosts':
		'adverts #|facebook adverts #|flyers #|leaflets #|# on facebook ads|google ads #|website #|business cards #|van signwriting #|checkatrade #|marketing #|instagram promotion #|flyers and the website #|a stand at the wedding fair #|sponsored the football team shirts #',
	'selfEmployment.businessEntertainmentCosts':
		'took clients for lunch #|entertaining customers #|client dinner #|christmas hampers for customers #|drinks with clients #',
	'selfEmployment.interestOnBankOtherLoans':
		'interest on the business loan #|loan interest for the van #|bounce back loan interest #|interest on overdraft for the business #|interest on the business credit card #',
	'selfEmployment.financeCharges':
		'bank charges #|card machine fees #|sumup fees #|stripe fees #|paypal fees #|zettle #|hire purchase interest #|overdraft fees #|monthly fee for the business account #|card fees #|square charges #',
	'selfEmployment.irrecoverableDebts':
		'customer never paid #|bad debt #|written off invoice #|never going to see that # he owes|client went bust owing me #|unpaid invoice given up on #',
	'selfEmployment.professionalFees':
		'accountant #|bookkeeper #|solicitor #|professional indemnity #|accountants fee #|ofsted registration #|licence fee #|trade body membership #|gas safe registration #|niceic #|legal fees #|council licence #|paid the accountant #|dbs #|fhi membership #',
	'selfEmployment.otherExpenses':
		'tools #|new drill #|ladders #|training course #|first aid course #|uniform #|work boots and gloves #|laundry #|ppe #|toys and craft stuff #|laptop #|camera #|scissors #|kit #|platform fees #|commission to the app #|agency commission #|etsy fees #|sundries #|small tools #|hire of a skip #|tipping fees #|plant hire #|waste disposal #|skip hire #|scaffold hire #|equipment hire #|books #',
	'selfEmployment.cisDeductions':
		'cis #|# cis|cis deductions #|contractor took # cis|builder stopped #|they paid gross and stopped #|# taken off under cis|deducted at 20% #|tax stopped by the contractor #|contractor deducted #|cis tax #|cis suffered #',
	'selfEmployment.otherTaxDeducted':
		'tax taken off my business income other than cis #|a foreign client withheld # tax from my invoices|agency took tax off my self employed fee #',
	'selfEmployment.lossBroughtForward':
		'loss from last year #|losses brought forward #|unused loss from the year before #|loss from an earlier year of the business #|made a loss the year before of #|carried forward a loss of #|business loss not used yet #',
	'selfEmployment.lossAgainstOtherIncome':
		'use # of the loss against my wages|set the loss off against my job #|sideways loss relief #|loss against my other income #',
	'selfEmployment.lossCarriedBack':
		'carry back # of the loss|take the loss back to earlier years #|carry # back to last year',
	'selfEmployment.annualInvestmentAllowance':
		'annual investment allowance #|aia #|claim aia on the van #|aia on machinery #',
	'selfEmployment.capitalAllowanceMainPool':
		'writing down allowance #|capital allowance #|main pool allowance #|capital allowances on the car #',
	'selfEmployment.goodsAndServicesOwnUse':
		'took stock for myself #|goods for own use #|took home meat from my shop worth #|food from the cafe for the family #|materials used on my own house #',
	'selfEmployment.depreciation': 'depreciation #|accounts show # depreciation',
	'selfEmployment.transitionProfitAmount':
		'transition profit #|transition profit taxed this year #|spread transition profit #',
	'businessAsset.cost':
		'bought a mini digger # to go down as equipment|new machine to list as an asset #|car bought for the business #|lathe cost #|bought an electric car for the business #|put the equipment on as capital #|capital allowances on a tractor that cost #|bought a second hand van as an asset for #',
	'businessAsset.proceeds':
		'sold the old van #|got # for the old mower|part exchange on the digger #|scrapped the machine and got #',
	'partnershipShare.profit':
		'my share of the profit #|share of profit #|my part after all costs #|my share from the partnership #|partnership statement says #|my half of the profits #|my cut of the firm #|partner share #|profit share # from the practice|my share of partnership profit was #',
	'partnershipShare.cisDeductions': 'my share of cis #|my half of the cis deducted from the partnership #',
	'partnershipShare.untaxedInterest':
		'my share of partnership interest #|share of the bank interest of the firm #',
	'ukProperty.rents':
		'rent #|rents #|rent came to #|tenant pays #|tenants paid #|rent # a month|let the flat for #|rental income #|airbnb #|holiday let took #|letting agent collected #|got # in rent|rent from the house #|students pay #|rents received #|rent on my flat #|gross rent #|garage rent #|buy to let brings in #|rent off the parking space #',
	'ukProperty.otherIncome':
		'cleaning fee paid by the tenants #|other income from the letting #|kept # of the deposit|tenants paid for electric #|laundry money from tenants #|key charges from tenants #',
	'ukProperty.receipts':
		'lodger #|lodger pays #|rent a room #|lodger paid #|my half of the lodger money #|room in my house #|spare room #|student lodger #|foreign student staying with us #',
	'ukProperty.costs': 'lodger cost me #|lodgers share of bills #|meals for the lodger #',
	'ukProperty.totalExpenses':
		'costs of the let #|expenses on the flat #|letting costs altogether #|all the flat costs #|spent # on the rental',
	'ukProperty.premisesRunningCosts':
		'landlord insurance #|buildings insurance on the flat #|ground rent #|service charge #|council tax while empty #|water for the flat #|insurance on the let #|electric while it was empty #|factor fees #|rent guarantee insurance #',
	'ukProperty.repairsAndMaintenance':
		'repairs #|boiler repair #|roof patched #|plumber at the flat #|painting between tenants #|repairs and maintenance #|new lock #|fixed the shower #|boiler service #|damp treatment #|replaced a window #|gas safety check #|electrical check eicr #|decorating the flat #|guttering #|mended the fence #|handyman at the rental #',
	'ukProperty.financialCosts':
		'interest on the shop i let #|loan interest for the office i let #|mortgage interest on commercial property #',
	'ukProperty.professionalFees':
		'letting agent #|agents fees #|agent took #|management fees #|agent commission #|solicitor for the tenancy #|accountant for the flat #|tenancy agreement fee #|legal fees eviction #|referencing #|inventory fee #|advertising for tenants #|openrent #|landlord registration #|licence for the hmo #|our fees #|agent keeps #',
	'ukProperty.costOfServices':
		'gardener for the let #|stairwell cleaner #|cleaner between guests #|cleaning the holiday let #|window cleaner at the flat #|gardener and cleaner i pay for #|caretaker #|end of tenancy clean #',
	'ukProperty.travelCosts':
		'drove to the flat diesel and parking #|train to see the tenant #|travel to the let #|mileage to the property #|petrol going to the flat #|trips to the rental #',
	'ukProperty.otherExpenses':
		'other letting costs #|phone calls and post for the let #|bad debt tenant left owing #|stationery for the let #',
	'ukProperty.financeCosts':
		'mortgage interest #|interest on the mortgage #|btl interest #|buy to let mortgage interest bit #|interest part of the mortgage #|mortgage # interest only|loan interest on the flat #|bank loan for the house interest #|interest to the lender on the rental #|mortgage arrangement fee on the flat #',
	'ukProperty.financeCostsBroughtForward':
		'unused loan interest from earlier years #|interest i could not use last year on the house #|residential finance costs brought forward #|mortgage interest not used before #',
	'ukProperty.costOfReplacingDomesticGoods':
		'new washing machine for the flat #|replaced the sofa #|replaced the fridge like for like #|new cooker #|replacement bed for the tenant #|carpets replaced #|fridge died so replaced #|new curtains in the let #|sofa and washing machine replaced #|dishwasher for the rental #',
	'ukProperty.taxDeducted': 'tax taken off my rent #|agent deducted tax because i live abroad #',
	'ukProperty.lossBroughtForward':
		'losses on the lets from before #|property loss brought forward #|rental loss from last year #|loss on the flat the year before #|unused letting loss #',
	'ukProperty.lossAgainstOtherIncome': 'property loss against other income #',
	'ukProperty.privateUseAdjustment': 'private use of the holiday flat #|used it ourselves so take off #',
	'ukProperty.premiumsOfLeaseGrant': 'premium for granting a lease #|lease premium #',
	'bankInterest.amount':
		'interest #|# interest|savings interest #|interest from the bank #|building society gave me #|savings account paid #|isa no but the saver paid #|# from monzo|# from nationwide|premium saver #|interest on my savings #|bank interest #|fixed rate bond paid #|found it # for the tax year nothing taken off|chip paid #|marcus # interest|santander #|regular saver #|joint account my half of the interest #|ns&i income bonds #|credit union #',
	'dividends.amount':
		'dividends #|# dividends|dividends from shares #|divis #|my company paid me # dividends|took # in dividends|fund paid out #|unit trust distribution #|vanguard fund #|dividend from bp #|shares paid #|# of dividends off shares|dividend income #|american dividends came to #|investment trust #',
	'dividends.foreignTaxDeducted':
		'foreign tax taken #|americans kept back #|withholding tax #|us tax taken off #|# withheld in the states|kept # of the dividend abroad',
	'otherInvestments.untaxedForeignInterest':
		'interest from a french bank #|foreign interest #|interest from my account in ireland #|overseas savings interest #|interest from abroad #',
	'otherInvestments.securitiesInterest':
		'interest on gilts #|gilt interest #|corporate bond interest #|treasury stock coupons #|loan notes interest #|interest on bonds i hold directly #|peer to peer #',
	'otherInvestments.securitiesTaxDeducted':
		'tax taken off the gilt interest #|tax deducted from bond interest #',
	'otherInvestments.stockDividend':
		'scrip dividend #|shares instead of a cash dividend #|stock dividend #|took the dividend as shares #',
	'otherInvestments.closeCompanyLoansWrittenOff':
		'company wrote off my directors loan #|loan written off by my company #',
	'pension.amount':
		'pension #|my pension paid #|private pension #|teachers pension #|nhs pension #|work pension from my old job #|annuity #|pension from the council #|army pension #|drew # from my pension taxable|pension p60 #|drawdown #|aviva annuity #|# was taxable from the pension|occupational pension #|police pension #|bt pays me # pension',
	'pension.taxDeducted':
		'tax off the pension #|tax taken from my pension #|pension less # tax|they took # tax off the annuity|pension tax #|# tax on the pension',
	'statePension.statePension':
		'state pension #|old age pension #|my state pension came to #|state pension # a week|dwp pension #|retirement pension from the government #',
	'statePension.statePensionLumpSum':
		'lump sum for putting off my state pension #|deferred state pension lump sum #',
	'stateBenefits.jobSeekersAllowance':
		'jsa #|jobseekers #|jobseekers allowance #|dole #|was on jsa #|jobcentre paid me #|signed on and got #',
	'stateBenefits.employmentSupportAllowance':
		'esa #|employment and support allowance #|new style esa #|contribution based esa #',
	'stateBenefits.incapacityBenefit': 'incapacity benefit #',
	'stateBenefits.taxDeducted': 'tax off my esa #|tax taken from the incapacity benefit #',
	'stateBenefits.otherStateBenefits':
		'carers allowance #|carer support payment #|bereavement allowance #|widowed parents allowance #|industrial death benefit #|carers # in the tax year|maternity allowance no but carers #',
	'winterFuel.winterFuelPayment':
		'winter fuel #|winter fuel payment #|heating allowance #|pension age winter heating payment #',
	'disposal.proceeds':
		'sold it for #|went for #|sold the flat for #|got # for the shares|sale price #|sold for # after buying|sold my bitcoin for #|proceeds #|it fetched #|got # for it',
	'disposal.costs':
		'had cost me #|bought it for #|paid # for it|cost # with fees|all in it cost me #|original cost #|paid # including stamp duty|bought them at #|i had paid #',
	'disposal.gain':
		'gain #|the gain was #|made a gain of #|loss is #|the loss came to #|profit on the sale #|capital gain #|made # on the shares sale|lost # on crypto',
	'shareHolding.openingCost':
		'the ones i had before april cost #|pool cost #|stood me in at #|opening cost of the holding #|had cost me # all together before the year',
	'shareTrade.amount':
		'sold 200 shares on for #|bought 500 more for #|bought another lot at #|sold some on for #|sold 2000 of them for #',
	'shareTrade.costs': 'dealing fee #|broker commission #|stamp duty on the trade #|fee #|trading fees #',
	'capitalGainsDetails.lossesBroughtForward':
		'capital losses from earlier years #|share losses from before unused #|losses brought forward on shares #|old capital losses #|losses i told hmrc about #',
	'capitalGainsDetails.gainsOn60DayReturns':
		'gain reported within 60 days #|gain on the property return #|60 day report showed a gain of #|reported gain was #',
	'capitalGainsDetails.taxPaidOn60DayReturns':
		'tax charged on the property return #|paid # on the 60 day return|cgt already paid #|they charged me # on the 60 day report',
	'capitalGainsDetails.incomeLosses': 'trading loss against my gains #',
	'otherIncome.amount':
		'one off fee #|one-off payment for a talk #|odd jobs #|casual earnings #|sold my story #|jury prize taxable #|honorarium #|commission for introducing #|misc income #|other income #|royalty #|filled in surveys for money #|paid for medical trial #|mystery shopping #',
	'otherIncome.expenses': 'cost me # to earn the one off fee|costs of the talk #',
	'otherIncome.taxDeducted': 'tax taken off the one off fee #',
	'childBenefit.received':
		'child benefit #|child benefit for our girl #|child benefit was # over the year|got # child benefit|family allowance #|child benefit paid #|wife gets the child benefit # for the year|# was paid for the kids',
	'marriedCouples.surplusFromSpouse': 'married couples allowance he could not use #',
	'giftAid.amount':
		'gift aid #|gave # to charity|donated #|gave shelter #|direct debit to cats protection #|# to oxfam gift aided|church collection gift aid #|sponsored a mate #|justgiving #|monthly donation #|gave the hospice #|tithe #|rnli #|gift aided # to the food bank|charity takes # a month',
	'otherGiving.giftAidOneOff': 'one off gift aid i will not repeat #|single gift aid donation #',
	'otherGiving.giftAidCarriedBack': 'gifts to count for the year before #',
	'otherGiving.giftAidBroughtBack':
		'gift after 5 april to count for this year #|gave # in may and want it in this year',
	'otherGiving.sharesOrSecurities':
		'gave shares to a charity worth #|donated shares #|shares i gave to the hospice #',
	'otherGiving.landAndBuildings': 'gave land to charity worth #|donated a building #',
	'otherGiving.payrollGiving': 'payroll giving #|give as you earn #|charity straight from my wages #',
	'pensionPayment.amount':
		'paid into my pension #|paid # into a pension|put # in my sipp|sipp #|contributed #|pension contributions #|# into my private pension|saved # in a stakeholder pension|lump sum into my pension #|personal pension payments #|# went into the pension gross|pensionbee #|topped up my pension with #',
	'pensionCharges.excessOfAnnualAllowance':
		'over the annual allowance by #|excess above the annual allowance #',
	'pensionCharges.saved': 'pension input amount #|pension savings in all #',
	'pensionCharges.unauthorisedPayment': 'unauthorised payment from my pension #',
	'investmentScheme.amount':
		'put # into an eis company|seis investment #|eis shares #|vct #|bought # of vct shares|invested # under eis|put # in a startup seis3|venture capital trust #|eis3 certificate for #',
	'otherReliefs.qualifyingLoanInterest':
		'interest on a loan to buy into the partnership #|loan to buy shares in my firm interest #|qualifying loan interest #',
	'otherReliefs.maintenancePayments': 'maintenance to my ex wife court order born before 1935 #',
	'otherReliefs.paymentsToTradeUnionsForDeathBenefits':
		'friendly society death benefit #|union death benefit part #',
	'studentLoans.deducted':
		'student loan #|student loan took #|# for student loan|# came off my wages for it plan|slc took #|plan 2 loan deductions #|loan repayments through payroll #|wages took # for the loan|work took # for student loan',
	'studentLoans.postgraduateDeducted':
		'postgraduate loan #|masters loan #|pg loan #|had # off me for the postgraduate loan',
	'payments.paymentsOnAccountMade':
		'payments on account #|paid # on account|two payments on account of #|january and july payments #|already sent hmrc #|# already paid towards this year|i paid hmrc # in january|# between them on account',
	'payments.reducedPaymentOnAccount': 'reduce my payments on account to #|lower each payment on account to #',
	'taxCodes.underpaymentOfEarlierYears':
		'underpaid tax in my code #|underpayment collected through my tax code #|tax from earlier year in my code #',
	'taxCodes.underpaymentInLaterCode':
		'p800 says # will be collected later|underpayment to go in next years code #',
	'taxCodes.alreadyRefunded':
		'hmrc already refunded me #|tax refund i had from the jobcentre #|already got # back this year|had a repayment of # already',
	'taxCodes.outstandingDebt': 'other debt in my tax code #',
	'class2.amount': 'class 2 hmrc worked out #|voluntary class 2 #',
	'partnershipTrade.turnover':
		'the partnership took #|cafe takings #|firm took # between us|practice fees #|partnership turnover #|we took #|roofing firm took #|shop took # for both of us',
	'partnershipTrade.costOfGoods':
		'partnership stock #|ingredients and stock for our cafe #|parts we bought #|materials for the firm #|goods we bought #',
	'partnershipTrade.wagesAndStaffCosts':
		'staff wages of the partnership #|we paid staff #|firm wages #|saturday girl in our cafe #',
	'partnershipTrade.motorExpenses':
		'firms diesel and van running #|diesel and van insurance for the firm #|partnership vans #|our vans cost #|motor expenses of the partnership #',
	'partnershipTrade.professionalFees':
		'accountant of the firm #|accountants bill for the firm #|accountant stung us for #|solicitor for the partnership #',
	'partnershipTrade.advertisingCosts':
		'google ads for the firm #|we spent # on adverts|partnership advertising #',
	'partnershipTrade.adminCosts': 'firm phones #|phones and software for the partnership #|our office costs #',
	'partnershipTrade.premisesRunningCosts':
		'electricity plus rent together for the garage we run #|our shop rent #|partnership premises #|rates and power for the cafe #',
	'partnershipTrade.paymentsToSubcontractors': 'subbies the firm paid #|we paid subcontractors #',
	'partnershipTrade.cisDeductions': 'cis taken off the firm #|contractors deducted # from the partnership',
	'partnershipTrade.maintenanceCosts': 'repairs to the oven in our cafe #|partnership equipment repairs #',
	'partnershipTrade.travelAndSubsistence': 'our travel and meals on journeys #',
	'partnershipTrade.otherExpenses': 'other costs of the partnership #',
	'partnershipTrade.financeCharges': 'card fees for our shop #|bank charges of the firm #',
	'partnershipTrade.interestOnBankOtherLoans': 'interest on the partnership loan #',
	'partnershipTrade.totalExpenses': 'all costs of the partnership #|our costs in one figure #',
	'partnershipProperty.rents':
		'rents the partnership got #|our lets brought in # of rent|partnership lets #|flat upstairs the partnership lets #',
	'partnershipProperty.repairsAndMaintenance':
		'repairs on the partnership flat #|we had the roof patched on the partnership let for #',
	'partnershipProperty.professionalFees': 'agent for the partnership lets #',
	'partnershipProperty.premisesRunningCosts': 'insurance on the partnership lets #',
	'partnershipProperty.financeCosts': 'mortgage interest of the partnership lets #',
	'partnershipSavings.untaxedUkInterest':
		'interest on the business account of the partnership #|partnership bank interest #|firms savings interest #',
	'partnershipSavings.ukDividends': 'dividends the partnership got #',
};

/** Each phrase with the place of its amount. */
export const phrases: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	Object.entries(written).map(([place, all]) => [place, all.split('|')]),
);
