import type { WordsByLanguage } from '../../internal/useWords';

interface PlacesWords {
  ratings: string;
  satisfied: string;
  nps: string;
  target: string;
  noTarget: string;
  all: string;
  mean: string;
  inner: string;
  outer: string;
  above: string;
  below: string;
  stand: (above: string, below: string) => string;
  none: string;
  few: string;
  inside: string;
  standing: string;
  differ: (points: string) => string;
  chance: (percent: string) => string;
  under: (percent: string) => string;
  over: (percent: string) => string;
  meaning: string;
}

/** The words of places side by side. */
export const placesWords: WordsByLanguage<PlacesWords> = {
  en: {
    ratings: 'Ratings',
    satisfied: 'Satisfied (8\u2060–\u206010)',
    nps: 'NPS, from a rating of satisfaction',
    target: 'Target',
    noTarget: 'none set',
    all: 'All places',
    mean: 'Mean of all',
    inner: '95% of places alike',
    outer: '99.8%',
    above: 'Above',
    below: 'Below',
    stand: (above, below) =>
      [above && `Above the others: ${above}.`, below && `Below the others: ${below}.`]
        .filter(Boolean)
        .join(' '),
    none: 'No place lies where chance alone would not put it.',
    few: 'Two places need ten ratings each before they can be compared.',
    inside: 'Chance alone may make it',
    standing: 'Compared with the others',
    differ: (points) =>
      `Your places differ by about ${points} points anyway, and the limits are wider by that.`,
    chance: (percent) => `${percent} likely to be met`,
    under: (percent) => `under ${percent}`,
    over: (percent) => `over ${percent}`,
    meaning:
      'Satisfied: the share of ratings of 8 to 10. NPS is computed from the same ratings: nobody was asked if they would recommend you. The chance of a target is that of ratings to come, if nothing changes.',
  },
  pl: {
    ratings: 'Oceny',
    satisfied: 'Zadowoleni (8\u2060–\u206010)',
    nps: 'NPS z oceny zadowolenia',
    target: 'Cel',
    noTarget: 'nie ustawiono',
    all: 'Wszystkie miejsca',
    mean: 'Średnia wszystkich',
    inner: '95% takich samych miejsc',
    outer: '99,8%',
    above: 'Powyżej',
    below: 'Poniżej',
    stand: (above, below) =>
      [above && `Powyżej pozostałych: ${above}.`, below && `Poniżej pozostałych: ${below}.`]
        .filter(Boolean)
        .join(' '),
    none: 'Żadne miejsce nie leży tam, gdzie nie umieściłby go sam przypadek.',
    few: 'Aby porównać dwa miejsca, każde musi mieć dziesięć ocen.',
    inside: 'Może to być przypadek',
    standing: 'Na tle pozostałych',
    differ: (points) =>
      `Twoje miejsca i tak różnią się o około ${points} punktu, więc granice są o tyle szersze.`,
    chance: (percent) => `szansa na osiągnięcie: ${percent}`,
    under: (percent) => `poniżej ${percent}`,
    over: (percent) => `ponad ${percent}`,
    meaning:
      'Zadowoleni: udział ocen od 8 do 10. NPS liczymy z tych samych ocen: nikogo nie zapytano, czy poleciłby Was innym. Szansa na cel dotyczy przyszłych ocen, jeśli nic się nie zmieni.',
  },
};
