/** Most frequent passwords in English and Polish, and words of this product; ordered by frequency. */
const commonWords = `password passwort passwd passw haslo haslomaslo parola qwerty qwertz qwertyuiop qwert azerty
  asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc wsxedc poiuytrewq
  welcome witaj witam hello hallo hej letmein letmeinnow openup opensesame changeme changemenow
  changeit trustno trustnoone admin administrator root superuser user username guest test tester
  testing testtest demo example sample default secret secrets topsecret sekret tajne private
  login logon access master mastermind system server computer komputer internet samsung google
  facebook twitter instagram linkedin microsoft windows apple iphone android huawei nokia
  hearback feedback customer company firma business office biuro work praca manager iloveyou
  iloveu loveyou loveme lovely love kocham kochamcie kochanie misiek misiaczek skarbie princess
  prince sunshine sunflower butterfly flower rainbow angel angels aniol aniolek summer autumn
  spring winter lato jesien wiosna zima january february march april may june july august
  september october november december styczen luty marzec kwiecien maj czerwiec lipiec sierpien
  wrzesien pazdziernik listopad grudzien monday tuesday wednesday thursday friday saturday sunday
  poniedzialek wtorek sroda czwartek piatek sobota niedziela dragon monkey tiger lion bear eagle
  shadow ninja samurai warrior hunter ranger killer soldier superman batman spiderman ironman
  pokemon pikachu starwars jedi matrix gandalf hobbit football futbol baseball basketball hockey
  soccer golf tennis legia lech wisla polska poland arsenal chelsea liverpool barcelona
  realmadrid juventus manchester united lakers yankees cowboys michael jordan jennifer jessica
  michelle ashley daniel david robert thomas andrew joshua matthew charlie george harley maggie
  buster ginger pepper cookie chocolate cheese banana orange kawa kasia basia asia ania magda
  monika agnieszka natalia karolina mateusz marcin tomek pawel piotr michal kamil damian lukasz
  bartek wojtek adrian dawid maciek jakub kuba coffee whatever nothing something anything
  everything freedom liberty justice money million corvette ferrari porsche mercedes mustang
  yamaha honda toyota audi bmw london paris newyork california texas warszawa krakow gdansk
  poznan wroclaw katowice abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa xxx xyz`;

/**
 * A common word with a year and symbols needs about 1e8 guesses; ten thousand a second against a
 * slow hash try 1e9 within a day (zxcvbn's "offline slow hashing").
 */
const leastGuesses = 1e9;

/** Longer ones cost more to estimate than to hash, and are no easier to guess than their beginning. */
const judgedLength = 24;

const load = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    graphs: adjacencyGraphs,
    dictionary: { ...dictionary, commonWords: commonWords.split(/\s+/) },
  });
};

let judge: ReturnType<typeof load> | undefined;

/** Without its marks: dictionaries have `haslo`, people type `hasło`. */
const withoutMarks = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');

/**
 * True if a password is easy to guess, by zxcvbn's estimate of guesses (Wheeler 2016, USENIX
 * Security) with words of ours. The dictionaries are loaded at the first call. Used by
 * registration, reset and change on the server, and by the field of a new password on each input.
 */
export async function isEasyToGuess(password: string): Promise<boolean> {
  judge ??= load();
  const { guesses } = (await judge).check(withoutMarks(password.slice(0, judgedLength)));
  return guesses < leastGuesses;
}
