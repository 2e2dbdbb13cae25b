import type { FormDocument } from '@hearback/schema/documents';
import { FormView } from '@hearback/ui/forms';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from '../messages';
import * as styles from './PhoneScreen.css';

interface Props {
  document: FormDocument;
  language: string;
  venue?: string | undefined;
  /** The code's printed address, where there is a code. */
  codeText?: string | undefined;
}

/** A form on a visitor's phone. It can be touched, and sends nothing. */
export function PhoneScreen({ document, language, venue, codeText }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.phone}>
      {/* It scrolls, so the keyboard has to reach it. */}
      <div
        className={styles.screen}
        role="region"
        aria-label={formatMessage(messages.previewTitle)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
      >
        <FormView
          document={document}
          language={language}
          mode="preview"
          {...(venue === undefined ? {} : { venue })}
          {...(codeText === undefined ? {} : { codeText })}
        />
      </div>
    </div>
  );
}
