import type { WordsByLanguage } from '../../internal/useWords';

export interface ThemeWords {
  theme: string;
  comments: string;
  mood: string;
  /** The mood of the comments that a theme stands in, which is not its own. */
  moodOfComments: (mood: string) => string;
  effect: string;
  /** The number of comments analyzed. */
  from: (comments: number) => string;
  /** The sides of zero on the axis of effects. */
  lower: string;
  higher: string;
  interval: (low: string, high: string) => string;
  noClearEffect: string;
  /** The finding: the commonest, and names of those that go with higher and with lower ratings, or ''. */
  found: (most: string, higher: string, lower: string) => string;
  showExamples: (count: number) => string;
  hideExamples: string;
  about: (theme: string) => string;
  seeAll: (comments: string) => string;
  seeAnswer: string;
  rated: (rating: number) => string;
  showAll: (count: number) => string;
  showFirst: (count: number) => string;
}

const english = new Intl.NumberFormat('en-US');
const polish = new Intl.NumberFormat('pl-PL');

/** The words of themes. */
export const themeWords: WordsByLanguage<ThemeWords> = {
  en: {
    theme: 'Theme',
    comments: 'Comments',
    mood: 'Mood',
    moodOfComments: (mood) => `comments ${mood}`,
    effect: 'Effect on the rating',
    from: (comments) =>
      comments === 1
        ? 'From the one comment there is.'
        : `From the newest ${english.format(comments)} comments. A comment can be about several themes.`,
    lower: 'rated lower',
    higher: 'rated higher',
    interval: (low, high) => `likely ${low} to ${high}`,
    noClearEffect: 'No clear effect',
    found: (most, higher, lower) =>
      [
        `Most often: ${most}.`,
        higher && `Rated higher: ${higher}.`,
        lower && `Rated lower: ${lower}.`,
        higher === lower && 'None clearly goes with higher or lower ratings.',
      ]
        .filter(Boolean)
        .join(' '),
    showExamples: (count) => (count === 1 ? 'Show a comment' : `Show ${count} comments`),
    hideExamples: 'Hide comments',
    about: (theme) => ` about ${theme}`,
    seeAll: (comments) => `See all ${comments}`,
    seeAnswer: 'See the answer',
    rated: (rating) => `${rating} of 10`,
    showAll: (count) => `Show all ${count} themes`,
    showFirst: (count) => `Show the first ${count}`,
  },
  pl: {
    theme: 'Temat',
    comments: 'Komentarze',
    mood: 'Wydźwięk',
    moodOfComments: (mood) => `komentarze ${mood}`,
    effect: 'Wpływ na ocenę',
    from: (comments) =>
      comments === 1
        ? 'Z jedynego komentarza.'
        : `Z ${polish.format(comments)} najnowszych komentarzy. Komentarz może dotyczyć kilku tematów.`,
    lower: 'niższe oceny',
    higher: 'wyższe oceny',
    interval: (low, high) => `zapewne od ${low} do ${high}`,
    noClearEffect: 'Bez wyraźnego wpływu',
    found: (most, higher, lower) =>
      [
        `Najczęściej: ${most}.`,
        higher && `Z wyższą oceną: ${higher}.`,
        lower && `Z niższą oceną: ${lower}.`,
        higher === lower && 'Nic nie idzie wyraźnie w parze z wyższą ani z niższą oceną.',
      ]
        .filter(Boolean)
        .join(' '),
    showExamples: (count) => (count === 1 ? 'Pokaż komentarz' : `Pokaż ${count} komentarze`),
    hideExamples: 'Ukryj komentarze',
    about: (theme) => `: ${theme}`,
    seeAll: (comments) => `Zobacz wszystkie: ${comments}`,
    seeAnswer: 'Zobacz odpowiedź',
    rated: (rating) => `${rating} z 10`,
    showAll: (count) => `Pokaż wszystkie tematy (${count})`,
    showFirst: (count) => `Pokaż pierwsze ${count}`,
  },
};
