import type { IconComponent } from '@hearback/ui/icons';

import type { AnyMessage } from '../../../i18n/AnyMessage';

/** What the creator has to know about forms or frames to list them and to remove them. */
export interface DocumentKind<Row> {
  /** How codes name it. */
  link: 'form' | 'frame';
  icon: IconComponent;
  nameOf: (row: Row) => string;
  editorPath: (id: string) => string;
  messages: {
    list: AnyMessage;
    search: AnyMessage;
    emptyTitle: AnyMessage;
    emptyText: AnyMessage;
    /** Makes a new one. */
    start: AnyMessage;
    removeTitle: AnyMessage;
    removeText: AnyMessage;
    removeCodes: AnyMessage;
  };
}
