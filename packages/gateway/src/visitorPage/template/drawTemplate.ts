import type { RenderPage } from '../loadVisitorPage.ts';
import { formPage, hiddenIn } from '../formPage.ts';
import { formHeaders, pageHeaders } from '../pageHeaders.ts';
import { languageLinks, type PageAddress } from '../readAddress.ts';
import type { KnownSurvey } from '../surveyCache.ts';
import { createTemplate, type PageTemplate } from './createTemplate.ts';
import type { Templates } from './templates.ts';
import { newVisit } from './cutPage.ts';

/** The page of a form, but for the values of a visit: drawn once, then from memory. */
export type DrawTemplate = (
  known: KnownSurvey,
  address: PageAddress,
  language: string,
) => Promise<PageTemplate>;

interface Tools {
  render: RenderPage;
  templates: Templates;
  publicOrigin: string;
}

/**
 * The cache key includes everything that a page depends on: the published form, its location, the
 * language and the kind of screen.
 */
export const createDrawTemplate =
  ({ render, templates, publicOrigin }: Tools): DrawTemplate =>
  (known, address, language) => {
    const { slug, mode, channel } = address;
    const key = [known.fingerprint, slug, language, mode, channel].join(' ');
    return templates.get(key, () => {
      const { survey } = known;
      const visit = newVisit();
      const html = render({
        page: formPage(survey, hiddenIn(visit, survey, address, language), address, publicOrigin),
        language,
        mode,
        languages: languageLinks({ ...address, sent: null }, survey.languages),
      });
      return createTemplate(html, visit, { ...pageHeaders(html, language, mode), ...formHeaders });
    });
  };
