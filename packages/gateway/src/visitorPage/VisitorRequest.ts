import type { Logger } from 'pino';

import type { ApiClient } from '../api/client.ts';
import type { BuiltPage } from './loadVisitorPage.ts';
import type { PageAddress } from './pageRequest.ts';
import type { SendPage } from './sendPage.ts';
import type { KnownSurvey } from './surveyCache.ts';
import type { DrawTemplate } from './template/templateCache.ts';

/** A visit to the address of a code. */
export interface VisitorRequest {
  request: Request;
  url: URL;
  address: PageAddress;
  api: ApiClient;
  /** The form of the code, from memory where it cannot have changed. */
  survey: () => Promise<KnownSurvey>;
  template: DrawTemplate;
  send: SendPage;
  refusalWords: BuiltPage['refusalWords'];
  /** Origin of the addresses on printed codes. */
  publicOrigin: string;
  logger: Logger;
}
