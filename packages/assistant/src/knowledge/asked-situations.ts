/** Ways of asking about situations, and of asking at length for what has a short question. Long because it is a list. */

/** By entry, its ways of being asked, with a bar between. */
export const askedInSituations: Readonly<Record<string, string>> = {
	movedWithinUk:
		'moved from england to scotland half way through the year whose tax do i pay|i moved to glasgow in august am i scottish for tax|which countrys tax if i moved over the border|relocated from wales to england mid year',
	codeLetters:
		'what does br mean on my payslip|my second job is on a br code|what is a k code|why is there an s in front of my code|what do the letters in my tax code stand for|what does d0 mean',
	partnershipLate:
		'our partnership return is late who gets fined|do all partners get a penalty|does my partner get the fine as well|partnership form late do i alone pay',
	unequalShares:
		'can we split the rent eighty twenty|we own it half and half but want it taxed differently|is there a form to split rent unequally|form 17|my wife put in more money can she take more of the rent for tax',
	employerGifts:
		'my boss gave us gift cards at christmas is that taxed|voucher from work taxable or not|got a hamper from the company|do i declare a present from my employer|staff party is that taxed',
	benefitsFormWhen:
		'when should i get my p11d|my employer has not given me a p11d by when must they|p11d date|when do p11ds come out',
	jobAndBusiness:
		'i have a job and do a bit of work on the side|how is my side business taxed with my wages|full time job and self employed in the evenings',
	firstReturn:
		'never done one of these before what do i need|what paperwork do i need for my return|what should i have ready',
	proofOfSending:
		'has it really been sent|did my return go through|did they get my return|is my return accepted|how do i know it went|what is the status of my return|did hmrc take it',
	utr: 'i have not got a clue what my utr is|it asks for a utr and i have never had one|no utr what do i do|where do those utr numbers come from|what is a utr and where do you get one',
	lateFiling:
		'what do they do to you if the return is late|how much is the fine if it is late by a day|they add ten pounds every day when does it stop|is it true they charge every day|fine for being late even one day',
	latePayment:
		'i file in time but pay late what is the penalty|is there a penalty as well as interest if i pay in march|how many percent do they add if i pay late',
	paperReturn: 'is it too late to post a paper one|can i still send it on paper|last date for a paper form',
	incomeOver100k:
		'at what salary does the allowance start to go|when is the allowance gone completely|when do you lose the tax free bit',
	class4: 'what percent is class 4|how many percent is class four|rate of class 4',
	class2:
		'low profit does it count for my state pension|can i pay in to get my state pension year|small profits and my pension record',
	tradingAllowance:
		'how much can i make on the side before i have to tell hmrc|i sold a few things i made do i need to tell anyone|only a small amount from a side job do i have to say|made under a thousand from my crafts',
	register:
		'by when should i have registered|what was the date to register by|never registered for anything what date should i have done it by|started trading and did not tell hmrc by when should i have',
	constructionScheme:
		'why did the contractor take thirty percent and not twenty|why am i stopped 30 percent when others are stopped 20|contractor took tax off me under cis',
	rentARoom:
		'two of us share the lodgers rent is it the full limit each|rent a room if two people own the house|half the rent a room limit',
	homeSale: 'sold a second home what is the deadline to tell hmrc|how many days to report selling a flat',
	employeeHome: 'is wfh relief ending|working from home relief scrapped',
	savingsAllowance:
		'how much bank interest can i get before tax at my rate|how much interest before a higher rate taxpayer pays',
	dividendAllowance: 'how much dividend income is tax free on top of everything else',
};
