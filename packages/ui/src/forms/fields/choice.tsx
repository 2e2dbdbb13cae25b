import { textIn } from '@hearback/schema/documents';
import type { ReactNode } from 'react';

import * as parts from '../FormView/FormView.css';
import { labelVariables } from '../variables';
import * as styles from './choices.css';
import type { FieldLook, PartProps } from './FieldLook';
import { IssueLine, LabelLine } from './lines';

interface GroupProps {
  id: string;
  name: string;
  label: string;
  issue: string | undefined;
  isMarked: boolean;
  children: ReactNode;
}

/** A question with its options, and the message about them. */
function OptionGroup({ id, name, label, issue, isMarked, children }: GroupProps) {
  const issueId = `${id}-issue`;

  return (
    <fieldset
      className={styles.group}
      aria-describedby={issueId}
      aria-invalid={issue === undefined ? undefined : true}
    >
      <legend className={parts.labelLine}>
        <LabelLine label={label} isMarked={isMarked} />
      </legend>
      {children}
      <IssueLine id={issueId} name={name} issue={issue} />
    </fieldset>
  );
}

/** Two options side by side. */
function YesNoPart({ field, language, name, id, value, issue, isMarked }: PartProps<'yes_no'>) {
  const options = [
    { answer: 'yes', label: field.yes_label },
    { answer: 'no', label: field.no_label },
  ];

  return (
    <OptionGroup {...{ id, name, issue, isMarked }} label={textIn(field.label, language)}>
      <div className={styles.row}>
        {options.map(({ answer, label }) => (
          <label key={answer} className={styles.option}>
            <input
              type="radio"
              className={styles.tick}
              name={name}
              value={answer}
              required={field.required}
              defaultChecked={value === answer}
            />
            {textIn(label, language)}
          </label>
        ))}
      </div>
    </OptionGroup>
  );
}

export const yesNoLook: FieldLook<'yes_no'> = { Part: YesNoPart, variables: labelVariables };
