import {
  orderedOptions,
  type ListedOption,
  type LocalizedText,
  otherOption,
  textIn,
} from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import type { ReactNode } from 'react';

import * as parts from '../FormView/FormView.css';
import { chosenVariables, labelVariables } from '../variables';
import * as styles from './choices.css';
import type { FieldLook, PartProps } from './FieldLook';
import { IssueLine, LabelLine } from './lines';

interface GroupProps {
  field: { label: LocalizedText; font_size: number };
  language: string;
  id: string;
  name: string;
  issue: string | undefined;
  isMarked: boolean;
  children: ReactNode;
}

/** A question with its options, and the message about them. */
export function OptionGroup({ field, language, id, name, issue, isMarked, children }: GroupProps) {
  const issueId = `${id}-issue`;

  return (
    <fieldset
      className={styles.group}
      aria-describedby={issueId}
      aria-invalid={issue === undefined ? undefined : true}
    >
      <legend className={parts.labelLine}>
        <LabelLine field={field} label={textIn(field.label, language)} isMarked={isMarked} />
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
    <OptionGroup {...{ field, language, id, name, issue, isMarked }}>
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

interface OptionsProps {
  options: readonly ListedOption[];
  several: boolean;
  /** Label of the option for everything else. Undefined: there is none. */
  otherLabel: LocalizedText | undefined;
  language: string;
  id: string;
  name: string;
  required: boolean;
  value: number | string | undefined;
}

/** Options below one another, the one for everything else with a line for the visitor's own words. */
function Options({
  options,
  several,
  otherLabel,
  language,
  id,
  name,
  required,
  value,
}: OptionsProps) {
  // As the page posts them: one a line, and the visitor's own words among them.
  const given = String(value ?? '').split('\n');
  const known = new Set([otherOption, ...options.map((option) => option.id)]);
  const offered = [
    ...options,
    ...(otherLabel === undefined ? [] : [{ id: otherOption, label: otherLabel }]),
  ];

  return (
    <div className={styles.list}>
      {offered.map((option, index) => (
        <label key={option.id} className={styles.option}>
          <input
            type={several ? 'checkbox' : 'radio'}
            className={styles.tick}
            name={name}
            value={option.id}
            required={required && !several}
            // No browser checks that one of several is chosen: the page's script does.
            {...(required && several && index === 0 && { 'data-needed': '1' })}
            defaultChecked={given.includes(option.id)}
          />
          {textIn(option.label, language)}
        </label>
      ))}
      {otherLabel !== undefined && (
        <div className={styles.own}>
          <input
            type="text"
            className={parts.box}
            name={name}
            aria-label={textIn(otherLabel, language)}
            aria-describedby={`${id}-issue`}
            data-own=""
            data-max={limits.shortAnswerMaxLength}
            defaultValue={given.find((line) => line !== '' && !known.has(line))}
          />
        </div>
      )}
    </div>
  );
}

/** A question with options of its owner. */
function ChoicePart({
  field,
  language,
  name,
  id,
  value,
  issue,
  isMarked,
  order,
}: PartProps<'choice'>) {
  const { options, several, required, other, other_label, shuffled } = field;

  return (
    <OptionGroup {...{ field, language, id, name, issue, isMarked }}>
      <Options
        options={shuffled ? orderedOptions(options, order) : options}
        otherLabel={other ? other_label : undefined}
        {...{ several, required, language, id, name, value }}
      />
    </OptionGroup>
  );
}

export const choiceLook: FieldLook<'choice'> = { Part: ChoicePart, variables: chosenVariables };

/** A box to tick, beside what is agreed to. */
function ConsentPart({ field, language, ...props }: PartProps<'consent'>) {
  return (
    <Agreement {...props} isRequired={field.required}>
      {textIn(field.label, language)}
    </Agreement>
  );
}

type AgreementProps = Pick<PartProps<'consent'>, 'name' | 'id' | 'value' | 'issue' | 'isMarked'> & {
  isRequired: boolean;
  children: string;
};

function Agreement({ name, id, value, issue, isMarked, isRequired, children }: AgreementProps) {
  return (
    <div className={styles.group}>
      <label className={styles.agreement}>
        <input
          type="checkbox"
          className={styles.tick}
          name={name}
          value="yes"
          required={isRequired}
          defaultChecked={value === 'yes'}
          aria-describedby={`${id}-issue`}
          aria-invalid={issue === undefined ? undefined : true}
        />
        <span className={styles.agreed}>
          {children}
          {isMarked && (
            <span className={parts.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
      </label>
      <IssueLine id={`${id}-issue`} name={name} issue={issue} />
    </div>
  );
}

export const consentLook: FieldLook<'consent'> = { Part: ConsentPart, variables: labelVariables };

/** A box to tick, beside the sentence of the product. */
function PublicationPart({ words, ...props }: PartProps<'publication'>) {
  return (
    <Agreement {...props} isRequired={false}>
      {words.publish}
    </Agreement>
  );
}

export const publicationLook: FieldLook<'publication'> = {
  Part: PublicationPart,
  variables: labelVariables,
};
