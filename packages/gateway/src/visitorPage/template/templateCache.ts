import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

import { createTemplate, type PageTemplate } from './createTemplate.ts';
import {
  formHeaders,
  formPage,
  hiddenIn,
  optionOrderOf,
  pageHeaders,
  type RenderPage,
} from '../sendPage.ts';
import { languageLinks, type PageAddress } from '../pageRequest.ts';
import type { KnownSurvey } from '../surveyCache.ts';
import type { VisitValues } from './cutPage.ts';

/** Pages of some thousand forms: a page is 20 KB, and 8 KB more compressed. */
const maxTemplateBytes = 64_000_000;

/** Queue limit for better compression: half a minute of work. Other pages keep their fast compression. */
const maxWaiting = 1_000;

/** Draws a page once and keeps it for all who come after. */
export interface TemplateCache {
  get: (key: string, draw: () => Promise<PageTemplate>) => Promise<PageTemplate>;
  readonly bytes: number;
}

interface Bounds {
  maxBytes?: number;
  maxToImprove?: number;
}

/** Caches the recently used templates. */
export function createTemplateCache(
  logger: Logger,
  { maxBytes = maxTemplateBytes, maxToImprove = maxWaiting }: Bounds = {},
): TemplateCache {
  const kept = new LRUCache<string, PageTemplate>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const drawing = new Map<string, Promise<PageTemplate>>();
  // Keys, not templates: waiting holds nothing in memory that is kept no more.
  const waiting = new Set<string>();
  let isImproving = false;

  /** One at a time, in the background: better compression is slow, and no visitor waits for it. */
  const improveAll = async () => {
    isImproving = true;
    for (const key of waiting) {
      waiting.delete(key);
      try {
        await kept.get(key)?.improve();
      } catch (error) {
        logger.warn({ err: error }, 'a visitor page was not packed well');
      }
    }
    isImproving = false;
  };

  const drawAndKeep = async (key: string, draw: () => Promise<PageTemplate>) => {
    const template = await draw();
    kept.set(key, template);
    if (waiting.size < maxToImprove) waiting.add(key);
    if (!isImproving) void improveAll();
    return template;
  };

  return {
    get: async (key, draw) => {
      const known = kept.get(key) ?? drawing.get(key);
      if (known) return known;
      const drawn = drawAndKeep(key, draw).finally(() => drawing.delete(key));
      drawing.set(key, drawn);
      return drawn;
    },

    get bytes() {
      return kept.calculatedSize;
    },
  };
}

/** The page of a form, but for the values of a visit: drawn once in each order of its options, then from memory. */
export type DrawTemplate = (
  known: KnownSurvey,
  address: PageAddress,
  language: string,
  visit: VisitValues,
) => Promise<PageTemplate>;

interface DrawTools {
  render: RenderPage;
  templates: TemplateCache;
  publicOrigin: string;
}

/**
 * The cache key includes everything that a page depends on: the published form, its location, the
 * language, the kind of screen and the order of shuffled options.
 */
export const createDrawTemplate =
  ({ render, templates, publicOrigin }: DrawTools): DrawTemplate =>
  (known, address, language, visit) => {
    const { slug, mode, channel } = address;
    const { survey } = known;
    const order = optionOrderOf(survey, visit.client_id);
    const key = [known.fingerprint, slug, language, mode, channel, order].join(' ');
    return templates.get(key, async () => {
      const html = await render({
        page: formPage(survey, hiddenIn(visit, survey, address, language), address, publicOrigin),
        language,
        mode,
        languages: languageLinks({ ...address, sent: null }, survey.languages),
      });
      return createTemplate(html, visit, { ...pageHeaders(html, language, mode), ...formHeaders });
    });
  };
