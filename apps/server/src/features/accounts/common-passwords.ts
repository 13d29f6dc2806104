/** Passwords that everyone tries first: published lists' most common ones of eight characters or more, and their kin. */

const COMMON = `
12345678 123456789 1234567890 12345678910 87654321 987654321 9876543210 0987654321 11111111 00000000 22222222 88888888
99999999 12341234 11223344 12344321 123123123 1231231234 147258369 789456123 741852963 123654789 1q2w3e4r 1q2w3e4r5t
1qaz2wsx qazwsxedc qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12 qwer1234 asdfghjkl asdfasdf asdf1234 zxcvbnm1
zxcvbnm123 abcd1234 abcdefgh abc12345 a1b2c3d4 aa123456 password password1 password12 password123 password1234 passw0rd
p@ssw0rd p@ssword pa55word pa55w0rd passw0rd1 password! password1! passwort passwords mypassword letmein1 letmein123
welcome1 welcome123 welcome2 iloveyou iloveyou1 iloveyou2 iloveu123 sunshine sunshine1 princess princess1 football
football1 baseball basketball superman superman1 batman123 spiderman starwars starwars1 pokemon1 pokemon123 computer
computer1 internet samsung1 trustno1 whatever whatever1 butterfly butterfly1 charlie1 michelle michael1 jennifer
jessica1 jonathan danielle samantha victoria alexander alexandra nicholas patricia elizabeth christian christopher
liverpool liverpool1 liverpoolfc chelsea1 chelseafc arsenal1 arsenal123 everton1 tottenham newcastle manchester
manunited manutd123 rangers1 celtic1888 celtic123 westham1 england1 england66 scotland scotland1 london123 birmingham
summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026
january1 february september october1 november december monday123 friday13 changeme changeme1 changeme123 default1
administrator admin123 admin1234 administrator1 rootroot test1234 testtest testing1 testing123 guest123 secret123
monkey123 dragon123 master123 shadow123 freedom1 blink182 metallica corvette mercedes porsche1 ferrari1 maverick
midnight chocolate cheesecake strawberry diamond1 rainbow1 sparkles friends1 forever1 babygirl babygirl1 lovely123
hello123 hello1234 helloworld goodbye1 mustang1 yankees1 steelers hunter123 killer123 ncc1701d 1a2b3c4d q1w2e3r4
q1w2e3r4t5 zaq12wsx zaq1zaq1 !qaz2wsx qweasdzxc qweasd123 1234qwer 123qweasd 12qwaszx halfpenny halfpenny1 taxreturn
taxreturn1 selfassessment hmrc1234 hmrc2025 hmrc2026
`;

const common = new Set(COMMON.split(/\s+/));

/** Whether a password is among the first that anyone would guess, capitals and blanks around it ignored. */
export function isCommonPassword(password: string): boolean {
	const plain = password.trim().toLowerCase();
	return common.has(plain) || /^(.)\1+$/.test(plain);
}
