import type { Logger } from 'pino';

import type { SurveySource } from '../sources/survey.ts';
import type { BuiltPage } from './loadVisitorPage.ts';
import type { PageAddress } from './readAddress.ts';
import type { SendPage } from './sendPage.ts';
import type { KnownSurvey } from './surveyCache.ts';
import type { DrawTemplate } from './template/drawTemplate.ts';

/** Somebody at the address of a code. */
export interface Visit {
  request: Request;
  url: URL;
  address: PageAddress;
  source: SurveySource;
  /** The form of the code, from memory where it cannot have changed. */
  survey: () => Promise<KnownSurvey>;
  template: DrawTemplate;
  send: SendPage;
  refusalWords: BuiltPage['refusalWords'];
  /** Where printed codes lead. */
  publicOrigin: string;
  logger: Logger;
}
