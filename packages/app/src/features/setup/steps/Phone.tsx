import type { FormDocument } from '@hearback/schema/documents';
import { FormView } from '@hearback/ui/forms';

import type { FormHeading } from '../../../fields/visitorNames/visitorsRead';
import { useLanguage } from '../../../i18n/IntlProvider';
import * as styles from './Phone.css';

interface Props {
  document: FormDocument;
  /** Left out: it has none. */
  heading: FormHeading | undefined;
}

/** A picture of the form on a visitor's phone. What it shows stands beside it, in words. */
export function Phone({ document, heading }: Props) {
  const { language } = useLanguage();

  return (
    <div className={styles.phone}>
      <div className={styles.screen} inert aria-hidden="true">
        <div className={styles.form}>
          <FormView document={document} language={language} mode="preview" {...heading} />
        </div>
      </div>
    </div>
  );
}
