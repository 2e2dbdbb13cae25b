import {
  orderedOptions,
  otherOption,
  type ReasonBand,
  reasonBands,
  textIn,
} from '@hearback/schema/documents';

import { radio } from '../FormView/FormView.css';
import { labelVariables } from '../variables';
import { OptionGroup } from './choice';
import * as styles from './choices.css';
import type { FieldLook, PartProps } from './FieldLook';

const bands = Object.keys(reasonBands) as ReasonBand[];

const stars = { low: styles.low, middle: styles.middle, high: styles.high };

/**
 * The lists of reasons, of which the chosen star shows one: by its style, without a script. Browsers that cannot,
 * and previews, show all of them under the stars that they are for.
 */
function ReasonsPart({
  field,
  language,
  name,
  id,
  value,
  issue,
  isMarked,
  order,
  folds,
}: PartProps<'reasons'>) {
  const given = String(value ?? '').split('\n');
  const { shuffled, other_label } = field;

  return (
    <div className={folds ? styles.afterStars : undefined}>
      <OptionGroup {...{ field, language, id, name, issue, isMarked }}>
        {bands.map((band) => (
          <div key={band} className={folds ? stars[band] : undefined}>
            <p className={folds ? `${styles.bandLine} ${styles.unneeded}` : styles.bandLine}>
              {reasonBands[band].join('–')} ★
            </p>
            <div className={styles.chips}>
              {[
                ...(shuffled ? orderedOptions(field[band], order) : field[band]),
                { id: otherOption, label: other_label },
              ].map((option) => (
                <label key={option.id} className={styles.step}>
                  <input
                    type="checkbox"
                    className={radio}
                    name={name}
                    value={option.id}
                    defaultChecked={given.includes(option.id)}
                  />
                  <span className={styles.chip}>{textIn(option.label, language)}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </OptionGroup>
    </div>
  );
}

export const reasonsLook: FieldLook<'reasons'> = {
  Part: ReasonsPart,
  variables: labelVariables,
};
