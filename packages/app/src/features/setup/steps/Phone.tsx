import type { FormDocument } from '@hearback/schema/documents';
import { FormView } from '@hearback/ui/forms';

import { useLanguage } from '../../../i18n/IntlProvider';
import * as styles from './Phone.css';

interface Props {
  document: FormDocument;
  venue: string;
}

/** A picture of the form on a visitor's phone. What it shows stands beside it, in words. */
export function Phone({ document, venue }: Props) {
  const { language } = useLanguage();

  return (
    <div className={styles.phone}>
      <div className={styles.screen} inert aria-hidden="true">
        <div className={styles.form}>
          <FormView document={document} language={language} mode="preview" venue={venue} />
        </div>
      </div>
    </div>
  );
}
