import type { CodeStyle, FormDocument, FrameDocument } from '@hearback/schema/documents';

import { CalendarDate } from './CalendarDate.ts';
import { DateTime } from './DateTime.ts';
import { wholeDocument } from './wholeDocument.ts';

/** The graph's own scalars. */
export const scalars = {
  Date: CalendarDate,
  DateTime,
  CodeStyle: wholeDocument<CodeStyle>('CodeStyle'),
  FormDocument: wholeDocument<FormDocument>('FormDocument'),
  FrameDocument: wholeDocument<FrameDocument>('FrameDocument'),
};
