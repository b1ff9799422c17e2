import { skeletonOf } from './skeleton.ts'

/** What people choose first, without the digits and signs that they put before and after it. */
const WORDS = `
password passwort passwd passw0rd pass word letmein welcome login admin administrator root guest user test testing
qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdfghjkl asdfgh zxcvbnm yxcvbnm wxcvbn qazwsx qazwsxedc
qweasd qweasdzxc qweqwe asdasd zaqxsw abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaa
iloveyou ilovegod iloveme lovely loveme lover princess prince sunshine sunflower dragon monkey football baseball
basketball soccer hockey superman batman spiderman pokemon starwars master shadow michael jordan jennifer jessica
ashley daniel charlie thomas robert andrew joshua matthew anthony william samantha nicole hannah maggie buster
summer winter spring autumn freedom whatever trustno computer internet samsung google facebook youtube
cookie cheese chocolate banana orange flower butterfly angel angels family friends forever secret killer hunter
ranger pepper ginger tigger mustang corvette ferrari mercedes harley yankees lakers liverpool arsenal chelsea
barcelona juventus phoenix diamond matrix merlin access changeme default temporary nothing mousekeep mysticmice
mouse mice castle mystics collin
пароль йцукен йцукенгшщзхъ фывапролджэ ячсмитьбю любовь привет солнышко наташа марина максим россия москва люблю
motdepasse bonjour soleil jetaime doudou chouchou loulou nicolas marseille camille azertyui amour
jelszo jelszavam szeretlek szerelem macska kutya magyarorszag budapest szia sziasztok
`
const COMMON: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/).map(skeletonOf))
const RUNS = `abcdefghijklmnopqrstuvwxyz 01234567890 09876543210
qwertyuiop qwertzuiop azertyuiop йцукенгшщзхъ фывапролджэ ячсмитьбю`.split(/\s+/)

/** Whether a password is among the first that anybody would try: a common word with trimmings, a run, a date. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase()
  if (/^[\d\p{P}\p{S}\s]+$/u.test(plain) && plain.replaceAll(/\D/g, '').length <= 10) return true
  if (RUNS.some((run) => isMadeOf(plain, run))) return true
  const bare = plain.replaceAll(/^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu, '')
  const halves = bare.length % 2 === 0 ? [bare.slice(0, bare.length / 2), bare.slice(bare.length / 2)] : []
  // `P@ssw0rd`: signs inside stand for letters; at the ends they may be trimmings or letters.
  const isDoubled = halves.length === 2 && halves[0] === halves[1] && COMMON.has(skeletonOf(halves[0]))
  return isDoubled || [plain, bare].some((each) => COMMON.has(skeletonOf(each)))
}

/** Whether the text is a run, or one after the other, like `abcd1234`. */
function isMadeOf(text: string, run: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  if (digits.length + letters.length < text.length) return false
  const isCounted = ['01234567890', '09876543210'].some((each) => each.includes(digits))
  return letters !== '' && run.includes(letters) && isCounted
}
