import { useId, useState, type ReactNode } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';

import { Button } from '../../components/Button/Button';
import * as fieldStyles from '../../internal/field.css';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { ariaField, FieldLabel, type FieldProps, FieldText } from '../fieldParts';
import * as styles from './PictureRadioGroup.css';
import { dot } from './RadioGroup.css';

export interface PictureOption {
  value: string;
  label: string;
  /** A muted line below the label. */
  description?: string | undefined;
  /** Decorative. A frame fills the place, of a form the head is shown. */
  picture: ReactNode;
}

export interface PictureOptionGroup {
  id: string;
  /** Left out where one group is all. */
  title?: string | undefined;
  options: readonly PictureOption[];
}

export interface PictureRadioGroupProps extends FieldProps<string> {
  /** If every group has a title, the label is visually hidden. */
  groups: readonly PictureOptionGroup[];
  /** Number of options of a group before a button that shows them all. Default: 8. */
  shown?: number;
}

interface GroupProps {
  group: PictureOptionGroup;
  chosen: string;
  shown: number;
}

function Group({ group: { title, options }, chosen, shown }: GroupProps) {
  const strings = useUiStrings();
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isShort = options.length > shown && !isWhole;
  const listed = isShort
    ? options.filter(({ value }, index) => index < shown || value === chosen)
    : options;

  return (
    <div
      className={styles.group}
      {...(title !== undefined && { role: 'group', 'aria-labelledby': titleId })}
    >
      {title !== undefined && (
        <span id={titleId} className={styles.title}>
          {title}
        </span>
      )}
      <div className={styles.wall}>
        {listed.map(({ value, label, description, picture }) => (
          <Radio key={value} value={value} className={styles.tile}>
            <span className={styles.picture} aria-hidden="true">
              {picture}
            </span>
            <span className={`${dot} ${styles.mark}`} />
            <span className={styles.words}>
              {label}
              {description !== undefined && (
                <span className={styles.description}>{description}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      {isShort && (
        <div className={styles.more}>
          <Button size="small" onPress={() => setIsWhole(true)}>
            {strings.showAll(options.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Single choice of what is told apart by its looks. Without pictures: `RadioGroup`. */
export function PictureRadioGroup({
  label,
  value,
  onChange,
  groups,
  shown = 8,
  ...field
}: PictureRadioGroupProps) {
  const { autoFocus: _, ...aria } = ariaField(field);

  return (
    <AriaRadioGroup
      className={fieldStyles.field}
      value={value === '' ? null : value}
      onChange={onChange}
      {...aria}
    >
      {groups.every(({ title }) => title !== undefined) ? (
        <span className={visuallyHidden}>
          <FieldLabel label={label} isRequired={field.isRequired} />
        </span>
      ) : (
        <FieldLabel label={label} isRequired={field.isRequired} />
      )}
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.id} group={group} chosen={value} shown={shown} />
        ))}
      </div>
      <FieldText hint={field.hint} error={field.error} />
    </AriaRadioGroup>
  );
}
