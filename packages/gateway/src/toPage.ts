import { limits } from '@hearback/schema/limits';

import type { PageInput } from './resolvers.generated.ts';
import type { Page } from './sources/collection.ts';

/** The page that was asked for; the first one when none was. */
export const toPage = (page: PageInput | null | undefined): Page => ({
  page: page?.page ?? 1,
  pageSize: page?.pageSize ?? limits.pageSizeDefault,
});
