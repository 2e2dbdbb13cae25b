import type { Logger } from 'pino';

import type { SurveySource } from '../sources/survey.ts';
import type { SendPage } from './sendPage.ts';

/** Somebody at the address of a code. */
export interface Visit {
  request: Request;
  /** The end of the printed address, as it was typed. */
  slug: string;
  /** The whole printed address. */
  codeText: string;
  source: SurveySource;
  send: SendPage;
  logger: Logger;
}
