import type { WordsByLanguage } from '../internal/useWords';

interface WidgetWords {
  empty: string;
  sample: string;
  failed: string;
  notLoaded: string;
  retry: string;
  showTable: string;
  showChart: string;
  download: string;
  asCsv: string;
  asSvg: string;
  asPng: string;
  csvHint: string;
  svgHint: string;
  pngHint: string;
  onlyAsChart: string;
  pngFailed: string;
  saveDrawing: string;
  saveFailed: string;
  tooEarly: string;
  restsOn: (n: number) => string;
  restsOnScans: (n: number) => string;
  interval: (low: string, high: string) => string;
  between: (low: string, high: string) => string;
  responseTime: string;
  nps: string;
  day: string;
  scans: string;
  submissions: string;
  notSubmitted: string;
  rating: string;
  answers: string;
  share: string;
  promoters: string;
  passives: string;
  detractors: string;
  positive: string;
  neutral: string;
  negative: string;
  group: string;
  weekday: string;
  weekdayAndHour: string;
  weekFrom: (day: string) => string;
  soFar: (days: string) => string;
  noneStandsOut: string;
  standsAbove: string;
  standsBelow: string;
  perDay: string;
  perWeek: string;
  notOver: string;
  daysFrom: (count: number, day: string) => string;
  conversion: string;
  name: string;
  averageRating: string;
  noRating: string;
  likelyRange: string;
  lowEnd: string;
  highEnd: string;
  oneAnswer: string;
  quiet: string;
  busy: string;
  answersAt: (day: string, hour: string, count: string) => string;
}

const english = new Intl.NumberFormat('en-US');
const polish = new Intl.NumberFormat('pl-PL');

/** The words that charts bring themselves. Titles come from the caller. */
export const widgetWords: WordsByLanguage<WidgetWords> = {
  en: {
    empty: 'No data available yet',
    sample: 'Example',
    failed: 'There was an error loading some of the stats',
    notLoaded: 'Not loaded',
    retry: 'Try again',
    showTable: 'Show as a table',
    showChart: 'Show as a chart',
    download: 'Download',
    asCsv: 'Numbers (CSV)',
    asSvg: 'Drawing (SVG)',
    asPng: 'Picture (PNG)',
    csvHint: 'For a spreadsheet',
    svgHint: 'Sharp at any size',
    pngHint: 'For slides and messages',
    onlyAsChart: 'Show the chart first',
    pngFailed: 'The picture could not be made. The drawing is as sharp, at any size.',
    saveDrawing: 'Save the drawing (SVG)',
    saveFailed: 'The file could not be saved.',
    tooEarly: 'Too early to tell',
    restsOn: (n) => (n === 1 ? 'from 1 answer' : `from ${english.format(n)} answers`),
    restsOnScans: (n) => (n === 1 ? 'from 1 scan' : `from ${english.format(n)} scans`),
    interval: (low, high) => `likely ${low} to ${high}`,
    between: (low, high) => `${low} to ${high}`,
    responseTime: 'Response time',
    nps: 'NPS',
    day: 'Day',
    scans: 'Scans',
    submissions: 'Submissions',
    notSubmitted: 'Not submitted',
    rating: 'Rating',
    answers: 'Answers',
    share: 'Share',
    promoters: 'Promoters, 9–10',
    passives: 'Passives, 7–8',
    detractors: 'Detractors, 1–6',
    positive: 'Positive',
    neutral: 'Neutral',
    negative: 'Negative',
    group: 'Group',
    weekday: 'Weekday',
    weekdayAndHour: 'Weekday and hour',
    weekFrom: (day) => `Week from ${day}`,
    soFar: (days) => `${days} (so far)`,
    noneStandsOut: 'None stands out as an exception: each lies within the spread of all.',
    standsAbove: 'Above the others',
    standsBelow: 'Below the others',
    perDay: 'per day',
    perWeek: 'per week',
    notOver: 'Not over yet',
    daysFrom: (count, day) => `${count} days from ${day}`,
    conversion: 'Conversion',
    name: 'Name',
    averageRating: 'Average rating',
    noRating: 'not rated',
    likelyRange: 'Likely range (95%)',
    lowEnd: 'Likely at least (95%)',
    highEnd: 'Likely at most (95%)',
    oneAnswer: 'One answer',
    quiet: 'Quiet',
    busy: 'Busy',
    answersAt: (day, hour, count) => `${day}, ${hour}: ${count}`,
  },
  pl: {
    empty: 'Brak dostępnych danych',
    sample: 'Przykład',
    failed: 'Wystąpił błąd podczas ładowania niektórych statystyk',
    notLoaded: 'Nie wczytano',
    retry: 'Spróbuj ponownie',
    showTable: 'Pokaż jako tabelę',
    showChart: 'Pokaż jako wykres',
    download: 'Pobierz',
    asCsv: 'Liczby (CSV)',
    asSvg: 'Rysunek (SVG)',
    asPng: 'Obraz (PNG)',
    csvHint: 'Do arkusza kalkulacyjnego',
    svgHint: 'Ostry w każdym rozmiarze',
    pngHint: 'Do prezentacji i wiadomości',
    onlyAsChart: 'Najpierw pokaż wykres',
    pngFailed: 'Nie udało się utworzyć obrazu. Rysunek jest równie ostry, w każdym rozmiarze.',
    saveDrawing: 'Zapisz rysunek (SVG)',
    saveFailed: 'Nie udało się zapisać pliku.',
    tooEarly: 'Za wcześnie, by ocenić',
    restsOn: (n) => (n === 1 ? 'z 1 odpowiedzi' : `z ${polish.format(n)} odpowiedzi`),
    restsOnScans: (n) => (n === 1 ? 'z 1 skanu' : `z ${polish.format(n)} skanów`),
    interval: (low, high) => `zapewne od ${low} do ${high}`,
    between: (low, high) => `od ${low} do ${high}`,
    responseTime: 'Czas odpowiedzi',
    nps: 'NPS',
    day: 'Dzień',
    scans: 'Skany',
    submissions: 'Odpowiedzi',
    notSubmitted: 'Bez odpowiedzi',
    rating: 'Ocena',
    answers: 'Odpowiedzi',
    share: 'Udział',
    promoters: 'Promotorzy, 9–10',
    passives: 'Neutralni, 7–8',
    detractors: 'Krytycy, 1–6',
    positive: 'Pozytywne',
    neutral: 'Neutralne',
    negative: 'Negatywne',
    group: 'Grupa',
    weekday: 'Dzień tygodnia',
    weekdayAndHour: 'Dzień tygodnia i godzina',
    weekFrom: (day) => `Tydzień od ${day}`,
    soFar: (days) => `${days} (jak dotąd)`,
    noneStandsOut: 'Nic nie jest wyjątkiem: każde mieści się w rozrzucie wszystkich.',
    standsAbove: 'Powyżej pozostałych',
    standsBelow: 'Poniżej pozostałych',
    perDay: 'dziennie',
    perWeek: 'tygodniowo',
    notOver: 'Jeszcze trwa',
    daysFrom: (count, day) => `${count} dni od ${day}`,
    conversion: 'Konwersja',
    name: 'Nazwa',
    averageRating: 'Średnia ocena',
    noRating: 'bez ocen',
    likelyRange: 'Prawdopodobny zakres (95%)',
    lowEnd: 'Prawdopodobnie od (95%)',
    highEnd: 'Prawdopodobnie do (95%)',
    oneAnswer: 'Jedna odpowiedź',
    quiet: 'Spokojnie',
    busy: 'Tłoczno',
    answersAt: (day, hour, count) => `${day}, ${hour}: ${count}`,
  },
};
