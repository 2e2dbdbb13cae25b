import { defineMessage } from '@formatjs/intl';

/** The Polish names of our topics, less that of an unnamed one and the closing brace. */
const topicsInPolish =
  '{topic, select, service {Obsługa} waiting {Czas oczekiwania} price {Cena} cleanliness {Czystość} food {Jedzenie} breakfast {Śniadanie} drinks {Napoje} portions {Porcje} noise {Hałas} atmosphere {Atmosfera} room {Pokoje} toilets {Toalety} parking {Parking} location {Położenie} choice {Wybór} orders {Zamówienia} booking {Rezerwacja} contact {Kontakt} expertise {Fachowość} result {Efekt} delivery {Dostawa} equipment {Wyposażenie} temperature {Temperatura} wifi {Wi-Fi} children {Dzieci} hours {Godziny otwarcia} payment {Płatność}';

/** A change: its kind, the figures before and since, and since when. */
type Changed = Readonly<Record<'kind' | 'before' | 'after' | 'day', string>> & {
  readonly n: number;
};

export const digestMessages = {
  subject: defineMessage<{ readonly rhythm: string; readonly answers: number }>({
    id: 'mail.digest.subject',
    defaultMessage:
      '{rhythm, select, weekly {Your week} other {Your day}}: {answers, plural, one {# answer} other {# answers}}',
    description: 'Subject of the digest, a letter that sums up a day or a week of feedback',
  }),
  heading: defineMessage<{ readonly rhythm: string }>({
    id: 'mail.digest.heading',
    defaultMessage:
      '{rhythm, select, weekly {What your visitors said this week} other {What your visitors said since yesterday}}',
    description: 'Heading of the digest',
  }),
  rated: defineMessage<{
    readonly answers: number;
    readonly ratings: number;
    readonly average: string;
  }>({
    id: 'mail.digest.rated',
    defaultMessage:
      '{answers, plural, one {# answer} other {# answers}}, {average} out of 10 on average ({ratings, plural, one {# rating} other {# ratings}})',
    description: 'How many answers came in, at one place or in all; the average has one decimal',
  }),
  unrated: defineMessage<{ readonly answers: number }>({
    id: 'mail.digest.unrated',
    defaultMessage:
      '{answers, plural, =0 {No answers} one {# answer without a rating} other {# answers without a rating}}',
    description: 'How many answers came in where nobody gave a rating',
  }),
  further: defineMessage<{ readonly shown: number; readonly further: number }>({
    id: 'mail.digest.further',
    defaultMessage:
      'These are the {shown} busiest locations; {further, plural, one {# more has} other {# more have}} answers too.',
    description: 'Before the list of places, when it is cut',
  }),
  about: defineMessage<{ readonly rating: number; readonly location: string }>({
    id: 'mail.digest.about',
    defaultMessage: '{rating} out of 10 · {location}',
    description: 'Under the comment of a visitor: the rating and the place',
  }),
  changed: defineMessage({
    id: 'mail.digest.changed',
    defaultMessage: 'Something changed, by more than chance alone explains:',
    description: 'Before sentences about ratings, volumes and topics that are not as they were',
  }),
  ratingChanged: defineMessage<Changed & { readonly location: string }>({
    id: 'mail.digest.ratingChanged',
    defaultMessage:
      'Ratings at {location} are {kind, select, rating_lower {lower} other {higher}}: {after} on average since {day} ({n, plural, one {# rating} other {# ratings}}), {before} before.',
    description: 'A location is rated lower or higher than it was; numbers such as 7.4',
  }),
  volumeChanged: defineMessage<Changed & { readonly location: string }>({
    id: 'mail.digest.volumeChanged',
    defaultMessage:
      '{kind, select, volume_fewer {Fewer} other {More}} answers than usual at {location}: {after} a day since {day}, where {before} are usual.',
    description: 'About half, or twice, as many visitors answer at a location; numbers such as 3.5',
  }),
  topicChanged: defineMessage<Changed & { readonly topic: string }>({
    id: 'mail.digest.topicChanged',
    defaultMessage:
      'Comments speak more often of “{topic}”: {after} of those in the week from {day} ({n, plural, one {# comment} other {# comments}}), {before} in the four weeks before.',
    description: 'A topic comes up in comments; shares such as 20%',
  }),
  topicName: defineMessage<{ readonly topic: string }>({
    id: 'mail.digest.topicName',
    defaultMessage:
      '{topic, select, service {Service} waiting {Waiting time} price {Price} cleanliness {Cleanliness} food {Food} breakfast {Breakfast} drinks {Drinks} portions {Portions} noise {Noise} atmosphere {Atmosphere} room {Rooms} toilets {Toilets} parking {Parking} location {Location} choice {Choice} orders {Orders} booking {Booking} contact {Contact} expertise {Expertise} result {Result} delivery {Delivery} equipment {Equipment} temperature {Temperature} wifi {Wi-Fi} children {Children} hours {Opening hours} payment {Payment} other {A topic of yours}}',
    description: 'A topic of comments, as the statistics name it',
  }),
  action: defineMessage({
    id: 'mail.digest.action',
    defaultMessage: 'Read the answers',
    description: 'Button of the digest',
  }),
  note: defineMessage({
    id: 'mail.digest.note',
    defaultMessage:
      'The comments above are those with the lowest ratings. How often this letter comes, and whether it comes at all, is set among the notifications.',
    description: 'Small print of the digest',
  }),
};

/** The digest, in Polish. */
export const digestPolish = {
  'mail.digest.subject':
    '{rhythm, select, weekly {Twój tydzień} other {Twój dzień}}: {answers, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  'mail.digest.heading':
    '{rhythm, select, weekly {Co powiedzieli goście w tym tygodniu} other {Co powiedzieli goście od wczoraj}}',
  'mail.digest.rated':
    '{answers, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}, średnio {average} na 10 ({ratings, plural, one {# ocena} few {# oceny} many {# ocen} other {# oceny}})',
  'mail.digest.unrated':
    '{answers, plural, =0 {Brak odpowiedzi} one {# odpowiedź bez oceny} few {# odpowiedzi bez oceny} many {# odpowiedzi bez oceny} other {# odpowiedzi bez oceny}}',
  'mail.digest.further':
    'Poniżej {shown, plural, one {# lokalizacja} few {# lokalizacje} many {# lokalizacji} other {# lokalizacji}} z największą liczbą odpowiedzi; odpowiedzi {further, plural, one {ma jeszcze # inna} few {mają jeszcze # inne} many {ma jeszcze # innych} other {ma jeszcze # innej}}.',
  'mail.digest.about': '{rating} na 10 · {location}',
  'mail.digest.changed': 'Coś się zmieniło, bardziej niż tłumaczy sam przypadek:',
  'mail.digest.ratingChanged':
    'Oceny w lokalizacji {location} są {kind, select, rating_lower {niższe} other {wyższe}}: średnio {after} od {day} ({n, plural, one {# ocena} few {# oceny} many {# ocen} other {# oceny}}), wcześniej {before}.',
  'mail.digest.volumeChanged':
    '{kind, select, volume_fewer {Mniej} other {Więcej}} odpowiedzi niż zwykle w lokalizacji {location}: {after} dziennie od {day}, zwykle {before}.',
  'mail.digest.topicChanged':
    'Komentarze częściej dotyczą tematu „{topic}”: {after} w tygodniu od {day} ({n, plural, one {# komentarz} few {# komentarze} many {# komentarzy} other {# komentarza}}), {before} w czterech tygodniach wcześniej.',
  'mail.digest.topicName': `${topicsInPolish} other {Twój temat}}`,
  'mail.digest.action': 'Przeczytaj odpowiedzi',
  'mail.digest.note':
    'Powyższe komentarze mają najniższe oceny. Jak często przychodzi ta wiadomość i czy w ogóle, ustawisz w powiadomieniach.',
};

/** A label, how far it moved, and the interval of the move. */
type Move = Readonly<Record<'label' | 'amount' | 'low' | 'high', string>>;

export const monthlyReportMessages = {
  subject: defineMessage<{ readonly month: string; readonly answers: number }>({
    id: 'mail.monthlyReport.subject',
    defaultMessage: '{month}: {answers, plural, one {# answer} other {# answers}}',
    description: 'Subject of the monthly report; month is such as "October 2026"',
  }),
  heading: defineMessage<{ readonly month: string }>({
    id: 'mail.monthlyReport.heading',
    defaultMessage: '{month} in brief',
    description: 'Heading of the monthly report',
  }),
  headingOf: defineMessage<{ readonly month: string; readonly name: string }>({
    id: 'mail.monthlyReport.headingOf',
    defaultMessage: '{month} at {name}',
    description: 'Heading of the monthly report of one company or one location',
  }),
  more: defineMessage<Move>({
    id: 'mail.monthlyReport.more',
    defaultMessage: '{label}: {amount} more a day than the month before ({low} to {high}).',
    description:
      'A count rose; label names it, amount and the interval from low to high are percentages',
  }),
  fewer: defineMessage<Move>({
    id: 'mail.monthlyReport.fewer',
    defaultMessage: '{label}: {amount} fewer a day than the month before ({low} to {high}).',
    description:
      'A count fell; label names it, amount and the interval from low to high are percentages',
  }),
  up: defineMessage<Move>({
    id: 'mail.monthlyReport.up',
    defaultMessage: '{label}: up by {amount} since the month before ({low} to {high}).',
    description: 'A rate or a mean rose; label names it; low and high are the interval',
  }),
  down: defineMessage<Move>({
    id: 'mail.monthlyReport.down',
    defaultMessage: '{label}: down by {amount} since the month before ({low} to {high}).',
    description: 'A rate or a mean fell; label names it; low and high are the interval',
  }),
  points: defineMessage<{ readonly amount: string }>({
    id: 'mail.monthlyReport.points',
    defaultMessage: '{amount} points',
    description: 'By how much a percentage or a score moved',
  }),
  steady: defineMessage({
    id: 'mail.monthlyReport.steady',
    defaultMessage: 'Nothing moved clearly since the month before.',
    description: 'Instead of what changed',
  }),
  first: defineMessage({
    id: 'mail.monthlyReport.first',
    defaultMessage: 'There is no whole month before it to compare with yet.',
    description: 'Instead of what changed, in the first report',
  }),
  scans: defineMessage({
    id: 'mail.monthlyReport.scans',
    defaultMessage: 'Scans',
    description: 'Names a number: how often codes were scanned',
  }),
  uniqueScans: defineMessage({
    id: 'mail.monthlyReport.uniqueScans',
    defaultMessage: 'Unique scans',
    description: 'Names a number: the same phone counts once a day',
  }),
  answers: defineMessage({
    id: 'mail.monthlyReport.answers',
    defaultMessage: 'Answers',
    description: 'Names a number: how many visitors answered',
  }),
  conversion: defineMessage({
    id: 'mail.monthlyReport.conversion',
    defaultMessage: 'Conversion rate',
    description: 'Names a number: answers of scans',
  }),
  rating: defineMessage({
    id: 'mail.monthlyReport.rating',
    defaultMessage: 'Average rating',
    description: 'Names a number: 1 to 10',
  }),
  nps: defineMessage({
    id: 'mail.monthlyReport.nps',
    defaultMessage: 'NPS',
    description: 'Names a number: the net promoter score',
  }),
  counted: defineMessage<{ readonly now: string; readonly before: string }>({
    id: 'mail.monthlyReport.counted',
    defaultMessage: '{now} (month before: {before})',
    description: 'A count and that of the month before',
  }),
  estimated: defineMessage<{
    readonly now: string;
    readonly low: string;
    readonly high: string;
  }>({
    id: 'mail.monthlyReport.estimated',
    defaultMessage: '{now} ({low} to {high})',
    description: 'A rate, a mean or a score with its interval',
  }),
  tooEarly: defineMessage<{ readonly count: number }>({
    id: 'mail.monthlyReport.tooEarly',
    defaultMessage: 'Too early to tell ({count, plural, one {# answer} other {# answers}})',
    description: 'Instead of a rate, a mean or a score with fewer than ten answers or scans',
  }),
  resolved: defineMessage<{
    readonly count: number;
    readonly open: number;
  }>({
    id: 'mail.monthlyReport.resolved',
    defaultMessage:
      '{count, plural, =0 {Nothing was resolved} one {# answer was resolved} other {# answers were resolved}}; {open, plural, =0 {no low rating is still open} one {# low rating is still open} other {# low ratings are still open}}.',
    description:
      'How many answers their owner resolved in the month, and how many low ratings wait',
  }),
  withAside: defineMessage<{
    readonly count: number;
    readonly submissions: number;
    readonly rating: string;
    readonly nps: string;
  }>({
    id: 'mail.monthlyReport.withAside',
    defaultMessage:
      '{count, plural, one {# answer is} other {# answers are}} set aside and not in these figures. With {count, plural, one {it} other {them}}: {submissions, plural, one {# answer} other {# answers}}, average rating {rating}, NPS {nps}.',
    description: 'The figures of a month with the answers that were set aside',
  }),
  about: defineMessage<{ readonly rating: number; readonly location: string }>({
    id: 'mail.monthlyReport.about',
    defaultMessage: '{rating} out of 10 · {location}',
    description: 'Under the comment of a visitor: the rating and the place',
  }),
  action: defineMessage({
    id: 'mail.monthlyReport.action',
    defaultMessage: 'Open the report',
    description: 'Button of the monthly report: the page to print',
  }),
  interval: defineMessage({
    id: 'mail.monthlyReport.interval',
    defaultMessage:
      'Figures in brackets are 95% intervals: by chance alone, the figure could lie anywhere between them. Only what moved beyond chance is told as a change.',
    description: 'Small print of the monthly report',
  }),
  note: defineMessage({
    id: 'mail.monthlyReport.note',
    defaultMessage:
      'Personal data in comments is hidden. Whether this letter comes is set among the notifications.',
    description: 'Small print of the monthly report',
  }),
};

/** The monthly report, in Polish. */
export const monthlyReportPolish = {
  'mail.monthlyReport.subject':
    '{month}: {answers, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  'mail.monthlyReport.heading': '{month} w skrócie',
  'mail.monthlyReport.headingOf': '{month} – {name}',
  'mail.monthlyReport.more':
    '{label}: dziennie o {amount} więcej niż w poprzednim miesiącu (od {low} do {high}).',
  'mail.monthlyReport.fewer':
    '{label}: dziennie o {amount} mniej niż w poprzednim miesiącu (od {low} do {high}).',
  'mail.monthlyReport.up':
    '{label}: wzrost o {amount} względem poprzedniego miesiąca (od {low} do {high}).',
  'mail.monthlyReport.down':
    '{label}: spadek o {amount} względem poprzedniego miesiąca (od {low} do {high}).',
  'mail.monthlyReport.points': '{amount} pkt',
  'mail.monthlyReport.steady': 'Nic nie zmieniło się wyraźnie względem poprzedniego miesiąca.',
  'mail.monthlyReport.first':
    'Nie ma jeszcze całego poprzedniego miesiąca, z którym można by porównać.',
  'mail.monthlyReport.scans': 'Skany',
  'mail.monthlyReport.uniqueScans': 'Unikalne skany',
  'mail.monthlyReport.answers': 'Odpowiedzi',
  'mail.monthlyReport.conversion': 'Współczynnik konwersji',
  'mail.monthlyReport.rating': 'Średnia ocena',
  'mail.monthlyReport.nps': 'NPS',
  'mail.monthlyReport.counted': '{now} (poprzedni miesiąc: {before})',
  'mail.monthlyReport.estimated': '{now} (od {low} do {high})',
  'mail.monthlyReport.tooEarly':
    'Za wcześnie, by ocenić ({count, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}})',
  'mail.monthlyReport.resolved':
    '{count, plural, =0 {Nie załatwiono żadnej sprawy} one {Załatwiono # sprawę} few {Załatwiono # sprawy} many {Załatwiono # spraw} other {Załatwiono # sprawy}}; {open, plural, =0 {żadna niska ocena nie czeka} one {# niska ocena wciąż czeka} few {# niskie oceny wciąż czekają} many {# niskich ocen wciąż czeka} other {# niskiej oceny wciąż czeka}}.',
  'mail.monthlyReport.withAside':
    '{count, plural, one {# odpowiedź jest odłożona} few {# odpowiedzi są odłożone} many {# odpowiedzi jest odłożonych} other {# odpowiedzi jest odłożone}} i nie ma {count, plural, one {jej} other {ich}} w tych liczbach. Razem z {count, plural, one {nią} other {nimi}}: {submissions, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}, średnia ocena {rating}, NPS {nps}.',
  'mail.monthlyReport.about': '{rating} na 10 · {location}',
  'mail.monthlyReport.action': 'Otwórz raport',
  'mail.monthlyReport.interval':
    'W nawiasach podano 95-procentowe przedziały ufności: przez sam przypadek wartość mogłaby leżeć gdziekolwiek pomiędzy. Jako zmianę podajemy tylko to, czego nie tłumaczy przypadek.',
  'mail.monthlyReport.note':
    'Dane osobowe w komentarzach są ukryte. Czy ta wiadomość przychodzi, ustawisz w powiadomieniach.',
};

type Direction = 'up' | 'down';

type Moved = Readonly<
  Record<'now' | 'before', string> & Record<'n' | 'm', number> & { way: Direction }
>;

export const weekMessages = {
  answers: defineMessage<{
    readonly from: string;
    readonly to: string;
    readonly n: number;
    readonly before: number;
    readonly ratings: number;
    readonly average: string;
  }>({
    id: 'week.answers',
    defaultMessage:
      'From {from} to {to} there {n, plural, =0 {were no answers} one {was # answer} other {were # answers}}, after {before} the week before{ratings, plural, =0 {.} other {; the average rating was {average} out of 10 ({ratings, plural, one {# rating} other {# ratings}}).}}',
    description: 'First sentence about a week; both days are such as "November 16"',
  }),
  average_rating: defineMessage<Moved>({
    id: 'week.rating',
    defaultMessage:
      'Ratings got {way, select, up {better} other {worse}}: {now} out of 10 on average ({n, plural, one {# rating} other {# ratings}}), after {before} ({m, plural, one {# rating} other {# ratings}}).',
    description: 'Ratings of a week against the week before; n and m count ratings',
  }),
  nps: defineMessage<Moved>({
    id: 'week.nps',
    defaultMessage:
      'The net promoter score {way, select, up {rose} other {fell}}: {now} ({n, plural, one {# rating} other {# ratings}}), after {before} ({m, plural, one {# rating} other {# ratings}}).',
    description: 'The score of a week against the week before; n and m count ratings',
  }),
  conversion_rate: defineMessage<Moved>({
    id: 'week.conversion',
    defaultMessage:
      'Of those who scanned, {way, select, up {more} other {fewer}} answered: {now} of {n, plural, one {# scan} other {# scans}}, after {before} of {m, plural, one {# scan} other {# scans}}.',
    description: 'Share of scans with an answer, in a week against the week before',
  }),
  scans: defineMessage<Moved>({
    id: 'week.scans',
    defaultMessage:
      'Codes were scanned {way, select, up {more} other {less}} often: {n, plural, one {# scan} other {# scans}}, after {m}.',
    description: 'Scans of a week against the week before',
  }),
  submissions: defineMessage<Moved>({
    id: 'week.submissions',
    defaultMessage: '{way, select, up {More} other {Fewer}} answers came in: {n}, after {m}.',
    description: 'Answers of a week against the week before',
  }),
  response_time: defineMessage<Moved>({
    id: 'week.time',
    defaultMessage:
      'Answering took {way, select, up {longer} other {less time}}: half of {n, plural, one {# answer} other {# answers}} took at most {now} seconds, after {before} seconds ({m, plural, one {# answer} other {# answers}}).',
    description: 'Median seconds to answer, in a week against the week before',
  }),
  topic: defineMessage<{
    readonly topic: string;
    readonly way: Direction;
    readonly n: number;
    readonly of: number;
    readonly before: number;
    readonly ofBefore: number;
  }>({
    id: 'week.topic',
    defaultMessage:
      '“{topic}” was spoken of {way, select, up {more} other {less}}: in {n} of {of, plural, one {# comment} other {# comments}}, after {before} of {ofBefore}.',
    description: 'A topic of comments, in a week against the week before',
  }),
  none: defineMessage({
    id: 'week.none',
    defaultMessage: 'Nothing changed by more than chance alone would make.',
    description: 'Instead of what changed between two weeks',
  }),
  few: defineMessage({
    id: 'week.few',
    defaultMessage:
      'There is too little to compare the two weeks by: each needs at least ten answers or scans.',
    description: 'Instead of what changed between two weeks',
  }),
  quote: defineMessage<{ readonly comment: string }>({
    id: 'week.quote',
    defaultMessage: '“{comment}”',
    description: 'A comment of a visitor, in quotation marks',
  }),
  name: defineMessage<{ readonly topic: string }>({
    id: 'week.name',
    defaultMessage:
      '{topic, select, service {Service} waiting {Waiting time} price {Price} cleanliness {Cleanliness} food {Food} breakfast {Breakfast} drinks {Drinks} portions {Portions} noise {Noise} atmosphere {Atmosphere} room {Rooms} toilets {Toilets} parking {Parking} location {Location} choice {Choice} orders {Orders} booking {Booking} contact {Contact} expertise {Expertise} result {Result} delivery {Delivery} equipment {Equipment} temperature {Temperature} wifi {Wi-Fi} children {Children} hours {Opening hours} payment {Payment} other {New topic}}',
    description: 'Names of the topics of comments',
  }),
};

const ocen = (name: string) =>
  `{${name}, plural, one {# ocena} few {# oceny} many {# ocen} other {# oceny}}`;
const odpowiedzi = (name: string) =>
  `{${name}, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}`;
const skanow = (name: string) =>
  `{${name}, plural, one {# skanu} few {# skanów} many {# skanów} other {# skanu}}`;

/** The week, in Polish. */
export const weekPolish = {
  'week.answers': `Od {from} do {to}: ${odpowiedzi('n')}, tydzień wcześniej {before}{ratings, plural, =0 {.} other {; średnia ocena {average} na 10 (${ocen('ratings')}).}}`,
  'week.rating': `Oceny są {way, select, up {lepsze} other {gorsze}}: średnio {now} na 10 (${ocen('n')}), poprzednio {before} (${ocen('m')}).`,
  'week.nps': `Wskaźnik NPS {way, select, up {wzrósł} other {spadł}}: {now} (${ocen('n')}), poprzednio {before} (${ocen('m')}).`,
  'week.conversion': `Po zeskanowaniu odpowiadano {way, select, up {częściej} other {rzadziej}}: {now} z ${skanow('n')}, poprzednio {before} z ${skanow('m')}.`,
  'week.scans':
    'Kody skanowano {way, select, up {częściej} other {rzadziej}}: {n, plural, one {# skan} few {# skany} many {# skanów} other {# skanu}}, poprzednio {m}.',
  'week.submissions':
    'Przyszło {way, select, up {więcej} other {mniej}} odpowiedzi: {n}, poprzednio {m}.',
  'week.time': `Odpowiadanie trwało {way, select, up {dłużej} other {krócej}}: połowa odpowiedzi najwyżej {now} s (${odpowiedzi('n')}), poprzednio {before} s (${odpowiedzi('m')}).`,
  'week.topic':
    'O temacie „{topic}” mówiono {way, select, up {więcej} other {mniej}}: w {n} z {of, plural, one {# komentarza} few {# komentarzy} many {# komentarzy} other {# komentarza}}, poprzednio w {before} z {ofBefore}.',
  'week.none': 'Nic nie zmieniło się bardziej, niż mógłby to sprawić przypadek.',
  'week.few':
    'Danych jest za mało, żeby porównać oba tygodnie: w każdym trzeba co najmniej dziesięciu odpowiedzi lub skanów.',
  'week.quote': '„{comment}”',
  'week.name': `${topicsInPolish} other {Nowy temat}}`,
};
