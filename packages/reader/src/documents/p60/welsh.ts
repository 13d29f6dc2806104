/**
 * Translates Welsh labels, so that the same patterns match both languages. Wording: HMRC's Welsh forms and pages (Rhif Yswiriant Gwladol,
 * Cyfeirnod TWE y Cyflogwr, Cyfanswm y cyflog hyd yma) and what Welsh payrolls print. The plain form has no accents.
 */

/** Whole words in plain form; longer ones before the words inside them. */
const WORDS: readonly (readonly [welsh: string, english: string])[] = [
	['enwau? (cyntaf|blaen)( neu flaenlythrennau)?', 'forenames'],
	['enw teuluol|cyfenw', 'surname'],
	['enw', 'name'],
	['enwr cyflogai|enw y cyflogai|enwr gweithiwr|enw llawn', 'employee name'],
	['(eich )?rhif (yswiriant gwladol|yg)', 'national insurance number'],
	['rhif (y )?(gwaith|gweithiwr|cyflogres|staff)( ?(neu )?(y )?cyflogres)?', 'payroll number'],
	['rhif y gyflogres', 'payroll number'],
	['(eich )?cod treth( terfynol)?', 'final tax code'],
	['cyfeirnod( swyddfa)? twe( y cyflogwr)?|cyfeirnod y cyflogwr', 'employer paye reference'],
	['enw a chyfeiriad( llawn)? y cyflogwr', 'employer name and address'],
	['enwr cyflogwr|enw y cyflogwr', 'employer name'],
	['y cyflogwr|cyflogwr', 'employer'],
	['llythyren( y)? (tabl|categori)( yg)?|categori( yg)?', 'table letter'],
	['tabl( cyg)? llythyren|llythyren( y)? tabl( cyg)?|llythyren( y)? tabl yswiriant gwladol', 'table letter'],
	['cyfraniadau( yswiriant gwladol| yg)?( yr?)? cyflogai|cyfraniadaur cyflogai', 'employees contributions'],
	['(didyniadau )?benthyciad(au)? myfyrwyr|(didyniadau )?benthyciad myfyriwr', 'student loan deductions'],
	['(didyniadau )?benthyciad(au)? ol ?raddedig(ion)?', 'postgraduate loan deductions'],
	['tal mamolaeth statudol', 'statutory maternity pay'],
	['tal tadolaeth statudol', 'statutory paternity pay'],
	['tal mabwysiadu statudol', 'statutory adoption pay'],
	['tal rhiant a rennir statudol', 'statutory shared parental pay'],
	['(y )?(f|b)lwyddyn dreth( hyd at| yn diweddu| yn gorffen| a ddaeth i ben)?( ar)?( 5 ebrill)?', 'tax year'],
	['cyfanswm (ar gyfer|am) y flwyddyn', 'total for year'],
	['cyfanswm y (cyflog|tal) (ar gyfer|am) y flwyddyn', 'total pay for year'],
	['cyfanswm y dreth (ar gyfer|am) y flwyddyn', 'total tax for year'],
	['cyfanswm y (cyflog|tal)( hyd yma)?', 'total pay'],
	['cyfanswm y dreth( hyd yma)?', 'total tax'],
	['(mewn |or )?(swyddi?|swydd(i|au)|cyflogaeth(au)?) (f|b)laenorol', 'in previous employment'],
	['((yn|or) )?(y )?(swydd|gyflogaeth) hon', 'in this employment'],
	['cyfanswm', 'total'],
	['yswiriant gwladol', 'national insurance'],
	['manylion( y)? cyflog a threth incwm', 'pay and income tax details'],
	['treth( incwm)? a ddidynnwyd|y dreth a ddidynnwyd', 'tax deducted'],
	['cyflog|tal|enillion', 'pay'],
	['treth( incwm)?', 'tax'],
	['a (threth|dreth)( incwm)?', 'and tax'],
];
const known = WORDS.map(([welsh, english]) => [new RegExp(`^(?:${welsh})(?= |$)`), english] as const);

/** The English for a label that is Welsh throughout, in plain form; undefined for any other. */
export function fromWelsh(label: string): string | undefined {
	const english: string[] = [];
	for (let rest = label; rest !== ''; ) {
		const found = longestAtStart(rest);
		if (!found) return undefined;
		english.push(found.english);
		rest = rest.slice(found.length).trim();
	}
	return english.join(' ');
}

function longestAtStart(text: string): { readonly english: string; readonly length: number } | undefined {
	return known
		.flatMap(([welsh, english]) => {
			const length = welsh.exec(text)?.[0].length;
			return length === undefined ? [] : [{ english, length }];
		})
		.sort((one, other) => other.length - one.length)[0];
}
