import { textIn } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import * as styles from '../FormView/FormView.css';
import { IssueLine } from './IssueLine';
import { LabelLine } from './LabelLine';
import type { PartProps } from './PartProps';

const attributes = {
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    'data-max': limits.emailMaxLength,
  },
  name: { type: 'text', autoComplete: 'name', inputMode: 'text', 'data-max': limits.nameMaxLength },
} as const;

/** One line to type: a name or an email address. */
export function EntryPart(props: PartProps<'email'> | PartProps<'name'>) {
  const { field, language, words, values, issues, idPrefix } = props;
  const name = field.type;
  const id = `${idPrefix}${name}`;

  return (
    <div className={styles.question}>
      <label htmlFor={id} className={styles.labelLine}>
        <LabelLine
          label={textIn(field.label, language)}
          required={field.required}
          requiredWord={words.required}
        />
      </label>
      <input
        {...attributes[name]}
        id={id}
        name={name}
        className={styles.box}
        defaultValue={values[name]}
        required={field.required}
        aria-describedby={`${id}-issue`}
        aria-invalid={issues[name] === undefined ? undefined : true}
      />
      <IssueLine id={`${id}-issue`} name={name} issue={issues[name]} />
    </div>
  );
}
