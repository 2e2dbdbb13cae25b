import type { WordsByLanguage } from '../../internal/useWords';

interface TopicWords {
  topic: string;
  good: string;
  bad: string;
  goodAndBad: string;
  change: string;
  from: (comments: number) => string;
  likely: (low: string, high: string) => string;
  more: (points: string) => string;
  fewer: (points: string) => string;
  moodChange: string;
  better: (points: string) => string;
  worse: (points: string) => string;
  noChange: string;
  none: string;
  edit: string;
  showAll: (count: number) => string;
  oftenSaid: string;
  quoted: (phrase: string) => string;
  makeTopic: string;
}

const english = new Intl.NumberFormat('en-US');
const polish = new Intl.NumberFormat('pl-PL');

/** The words of topics. */
export const topicWords: WordsByLanguage<TopicWords> = {
  en: {
    topic: 'Topic',
    good: 'good',
    bad: 'bad',
    goodAndBad: 'Good and bad',
    change: 'Change in points',
    from: (comments) =>
      comments === 1
        ? 'From the one comment there is.'
        : `From the newest ${english.format(comments)} comments. Good and bad are judged by what is said of the topic, not by the whole comment.`,
    likely: (low, high) => `likely ${low} to ${high}`,
    more: (points) => `More often than before: ${points} points`,
    fewer: (points) => `Less often than before: ${points} points`,
    moodChange: 'Change of mood in points',
    better: (points) => `Better than before: ${points} points`,
    worse: (points) => `Worse than before: ${points} points`,
    noChange: 'No clear change of mood',
    none: 'Nothing that several visitors speak of yet',
    edit: 'Edit topics',
    showAll: (count) => `Show all ${count} topics`,
    oftenSaid: 'Often said, and in no topic',
    quoted: (phrase) => `“${phrase}”`,
    makeTopic: 'Make it a topic',
  },
  pl: {
    topic: 'Temat',
    good: 'dobrze',
    bad: 'źle',
    goodAndBad: 'Dobrze i źle',
    change: 'Zmiana w punktach',
    from: (comments) =>
      comments === 1
        ? 'Z jedynego komentarza.'
        : `Z ${polish.format(comments)} najnowszych komentarzy. Dobrze i źle ocenia to, co powiedziano o temacie, a nie cały komentarz.`,
    likely: (low, high) => `zapewne od ${low} do ${high}`,
    more: (points) => `Częściej niż wcześniej: ${points} pkt proc.`,
    fewer: (points) => `Rzadziej niż wcześniej: ${points} pkt proc.`,
    moodChange: 'Zmiana nastroju w punktach',
    better: (points) => `Lepiej niż wcześniej: ${points} pkt proc.`,
    worse: (points) => `Gorzej niż wcześniej: ${points} pkt proc.`,
    noChange: 'Nastrój bez wyraźnej zmiany',
    none: 'Nic, o czym mówi więcej osób',
    edit: 'Zmień tematy',
    showAll: (count) => `Pokaż wszystkie tematy (${count})`,
    oftenSaid: 'Często mówione, a w żadnym temacie',
    quoted: (phrase) => `„${phrase}”`,
    makeTopic: 'Zrób z tego temat',
  },
};
