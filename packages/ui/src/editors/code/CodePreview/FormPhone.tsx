import type { FormDocument, ImageReference } from '@hearback/schema/documents';

import { FormView } from '../../../forms/FormView/FormView';
import * as styles from './CodePreview.css';

export interface FormPhoneProps {
  document: FormDocument;
  language: string;
  venue?: string | undefined;
  codeText?: string | undefined;
  addressOf?: (image: ImageReference) => string | undefined;
}

/** Interactive preview of a form on a phone; it submits nothing. */
export function FormPhone({ document, language, venue, codeText, addressOf }: FormPhoneProps) {
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>
        <FormView
          document={document}
          language={language}
          mode="preview"
          {...(venue !== undefined && { venue })}
          {...(codeText !== undefined && { codeText })}
          {...(addressOf && { addressOf })}
        />
      </div>
    </div>
  );
}
