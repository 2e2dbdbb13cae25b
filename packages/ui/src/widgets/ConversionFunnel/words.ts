import type { WordsByLanguage } from '../../internal/useWords';

interface FunnelWords {
  step: string;
  count: string;
  /** Those who began to fill in the form. */
  started: string;
  ofScans: (share: string) => string;
  shareOfScans: string;
  lost: string;
  neverStarted: (count: string, share: string) => string;
  /** Of the started, whose share nobody would tell from that of the scans. */
  neverSubmitted: (count: string, started: string) => string;
}

/** The words of the way from a scan to an answer. */
export const funnelWords: WordsByLanguage<FunnelWords> = {
  en: {
    step: 'Step',
    count: 'Count',
    started: 'Started',
    ofScans: (share) => `${share} of scans`,
    shareOfScans: 'Share of scans',
    lost: 'Lost on the way',
    neverStarted: (count, share) => `${count} did not start (${share})`,
    neverSubmitted: (count, started) => `${count} of ${started} who started did not submit`,
  },
  pl: {
    step: 'Krok',
    count: 'Liczba',
    started: 'Rozpoczęte',
    ofScans: (share) => `${share} skanów`,
    shareOfScans: 'Udział w skanach',
    lost: 'Ubyło po drodze',
    neverStarted: (count, share) => `Nie rozpoczęto: ${count} (${share})`,
    neverSubmitted: (count, started) => `Nie wysłano: ${count} z ${started} rozpoczętych`,
  },
};
