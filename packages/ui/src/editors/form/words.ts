import type { FieldType, ReasonBand, ScaleKind, ShowTest } from '@hearback/schema/documents';

import type { WordsByLanguage } from '../../internal/useWords';
import type { PartsWords } from '../kit/EditorConfig';
import type { FormCommand } from './commands/apply';
import type { FormIssue } from './findFormIssues';
import type { thanksPage } from './thanksPage';
import type { RatedGroup } from '@hearback/schema/documents';

interface FormEditorWords
  extends
    Omit<PartsWords<FieldType, FormIssue['code'], FormCommand['type']>, 'types'>,
    Record<ReasonBand, string> {
  /** Name of the thank-you page. */
  pages: Record<typeof thanksPage, string>;
  /** Message when the form has as many fields as possible. */
  crowded: string;
  thanksHint: string;
  thanksTitle: string;
  thanksText: string;
  byRating: string;
  byRatingHint: string;
  lowTitle: string;
  lowText: string;
  highTitle: string;
  highText: string;
  shownFor: string;
  ratedGroups: Record<'any' | RatedGroup, string>;
  asksContact: string;
  asksContactHint: string;
  reviewAddress: string;
  reviewHint: string;
  reviewIssue: string;
  reviewLabel: string;
  title: string;
  titleHint: string;
  titleIssue: string;
  colors: string;
  background: string;
  textColor: string;
  accent: string;
  text: string;
  label: string;
  required: string;
  showWhen: string;
  showWhenHint: string;
  always: string;
  test: string;
  tests: Record<ShowTest, string>;
  testValue: string;
  testTo: string;
  /** `After “How was it?”: is at most 6`. */
  after: (question: string, test: string, value: string) => string;
  alwaysAgain: (names: string) => string;
  map: string;
  mapHint: string;
  paging: string;
  pagingHint: string;
  pagings: Record<'all' | 'one', string>;
  fontSize: string;
  labelColor: string;
  boxColor: string;
  starColor: string;
  buttonColor: string;
  smallest: string;
  largest: string;
  unit: string;
  yes_label: string;
  no_label: string;
  options: string;
  option: (number: number) => string;
  optionUp: (number: number) => string;
  optionAway: (number: number) => string;
  optionMore: string;
  several: string;
  other: string;
  otherLabel: string;
  shuffled: string;
  shuffledHint: string;
  consentHint: string;
  publicationHint: string;
  pictureHint: string;
  kind: string;
  kinds: Record<ScaleKind, string>;
  low_label: string;
  high_label: string;
  logo: string;
  logoAlt: string;
  logoAltHint: string;
  qrHint: string;
  phone: string;
  tablet: string;
  desktop: string;
  shownAt: (width: number, percent: number) => string;
  trueSize: string;
  fit: string;
  /** Button that confirms a stale translation. */
  stillRight: string;
}

/** Texts of the form editor. Names of field types are in `fields`. */
export const formEditorWords: WordsByLanguage<FormEditorWords> = {
  en: {
    steps: {
      addField: (part) => `Add ${part}`,
      addLanguage: () => 'Add a language',
      askWhen: (part) => `Change when ${part} is shown`,
      chooseMainLanguage: () => 'Choose the main language',
      confirmTranslations: () => 'Keep translations as they are',
      duplicateField: (part) => `Duplicate ${part}`,
      editField: (part) => `Change ${part}`,
      editThanks: () => 'Change what stands after sending',
      moveField: (part) => `Move ${part}`,
      pageForm: () => 'Change how questions are shown',
      removeField: (part) => `Remove ${part}`,
      removeLanguage: () => 'Remove a language',
      renameForm: () => 'Change the title',
      restyleForm: () => 'Change the colors',
      replace: () => 'Replace the form',
    },
    general: 'Whole form',
    pages: { thank_you: 'After sending' },
    thanksHint:
      'What a visitor sees once the answer is sent. Leave a field empty to keep our words.',
    thanksTitle: 'Heading',
    thanksText: 'Text',
    byRating: 'Other words by rating',
    byRatingHint: 'Only the words differ. The link to public reviews stays the same for everybody.',
    lowTitle: 'Heading after 1 to 6 stars',
    lowText: 'Text after 1 to 6 stars',
    highTitle: 'Heading after 9 or 10 stars',
    highText: 'Text after 9 or 10 stars',
    shownFor: 'Shown after',
    ratedGroups: { any: '7 or 8 stars', low: '1 to 6 stars', high: '9 or 10 stars' },
    asksContact: 'Offer a reply by email',
    asksContactHint:
      'After sending, everybody may leave an address on their receipt. You see it in the answer, and your reply goes there.',
    reviewAddress: 'Link to public reviews',
    reviewHint:
      'Everyone gets this link, whatever they rated: review sites forbid asking happy guests alone.',
    reviewIssue: 'Use a whole address without spaces that begins with https://.',
    reviewLabel: 'Link text',
    add: 'Add fields',
    parts: 'Fields',
    full: 'You already have this type of field!',
    crowded: 'A form has room for 50 fields.',
    title: 'Title',
    titleHint: 'For your own lists. Visitors do not see it.',
    titleIssue: 'There was an issue with the form title.',
    colors: 'Colors',
    background: 'Background',
    textColor: 'Text color',
    accent: 'Accent color',
    text: 'Text',
    label: 'Label',
    required: 'An answer is required',
    showWhen: 'Show this when',
    showWhenHint: 'Everybody else is not asked.',
    always: 'Always',
    test: 'The answer',
    tests: {
      at_most: 'is at most',
      at_least: 'is at least',
      between: 'is between',
      is: 'is',
      is_not: 'is not',
      answered: 'is given',
      not_answered: 'is not given',
    },
    testValue: 'Value',
    testTo: 'and',
    after: (question, test, value) => `“${question}” ${test} ${value}`.trim(),
    alwaysAgain: (names) =>
      `Always shown now, since the question or answer it waited for is gone or comes later: ${names}. Undo brings it back.`,
    map: 'Who is asked what',
    mapHint: 'What is indented is asked after the answer above it.',
    paging: 'Questions',
    pagingHint: 'One at a time needs a browser with scripts. Others show all of them.',
    pagings: { all: 'All at once', one: 'One at a time' },
    fontSize: 'Font size',
    labelColor: 'Label color',
    boxColor: 'Box color',
    starColor: 'Star color',
    buttonColor: 'Button color',
    smallest: 'Smallest number',
    largest: 'Largest number',
    unit: 'Unit',
    yes_label: 'Word for yes',
    no_label: 'Word for no',
    options: 'Options',
    option: (number) => `Option ${number}`,
    optionUp: (number) => `Move option ${number} up`,
    optionAway: (number) => `Remove option ${number}`,
    optionMore: 'Add an option',
    several: 'Several answers are possible',
    other: 'Option for everything else',
    otherLabel: 'Words for everything else',
    shuffled: 'Shuffle the options',
    shuffledHint:
      'Each visitor sees another order, so that none gains by being first. Not for options with an order of their own.',
    pictureHint:
      'Nobody but you sees it. It stays folded until you open it, and goes with its answer. Place and camera are removed.',
    consentHint:
      'The label is what a visitor agrees to. Each answer keeps that text, in the language it was read in.',
    publicationHint:
      'The same sentence for all visitors, in their language. It is optional, always shown, and not asked on kiosks, where nobody could take it back.',
    kind: 'Kind of scale',
    kinds: {
      stars: '5 stars',
      smileys: '5 smileys',
      thumbs: 'Thumbs up or down',
      recommend: '0 to 10: would recommend (NPS)',
      seven: '1 to 7',
    },
    low_label: 'Words at the low end',
    high_label: 'Words at the high end',
    low: 'Reasons after 1 to 6 stars',
    middle: 'Reasons after 7 or 8 stars',
    high: 'Reasons after 9 or 10 stars',
    logo: 'Picture',
    logoAlt: 'Description',
    logoAltHint: 'For visitors who cannot see the picture: usually the name on it.',
    qrHint: 'Shows the code of the form itself: from a screen on the wall to the visitor’s phone.',
    phone: 'On a phone',
    tablet: 'On a tablet',
    desktop: 'On a wide screen',
    shownAt: (width, percent) => `${width} px wide, shown at ${percent}%`,
    trueSize: 'True size',
    fit: 'Fit',
    stillRight: 'Still right',
    issueTitle: 'Before you publish',
    nameless: ['bad_address'],
    issues: {
      title_required: 'The form has no title.',
      nothing_to_answer: 'There is nothing for a visitor to answer.',
      empty_label: 'has no words.',
      no_words: (language) => `has no words in ${language}.`,
      stale_words: (language, source) =>
        `: the ${source} text changed. Check the translation: ${language}.`,
      faint_text: 'The text color is hard to read on the background.',
      low_contrast: 'is hard to read on its background.',
      faint_stars: 'has stars that are hard to see on the background.',
      no_logo: 'has no picture yet.',
      no_stars: 'needs a rating above.',
      unknown_question: 'waits for an answer to a question that is not there.',
      later_question: 'waits for an answer to a question that comes later.',
      dead_end: 'waits for an answer that is not possible.',
      bad_address: 'The link to public reviews is not a whole address.',
    },
  },
  pl: {
    steps: {
      addField: (part) => `dodanie pola „${part}”`,
      addLanguage: () => 'dodanie języka',
      askWhen: (part) => `Zmień, kiedy pojawia się: ${part}`,
      chooseMainLanguage: () => 'wybór języka głównego',
      confirmTranslations: () => 'pozostawienie tłumaczeń',
      duplicateField: (part) => `powielenie pola „${part}”`,
      editField: (part) => `zmiana pola „${part}”`,
      editThanks: () => 'zmiana słów po wysłaniu',
      moveField: (part) => `przesunięcie pola „${part}”`,
      pageForm: () => 'Zmień sposób pokazywania pytań',
      removeField: (part) => `usunięcie pola „${part}”`,
      removeLanguage: () => 'usunięcie języka',
      renameForm: () => 'zmiana tytułu',
      restyleForm: () => 'zmiana kolorów',
      replace: () => 'zastąpienie formularza',
    },
    general: 'Cały formularz',
    pages: { thank_you: 'Po wysłaniu' },
    thanksHint:
      'To widzi gość po wysłaniu opinii. Puste pole: zostaną nasze słowa, jak w podglądzie.',
    thanksTitle: 'Nagłówek',
    thanksText: 'Treść',
    byRating: 'Inne słowa zależnie od oceny',
    byRatingHint:
      'Zmieniają się tylko słowa. Link do publicznych opinii jest dla wszystkich ten sam.',
    lowTitle: 'Nagłówek po ocenie od 1 do 6',
    lowText: 'Treść po ocenie od 1 do 6',
    highTitle: 'Nagłówek po ocenie 9 lub 10',
    highText: 'Treść po ocenie 9 lub 10',
    shownFor: 'Widok po ocenie',
    ratedGroups: { any: '7 lub 8', low: 'od 1 do 6', high: '9 lub 10' },
    asksContact: 'Zaproponuj odpowiedź e-mailem',
    asksContactHint:
      'Po wysłaniu każdy może zostawić adres na swoim potwierdzeniu. Zobaczysz go przy opinii, a Twoja odpowiedź tam trafi.',
    reviewAddress: 'Link do publicznych opinii',
    reviewHint:
      'Link dostaje każdy, bez względu na ocenę: serwisy z opiniami zabraniają prosić tylko zadowolonych.',
    reviewIssue: 'Użyj pełnego adresu bez spacji, który zaczyna się od https://.',
    reviewLabel: 'Tekst linku',
    add: 'Dodaj pola',
    parts: 'Pola',
    full: 'Masz już pole tego typu!',
    crowded: 'Formularz ma miejsce na 50 pól.',
    title: 'Tytuł',
    titleHint: 'Dla Twoich list. Goście go nie widzą.',
    titleIssue: 'Wystąpił problem z tytułem formularza.',
    colors: 'Kolory',
    background: 'Tło',
    textColor: 'Kolor tekstu',
    accent: 'Kolor akcentu',
    text: 'Tekst',
    label: 'Etykieta',
    required: 'Odpowiedź jest wymagana',
    showWhen: 'Pokaż, gdy',
    showWhenHint: 'Innych gości nie zapytamy.',
    always: 'Zawsze',
    test: 'Odpowiedź',
    tests: {
      at_most: 'to najwyżej',
      at_least: 'to co najmniej',
      between: 'jest między',
      is: 'to',
      is_not: 'to nie',
      answered: 'jest podana',
      not_answered: 'nie jest podana',
    },
    testValue: 'Wartość',
    testTo: 'a',
    after: (question, test, value) => `„${question}” ${test} ${value}`.trim(),
    alwaysAgain: (names) =>
      `Od teraz zawsze widoczne, bo pytania lub odpowiedzi, na którą czekało, nie ma albo jest dalej: ${names}. Cofnięcie to przywróci.`,
    map: 'Kogo o co pytamy',
    mapHint: 'Wcięte pytanie pojawia się po odpowiedzi na pytanie nad nim.',
    paging: 'Pytania',
    pagingHint: 'Po jednym wymaga przeglądarki ze skryptami. Inne pokażą wszystkie.',
    pagings: { all: 'Wszystkie naraz', one: 'Po jednym' },
    fontSize: 'Rozmiar czcionki',
    labelColor: 'Kolor etykiety',
    boxColor: 'Kolor pola',
    starColor: 'Kolor gwiazdek',
    buttonColor: 'Kolor przycisku',
    smallest: 'Najmniejsza liczba',
    largest: 'Największa liczba',
    unit: 'Jednostka',
    yes_label: 'Słowo na „tak”',
    no_label: 'Słowo na „nie”',
    options: 'Opcje',
    option: (number) => `Opcja ${number}`,
    optionUp: (number) => `Przesuń opcję ${number} w górę`,
    optionAway: (number) => `Usuń opcję ${number}`,
    optionMore: 'Dodaj opcję',
    several: 'Można wybrać kilka odpowiedzi',
    other: 'Opcja na wszystko inne',
    otherLabel: 'Nazwa opcji na wszystko inne',
    shuffled: 'Mieszaj kolejność opcji',
    shuffledHint:
      'Każdy gość widzi inną kolejność, żeby żadna opcja nie zyskiwała na tym, że jest pierwsza. Nie dla opcji, które mają własną kolejność.',
    pictureHint:
      'Nikt poza Tobą go nie widzi. Pozostaje zasłonięte, aż je otworzysz, i znika razem z odpowiedzią. Dane o miejscu i aparacie są usuwane.',
    consentHint:
      'Etykieta to treść, na którą gość się zgadza. Każda odpowiedź zachowuje ten tekst w języku, w którym go przeczytano.',
    publicationHint:
      'To samo zdanie dla wszystkich gości, w ich języku. Zgoda jest dobrowolna, pytanie jest widoczne zawsze, a na kioskach nie pada, bo tam nie dałoby się jej cofnąć.',
    kind: 'Rodzaj skali',
    kinds: {
      stars: '5 gwiazdek',
      smileys: '5 buziek',
      thumbs: 'Kciuk w górę lub w dół',
      recommend: 'Od 0 do 10: czy poleci (NPS)',
      seven: 'Od 1 do 7',
    },
    low_label: 'Słowa na dolnym końcu',
    high_label: 'Słowa na górnym końcu',
    low: 'Powody przy 1–6 gwiazdkach',
    middle: 'Powody przy 7 lub 8 gwiazdkach',
    high: 'Powody przy 9 lub 10 gwiazdkach',
    logo: 'Obraz',
    logoAlt: 'Opis',
    logoAltHint: 'Dla gości, którzy nie widzą obrazu: zwykle nazwa, która na nim jest.',
    qrHint: 'Pokazuje kod samego formularza: z ekranu na ścianie na telefon gościa.',
    phone: 'Na telefonie',
    tablet: 'Na tablecie',
    desktop: 'Na szerokim ekranie',
    shownAt: (width, percent) => `Szerokość ${width} px, pokazana w ${percent}%`,
    trueSize: 'Prawdziwa wielkość',
    fit: 'Dopasuj',
    stillRight: 'Nadal dobre',
    issueTitle: 'Zanim opublikujesz',
    nameless: ['bad_address'],
    issues: {
      title_required: 'Formularz nie ma tytułu.',
      nothing_to_answer: 'Gość nie ma tu na co odpowiedzieć.',
      empty_label: 'nie ma żadnych słów.',
      no_words: (language) => `nie ma słów w języku: ${language.toLocaleLowerCase('pl')}.`,
      stale_words: (language, source) =>
        `: zmienił się tekst główny (${source.toLocaleLowerCase('pl')}). Sprawdź tłumaczenie: ${language.toLocaleLowerCase('pl')}.`,
      faint_text: 'Kolor tekstu słabo odcina się od tła.',
      low_contrast: 'słabo odcina się od tła.',
      faint_stars: 'ma gwiazdki, które słabo odcinają się od tła.',
      no_logo: 'nie ma jeszcze obrazu.',
      no_stars: 'potrzebuje oceny powyżej.',
      unknown_question: 'czeka na odpowiedź na pytanie, którego nie ma.',
      later_question: 'czeka na odpowiedź na pytanie, które jest dalej.',
      dead_end: 'czeka na odpowiedź, która nie jest możliwa.',
      bad_address: 'Link do publicznych opinii nie jest pełnym adresem.',
    },
  },
};
