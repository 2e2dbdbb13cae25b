/** What most people choose, bare of digits, symbols and case. */
const stems = new Set(
  `password passwort passwd passw haslo haslomaslo parola qwerty qwertz qwertyuiop qwert azerty
  asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc wsxedc poiuytrewq
  welcome witaj witam hello hallo hej letmein letmeinnow openup opensesame changeme changemenow
  changeit trustno trustnoone admin administrator root superuser user username guest test tester
  testing testtest demo example sample default secret secrets topsecret sekret tajne private
  login logon access master mastermind system server computer komputer internet samsung google
  facebook twitter instagram linkedin microsoft windows apple iphone android huawei nokia
  hearback feedback customer company firma business office biuro work praca manager
  iloveyou iloveu loveyou loveme lovely love kocham kochamcie kochanie misiek misiaczek skarbie
  princess prince sunshine sunflower butterfly flower rainbow angel angels aniol aniolek
  summer autumn spring winter lato jesien wiosna zima january february march april may june july
  august september october november december styczen luty marzec kwiecien maj czerwiec lipiec
  sierpien wrzesien pazdziernik listopad grudzien monday tuesday wednesday thursday friday
  saturday sunday poniedzialek wtorek sroda czwartek piatek sobota niedziela
  dragon monkey tiger lion bear eagle shadow ninja samurai warrior hunter ranger killer soldier
  superman batman spiderman ironman pokemon pikachu starwars jedi matrix gandalf hobbit
  football futbol baseball basketball hockey soccer golf tennis legia lech wisla polska poland
  arsenal chelsea liverpool barcelona realmadrid juventus manchester united lakers yankees cowboys
  michael jordan jennifer jessica michelle ashley daniel david robert thomas andrew joshua matthew
  charlie george harley maggie buster ginger pepper cookie chocolate cheese banana orange kawa
  kasia basia asia ania magda monika agnieszka natalia karolina mateusz marcin tomek pawel piotr
  michal kamil damian lukasz bartek wojtek adrian dawid maciek jakub kuba
  coffee whatever nothing something anything everything freedom liberty justice money million
  corvette ferrari porsche mercedes mustang yamaha honda toyota audi bmw
  london paris newyork california texas warszawa krakow gdansk poznan wroclaw katowice
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa xxx xyz`.split(/\s+/),
);

/** Letters that people write as a digit or a symbol. */
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

const lettersOf = (text: string): string => text.replaceAll(/[^a-z]/g, '');

/** A word said twice or more is still that word. */
const unrepeated = (text: string): string => text.slice(0, `${text}${text}`.indexOf(text, 1));

const isStem = (letters: string): boolean => stems.has(letters) || stems.has(unrepeated(letters));

const runs = ['01234567890123456789', '98765432109876543210'];

/** Six digits in a row, up or down. */
const hasDigitRun = (text: string): boolean =>
  (text.match(/\d{6}/g) ?? []).some((digits) => runs.some((run) => run.includes(digits)));

/**
 * Whether a password is one of those that everybody uses: a common word, however it is dressed with
 * digits, symbols, capitals and look-alikes, or hardly any letters at all.
 */
export function isCommonPassword(password: string): boolean {
  const lower = plain(password.toLowerCase());
  const letters = lettersOf(lower);
  if (isStem(letters)) return true;

  // "P@ssw0rd2026!": the ending is decoration, the rest is read with its look-alikes.
  const withoutEnding = /[a-z].*[a-z]|[a-z]/s.exec(lower)?.[0] ?? '';
  for (const text of [lower, withoutEnding]) {
    const read = [...text].map((character) => lookalikes[character] ?? character).join('');
    if (isStem(lettersOf(read))) return true;
  }

  return new Set(lower).size <= 4 || (letters.length <= 3 && hasDigitRun(lower));
}
