import { textIn } from '@hearback/schema/documents';

import * as styles from '../FormView/FormView.css';
import type { PartProps } from './PartProps';

/** Words of the owner. */
export function TextPart({ field, language }: PartProps<'text'>) {
  return <p className={styles.text}>{textIn(field.text, language)}</p>;
}
